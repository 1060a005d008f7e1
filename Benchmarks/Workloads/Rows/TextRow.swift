/// A row of the weight `text`: its content, laid out.
///
/// Holds what a toolkit's text row holds: the strings, the shaped texts, the lines with each
/// glyph's place. Making one and binding one cost the same shaping and line breaking; a bound row
/// replaces its layout and reuses only itself. It draws nothing.
final class TextRow {
  let style: RowStyle
  /// What the row says now; nil until first bound.
  private(set) var content: RowContent?
  private(set) var name: TextBlock
  private(set) var time: TextBlock
  private(set) var body: TextBlock
  /// The row's width, in points.
  private(set) var width: Double

  /// Makes a row that says nothing.
  init(style: RowStyle) {
    self.style = style
    width = style.width
    name = TextBlock("", in: style.nameFace, width: 0, lineLimit: 1)
    time = TextBlock("", in: style.timeFace, width: 0, lineLimit: 1)
    body = TextBlock("", in: style.bodyFace, width: 0, lineLimit: 1)
  }

  /// Lays out another content.
  func bind(_ content: RowContent) {
    self.content = content
    time = TextBlock(content.time, in: style.timeFace, width: textWidth, lineLimit: 1)
    name = TextBlock(content.name, in: style.nameFace, width: nameWidth, lineLimit: 1)
    body = TextBlock(
      content.body, in: style.bodyFace, width: textWidth, lineLimit: style.bodyLineLimit)
  }

  /// Breaks the lines again for another width of the row, in points; nothing is shaped again.
  func fit(width: Double) {
    self.width = width
    time.fit(width: textWidth)
    name.fit(width: nameWidth)
    body.fit(width: textWidth)
  }

  /// The left edge of the time, which ends at the right margin, in points.
  var timeLeft: Double { width - style.rightMargin - time.width }

  private var textWidth: Double { max(0, width - style.textLeft - style.rightMargin) }
  private var nameWidth: Double { max(0, textWidth - time.width - style.timeGap) }
}
