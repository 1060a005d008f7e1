/// How much one row of the feed costs to make.
package enum RowWeight: String, CaseIterable, Sendable {
  /// Seeded text, broken into lines by glyph advances.
  case text
  /// The same text, drawn glyph by glyph into a backing store of the row's own.
  case pixels
}
