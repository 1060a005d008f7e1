/// Pictures of every glyph of a typeface, at four positions within a pixel.
///
/// Made once, shared by every row, never changed. Making it costs a distance for every pixel and
/// segment of every glyph, so a feed makes it before it is measured. Heights are snapped to whole
/// pixels, so that the baseline and the tops of small letters are sharp; widths are not.
final class GlyphAtlas: Sendable {
  /// Positions within a pixel for which there is a picture each.
  static let phases = 4

  private let pictures: ContiguousArray<GlyphPicture>

  /// Draws every glyph of the alphabet in a typeface's size and weight.
  init(_ alphabet: Alphabet, in face: Typeface) {
    var pictures = ContiguousArray<GlyphPicture>()
    pictures.reserveCapacity(alphabet.outlines.count * Self.phases)
    for outline in alphabet.outlines {
      for phase in 0..<Self.phases {
        let shift = Double(phase) / Double(Self.phases)
        pictures.append(GlyphRaster(outline, in: face, shift: shift).picture())
      }
    }
    self.pictures = pictures
  }

  /// The picture of a glyph whose pen stands `quarters` quarters of a pixel into its pixel.
  func picture(of glyph: UInt16, quarters: Int) -> GlyphPicture {
    pictures[Int(glyph) * Self.phases + quarters]
  }
}
