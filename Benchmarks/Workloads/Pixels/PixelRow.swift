/// A row of the weight `pixels`: a text row and the memory it is drawn into.
///
/// Holds 4·width·height bytes (112,320 at 390 × 72) from its making to its end. Binding lays the
/// text out and draws it over the old pixels: the memory is reused, the work is not.
final class PixelRow {
  private let painter: RowPainter
  /// The layout that is drawn.
  let text: TextRow
  /// What the row looks like.
  private(set) var store: PixelStore

  /// Allocates a blank row.
  init(style: RowStyle, painter: RowPainter) {
    self.painter = painter
    text = TextRow(style: style)
    store = painter.blankStore(of: style)
  }

  /// Lays out and draws another content.
  func bind(_ content: RowContent) {
    text.bind(content)
    painter.draw(text, into: &store)
  }
}
