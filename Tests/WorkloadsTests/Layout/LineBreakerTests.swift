import Testing

@testable import Workloads

@Suite struct LineBreakerTests {
  let face = RowStyle(width: 390, height: 72).bodyFace

  private func lines(_ text: String, _ width: Float) -> [String] {
    let characters = Array(text)
    return LineBreaker(width: width).lines(of: ShapedText(text, in: face)).map { line in
      String(line.characterIndices.map { characters[Int($0)] })
    }
  }

  private func width(_ text: String) -> Float {
    ShapedText(text, in: face).advances.reduce(0, +)
  }

  @Test("a change of width changes the lines")
  func widthChangesLines() {
    let text = "the old lighthouse waits"
    #expect(lines(text, 500) == ["the old lighthouse waits"])
    #expect(lines(text, width("the old lighthouse")) == ["the old lighthouse", "waits"])
    #expect(lines(text, width("the old lighthouse") - 1) == ["the old", "lighthouse waits"])
    #expect(lines(text, 0) == ["the", "old", "lighthouse", "waits"])
  }

  @Test("lines end at hyphens inside words, at newlines, and not at other signs")
  func opportunities() {
    #expect(lines("north-west wind", width("north-")) == ["north-", "west", "wind"])
    #expect(lines("a -b", width("a -")) == ["a", "-b"])
    #expect(lines("one\ntwo\n\nthree", 500) == ["one", "two", "", "three"])
    #expect(lines("one\n", 500) == ["one"])
    #expect(lines("", 500) == [""])
    #expect(lines("a/b.c", 1) == ["a/b.c"])
  }

  @Test("spaces at the end of a line hang past the width")
  func spacesHang() {
    #expect(lines("tide   table", width("tide")) == ["tide", "table"])
    #expect(lines("tide   ", width("tide")) == ["tide"])
  }

  @Test("1,000 seeded texts: nothing is lost, nothing sticks out but a lone word, lines are full")
  func seededTexts() {
    for seed in 0..<1_000 {
      var draw = SeededDraw(seed: 7, stream: seed)
      let words = (0..<draw.below(9)).map { _ in
        String((0..<1 + draw.below(12)).map { _ in draw.pick(from: ["a", "W", "i", "-", ","]) })
      }
      check(words.joined(separator: " "), width: Float(draw.below(160)), seed: seed)
    }
  }

  private func check(_ text: String, width: Float, seed: Int) {
    let shaped = ShapedText(text, in: face)
    let lines = LineBreaker(width: width).lines(of: shaped)
    let kept = lines.flatMap(\.characterIndices)
    let ink = text.enumerated().filter { $1 != " " }.map { Int32($0.offset) }
    #expect(kept.filter { shaped.breaks[Int($0)] != .allowedAtSpace } == ink, "seed \(seed)")
    for (index, line) in lines.enumerated() {
      let inside = line.characterIndices.dropLast().map { shaped.breaks[Int($0)] }
      #expect(
        line.width <= width || inside.allSatisfy { $0 == .forbidden },
        "line \(index) of seed \(seed) sticks out")
      #expect(line.positions == ContiguousArray(line.positions.sorted()), "seed \(seed)")
      guard index + 1 < lines.count, let first = lines[index + 1].characterIndices.first else {
        continue
      }
      // With the next piece, up to its own opportunity, the line would not have fitted.
      let start = Int(line.characterIndices.first ?? 0)
      let end = shaped.breaks[Int(first)...].firstIndex { $0 != .forbidden } ?? shaped.count
      let stop = end < shaped.count && shaped.breaks[end] == .allowedAfter ? end + 1 : end
      let longer = shaped.advances[start..<stop].reduce(0, +)
      #expect(longer > width, "line \(index) of seed \(seed) is not full")
    }
  }
}
