/// What a row of the feed says: a name, a time, a body of one to four lines at the usual width.
///
/// A value that depends on the row's index and the feed's seed alone, in whatever order rows are
/// asked for. Cost: a dozen draws and the strings.
package struct RowContent: Equatable, Sendable {
  /// The row's index in the feed.
  package let row: Int
  /// Which recycle pool it belongs to.
  package let kind: RowKind
  /// Who wrote it, up to about 20 characters.
  package let name: String
  /// When, in a few characters: `now`, `4 min`, `09:41`, `Tue`, `12 Mar`.
  package let time: String
  /// One to six sentences.
  package let body: String
  /// One of 0..<`tintCount`: the colour of the picture.
  package let tint: Int

  /// The number of different pictures' colours.
  package static let tintCount = 8
}
