import Testing

@testable import Workloads

@Suite struct TextBlockTests {
  let style = RowStyle(width: 390, height: 72)
  let text = "A pair of divers looks across the salt marsh before first light. No wind today."

  private func block(width: Double, lineLimit: Int) -> TextBlock {
    TextBlock(text, in: style.bodyFace, width: width, lineLimit: lineLimit)
  }

  @Test("a text of more lines than the limit ends in dots that fit")
  func truncation() {
    let characters = Array(text)
    for width in stride(from: 60.0, through: 300, by: 7) {
      let whole = block(width: width, lineLimit: 99)
      let cut = block(width: width, lineLimit: 2)
      guard whole.lines.count > 2, let last = cut.lines.last else { continue }
      #expect(cut.lines.count == 2)
      #expect(cut.lines[0] == whole.lines[0])
      #expect(last.width <= Float(width))
      let dot = Alphabet.glyph(of: Character("."))
      #expect(last.glyphs.suffix(3) == [dot, dot, dot])
      let kept = last.characterIndices.dropLast(3)
      #expect(kept == whole.lines[1].characterIndices.prefix(kept.count))
      #expect(kept.last.map { characters[Int($0)] != " " } ?? true)
    }
  }

  @Test("dots stand alone where nothing else fits")
  func dotsAlone() {
    let last = block(width: 1, lineLimit: 1).lines.last
    #expect(last?.count == 3)
  }

  @Test("fitting another width gives the lines of a block made for it")
  func fitting() {
    var fitted = block(width: 310, lineLimit: 3)
    for width in [200.0, 90, 500, 310] {
      fitted.fit(width: width)
      #expect(fitted.lines == block(width: width, lineLimit: 3).lines)
    }
  }

  @Test("kerning draws a pair together, and only within its text")
  func kerning() {
    func width(_ text: String) -> Double {
      TextBlock(text, in: style.bodyFace, width: 500, lineLimit: 1).width
    }
    #expect(width("To") < width("T") + width("o"))
    #expect((width("no") - width("n") - width("o")).magnitude < 1e-5)
  }

  @Test("a tag is a # at the start of a word and the letters, digits and hyphens after it")
  func tags() {
    func tagged(_ text: String) -> String {
      let shaped = ShapedText(text, in: style.bodyFace)
      return String(zip(text, shaped.roles).map { $1 == .tag ? $0 : "." })
    }
    #expect(tagged("at #low-water7, #x") == "...#low-water7..#x")
    #expect(tagged("c#d #") == "....#")
  }
}
