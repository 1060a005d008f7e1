import Testing

@testable import Workloads

@Suite struct SeededDrawTests {
  @Test("draws stay below their bound and reach both ends")
  func bounds() {
    var draw = SeededDraw(seed: 1, stream: 1)
    let draws = (0..<1_000).map { _ in draw.below(6) }
    #expect(Set(draws) == Set(0..<6))
    #expect((0..<100).allSatisfy { _ in draw.below(1) == 0 })
    #expect((0..<1_000).allSatisfy { _ in (0..<1).contains(draw.fraction()) })
  }

  @Test("neighbouring streams are not one sequence shifted")
  func streamsAreApart() {
    func sequence(_ stream: Int) -> [Int] {
      var draw = SeededDraw(seed: 9, stream: stream)
      return (0..<64).map { _ in draw.below(.max) }
    }
    let sequences = (0..<64).map(sequence)
    #expect(Set(sequences.joined()).count == 64 * 64)
  }
}
