import Testing

@testable import Workloads

@Suite struct TypefaceTests {
  let alphabet = Alphabet()
  let kerning = KerningTable()

  private func shift(_ pair: String) -> Double {
    let glyphs = pair.unicodeScalars.map { Alphabet.glyph(of: $0) }
    return kerning.shift(from: glyphs[0], to: glyphs[1])
  }

  @Test(
    "listed pairs move, at either end of the table too; others do not",
    arguments: [
      ("A\"", -1.4), ("AV", -1.4), ("To", -1.4), ("f'", 0.6), ("y.", -1.2), ("yo", -0.2),
      ("VV", 0), ("oT", 0), ("  ", 0), ("~~", 0),
    ])
  func pairs(pair: String, expected: Double) {
    #expect(shift(pair) == expected)
  }

  @Test("bisection finds the pairs that a walk over all of them finds")
  func bisectionMissesNothing() {
    var moved = 0
    for first in UInt16(0)..<96 {
      for second in UInt16(0)..<96 where kerning.shift(from: first, to: second) != 0 {
        moved += 1
      }
    }
    #expect(moved == kerning.count)
    #expect(moved > 80)
  }

  @Test("advances and kerning scale with the size")
  func advancesScale() {
    func face(_ scale: Double) -> Typeface {
      Typeface(alphabet, kerning: kerning, scale: scale, penWidth: 0.9, lineHeight: 20)
    }
    let (small, large) = (face(0.5), face(1))
    let capital = Alphabet.glyph(of: Unicode.Scalar("A"))
    let other = Alphabet.glyph(of: Unicode.Scalar("V"))
    let difference = large.advance(of: capital) - small.advance(of: capital)
    #expect((difference - Float(5.7)).magnitude < 1e-5)
    #expect(large.kern(from: capital, to: other) == 2 * small.kern(from: capital, to: other))
  }
}
