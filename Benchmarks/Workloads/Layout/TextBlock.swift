/// A text laid out for a width: the label of a toolkit, without its view.
///
/// Keeps the shaped text, so that a new width breaks lines without shaping again, and the lines, at
/// most `lineLimit` of them, the last one cut with dots if there were more. A new text replaces all
/// of it, as toolkits do: nothing is reused.
struct TextBlock {
  private let text: ShapedText
  private let lineLimit: Int
  /// The typeface it was shaped in.
  let face: Typeface
  /// The lines, from the top.
  private(set) var lines: ContiguousArray<TextLine>

  /// Shapes and breaks `text`.
  init(_ text: String, in face: Typeface, width: Double, lineLimit: Int) {
    self.text = ShapedText(text, in: face)
    self.face = face
    self.lineLimit = lineLimit
    lines = []
    fit(width: width)
  }

  /// The width of the widest line, in points.
  var width: Double { Double(lines.reduce(0) { max($0, $1.width) }) }

  /// Breaks the lines again for another width, in points.
  mutating func fit(width: Double) {
    lines = LineBreaker(width: Float(width)).lines(of: text)
    guard lines.count > lineLimit else { return }
    lines.removeLast(lines.count - lineLimit)
    lines[lineLimit - 1].truncate(toWidth: Float(width), in: face)
  }
}
