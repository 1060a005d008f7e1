import Testing

@testable import Workloads

@Suite struct RowWriterTests {
  @Test("a row's content depends on the seed and its index, not on the order of asking")
  func contentIsSeeded() {
    let forwards = (0..<500).map { RowWriter(seed: 3).content(ofRow: $0) }
    let writer = RowWriter(seed: 3)
    let backwards = (0..<500).reversed().map { writer.content(ofRow: $0) }
    #expect(forwards == backwards.reversed())
    let other = (0..<500).map { RowWriter(seed: 4).content(ofRow: $0) }
    #expect(zip(forwards, other).count { $0.body == $1.body } < 5)
  }

  @Test("rows rarely say the same; their kind is known without writing them")
  func rowsDiffer() {
    let writer = RowWriter(seed: 1)
    let rows = (0..<2_000).map { writer.content(ofRow: $0) }
    #expect(Set(rows.map(\.body)).count > 1_900)
    #expect(Set(rows.map(\.tint)) == Set(0..<RowContent.tintCount))
    #expect(rows.allSatisfy { writer.kind(ofRow: $0.row) == $0.kind })
    #expect((200...466).contains(rows.count { $0.kind == .channel }))
  }

  @Test("bodies take one to four lines at the usual width, and every number occurs")
  func bodiesTakeOneToFourLines() {
    let style = RowStyle(width: 390, height: 72)
    let writer = RowWriter(seed: 1)
    let counts = (0..<400).map { row in
      let shaped = ShapedText(writer.content(ofRow: row).body, in: style.bodyFace)
      return LineBreaker(width: 310).lines(of: shaped).count
    }
    #expect(Set(counts) == [1, 2, 3, 4])
  }

  @Test("every character that is ever written has a glyph")
  func charactersHaveGlyphs() {
    let writer = RowWriter(seed: 1)
    for row in 0..<300 {
      let content = writer.content(ofRow: row)
      let text = content.name + content.time + content.body
      #expect(text.allSatisfy { Alphabet.glyph(of: $0) != 0 }, "row \(row): \(text)")
    }
  }

  @Test("any index is a row", arguments: [Int.min, -1, 0, Int.max])
  func anyIndex(row: Int) {
    #expect(!RowWriter(seed: .max).content(ofRow: row).body.isEmpty)
  }
}
