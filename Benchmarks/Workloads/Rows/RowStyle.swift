/// How a row looks: its size in points, where its parts stand, its typefaces.
///
/// Immutable and shared by every row; a class so that a row pays one reference for it. One point is
/// one pixel.
final class RowStyle: Sendable {
  /// The row's width, in points.
  let width: Double
  /// The row's height, in points.
  let height: Double
  let nameFace: Typeface
  let timeFace: Typeface
  let bodyFace: Typeface
  let alphabet: Alphabet

  /// The picture's side and its distance from the row's left and upper edge, in points.
  let pictureSide = 44.0
  let pictureInset = 12.0
  /// The text's distance from the left edge, and the free strip at the right edge.
  let textLeft = 68.0
  let rightMargin = 12.0
  /// The least gap between the name and the time.
  let timeGap = 10.0
  /// The first baselines, from the row's upper edge.
  let nameBaseline = 20.0
  let bodyBaseline = 36.0

  /// Makes the style of rows of a size, in points; each side is 1…10,000.
  init(width: Double, height: Double) {
    precondition(
      (1...10_000).contains(width) && (1...10_000).contains(height),
      "a row of \(width) × \(height) pt cannot be drawn")
    self.width = width
    self.height = height
    alphabet = Alphabet()
    let kerning = KerningTable()
    nameFace = Typeface(
      alphabet, kerning: kerning, scale: 0.66, penWidth: 1.75, lineHeight: 18)
    timeFace = Typeface(
      alphabet, kerning: kerning, scale: 0.52, penWidth: 1.05, lineHeight: 14)
    bodyFace = Typeface(
      alphabet, kerning: kerning, scale: 0.6, penWidth: 1.2, lineHeight: 15)
  }

  /// The body's lines that have room above the row's lower edge; at least one.
  var bodyLineLimit: Int {
    let room = height - 4 - bodyBaseline
    return 1 + max(0, Int(room / bodyFace.lineHeight))
  }
}
