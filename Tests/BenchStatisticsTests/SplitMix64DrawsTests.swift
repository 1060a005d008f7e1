import BenchStatistics
import Testing

@Suite struct SplitMix64DrawsTests {
  @Test("Indices stay below their bound and fall on each place about equally often")
  func indices() {
    var generator = SplitMix64(seed: 4)
    for bound in [1, 2, 3, 10] {
      var counts = Array(repeating: 0, count: bound)
      for _ in 0..<2_000 { counts[generator.index(below: bound)] += 1 }
      let expected = 2_000 / Double(bound)
      for count in counts { #expect(abs(Double(count) - expected) < 5 * expected.squareRoot()) }
    }
    for bound in [0, -1, Int.min] { #expect(generator.index(below: bound) == 0) }
    #expect((0..<Int.max).contains(generator.index(below: .max)))
  }

  @Test("Unit draws lie in 0 ..< 1 with mean one half, and the sequence belongs to the seed")
  func units() {
    var generator = SplitMix64(seed: 5)
    var twin = generator
    var sum = 0.0
    for _ in 0..<2_000 {
      let value = generator.unit()
      #expect(value >= 0 && value < 1 && value == twin.unit())
      sum += value
    }
    #expect(abs(sum / 2_000 - 0.5) < 0.03)
  }
}
