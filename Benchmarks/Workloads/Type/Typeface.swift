/// The alphabet at one size and one weight: what a layout asks for.
///
/// Holds the advance of every glyph in points and the kerning pairs. Immutable, shared by every
/// row: a class so that a row pays one reference for it. It holds no pictures; those are a
/// `GlyphAtlas`.
final class Typeface: Sendable {
  /// Points per design unit.
  let scale: Double
  /// The width of the pen, in points.
  let penWidth: Double
  /// The distance from one baseline to the next, in points.
  let lineHeight: Double

  private let advances: ContiguousArray<Float>
  private let kerning: KerningTable

  /// Sizes the alphabet: `scale` points per design unit, drawn with a pen of `penWidth` points.
  init(
    _ alphabet: Alphabet, kerning: KerningTable, scale: Double, penWidth: Double,
    lineHeight: Double
  ) {
    self.scale = scale
    self.penWidth = penWidth
    self.lineHeight = lineHeight
    self.kerning = kerning
    // A heavier pen takes its extra width from the bearings; give most of it back.
    let tracking = max(0, penWidth - 0.9) * 0.7 + 0.15
    advances = ContiguousArray(alphabet.outlines.map { Float($0.advance * scale + tracking) })
  }

  /// How far the pen moves on after a glyph, in points.
  func advance(of glyph: UInt16) -> Float { advances[Int(glyph)] }

  /// How much further it moves when `second` follows `first`, in points; O(log pairs).
  func kern(from first: UInt16, to second: UInt16) -> Float {
    Float(kerning.shift(from: first, to: second) * scale)
  }
}
