import Testing

@testable import Workloads

@Suite struct AlphabetTests {
  let alphabet = Alphabet()

  @Test("every printable ASCII character has strokes of its own, except the space")
  func everyCharacterHasStrokes() {
    var seen: [GlyphOutline] = []
    for code in UInt32(33)...126 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let outline = alphabet.outlines[Int(Alphabet.glyph(of: scalar))]
      #expect(!outline.segments.isEmpty, "\(scalar)")
      #expect(!seen.contains(outline), "\(scalar) looks like another character")
      seen.append(outline)
    }
    let space = alphabet.outlines[Int(Alphabet.glyph(of: Unicode.Scalar(" ")))]
    #expect(space.segments.isEmpty)
    #expect(space.advance == 5.6)
  }

  @Test("strokes stay between descender and ascender and start at the left bearing")
  func strokesStayInside() {
    for (glyph, outline) in alphabet.outlines.enumerated() where !outline.segments.isEmpty {
      let xs = outline.segments.flatMap { [$0.startX, $0.endX] }
      let ys = outline.segments.flatMap { [$0.startY, $0.endY] }
      #expect(xs.min() == 0, "glyph \(glyph)")
      #expect(ys.allSatisfy { (-4...15).contains($0) }, "glyph \(glyph)")
      #expect(outline.advance > outline.inkWidth, "glyph \(glyph)")
    }
  }

  @Test("digits are of one advance, letters are not")
  func digitsAreTabular() {
    func advance(_ character: Character) -> Double {
      alphabet.outlines[Int(Alphabet.glyph(of: character))].advance
    }
    for digit in "0123456789" {
      #expect((advance(digit) - advance("0")).magnitude < 1e-9, "\(digit)")
    }
    #expect(advance("i") < advance("n"))
    #expect(advance("n") < advance("m"))
    #expect(advance("I") < advance("W"))
  }

  @Test(
    "a character without a glyph is the box",
    arguments: ["\u{1F}", "\u{7F}", "é", "e\u{301}", "\r\n", "\u{1F600}", "\u{2014}"])
  func otherCharactersAreTheBox(character: Character) {
    #expect(Alphabet.glyph(of: character) == 0)
  }

  @Test(
    "a line that cannot be read is no outline",
    arguments: ["", "1", "1 2 M", "1 2 M1", "1 2 X1 2", "1 2 Q1 2 3", "1 2 1 2", "a b M0 0"])
  func brokenLines(line: String) {
    #expect(OutlineReader.outline(of: line[...]) == nil)
  }
}
