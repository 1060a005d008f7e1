import Testing

@testable import Workloads

@Suite struct GlyphAtlasTests {
  let style = RowStyle(width: 390, height: 72)

  private func picture(_ character: Character, _ face: Typeface, shift: Double) -> GlyphPicture {
    let outline = style.alphabet.outlines[Int(Alphabet.glyph(of: character))]
    return GlyphRaster(outline, in: face, shift: shift).picture()
  }

  @Test(
    "letters stand on the baseline and reach their heights", arguments: ["nosx", "HEZT", "pqgy"])
  func heights(letters: String) {
    let face = style.bodyFace
    let (high, low) = (Int((14 * face.scale).rounded()), Int((10 * face.scale).rounded()))
    for letter in letters {
      let picture = picture(letter, face, shift: 0)
      let rows = (0..<picture.mask.height).filter { row in
        let start = row * picture.mask.width
        return picture.mask.coverage[start..<start + picture.mask.width].contains { $0 > 100 }
      }
      let top = picture.top - (rows.first ?? 0)
      let bottom = picture.top - 1 - (rows.last ?? 0)
      #expect(top == (letter.isUppercase ? high : low) + 1, "\(letter)")
      #expect(bottom == ("pqgy".contains(letter) ? -2 : 0), "\(letter)")
    }
  }

  @Test("the shift within a pixel moves the ink and keeps its amount")
  func shiftsKeepTheInk() {
    func ink(_ character: Character, _ shift: Double) -> (sum: Double, middle: Double) {
      let picture = picture(character, style.bodyFace, shift: shift)
      var (sum, moment) = (0.0, 0.0)
      for (index, coverage) in picture.mask.coverage.enumerated() {
        let x = Double(picture.left + index % picture.mask.width) + 0.5
        sum += Double(coverage)
        moment += Double(coverage) * x
      }
      return (sum, moment / sum)
    }
    for character in "aeW8@" {
      let still = ink(character, 0)
      for shift in [0.25, 0.5, 0.75] {
        let moved = ink(character, shift)
        #expect((moved.sum / still.sum - 1).magnitude < 0.04, "\(character)")
        #expect((moved.middle - still.middle - shift).magnitude < 0.1, "\(character)")
      }
    }
  }

  @Test("a space has no picture, a heavier face has more ink")
  func weight() {
    #expect(picture(" ", style.bodyFace, shift: 0).mask.coverage.isEmpty)
    func ink(_ face: Typeface) -> Int {
      picture("n", face, shift: 0).mask.coverage.reduce(0) { $0 + Int($1) }
    }
    #expect(ink(style.nameFace) > ink(style.bodyFace))
    #expect(ink(style.bodyFace) > ink(style.timeFace))
  }
}
