import BenchModel
import BenchStatistics
import Testing

@testable import BenchReport

private func labels(
  _ values: [Double], _ unit: Unit, _ scale: ChartAxis.Scale, _ count: Int = 7,
  fromZero: Bool = true
) -> [String] {
  AxisScale(
    ChartAxis("y", unit, scale: scale), values: values, maximumTicks: count, fromZero: fromZero,
    showsZero: false
  ).ticks.map(\.label)
}

@Test("ticks are nice numbers in one unit, or carry their own on a logarithmic axis")
func ticksAreNice() {
  #expect(labels([0, 980], .count, .linear) == ["0", "200", "400", "600", "800", "1,000"])
  #expect(labels([0, 3e6], .nanoseconds, .linear, 4) == ["0", "1", "2", "3"])
  #expect(labels([0.1, 0.3], .ratio, .linear, 4) == ["0.0", "0.1", "0.2", "0.3"])
  #expect(labels([100, 130], .count, .linear, 4, fromZero: false) == ["100", "110", "120", "130"])
  #expect(labels([0, 0], .bytes, .linear) == ["0"])
  #expect(labels([], .bytes, .logarithmic) == ["0"])
  let memory = ["1 KiB", "32 KiB", "1 MiB", "32 MiB", "1 GiB"]
  #expect(labels([1_024, 1_288_490_188], .bytes, .logarithmic) == memory)
  #expect(labels([0, 1_024, 1_288_490_188], .bytes, .logarithmic) == ["0"] + memory)
  #expect(
    labels([50, 2e6], .nanoseconds, .logarithmic) == ["100 ns", "1 µs", "10 µs", "100 µs", "1 ms"])
  #expect(labels([3, 9], .count, .logarithmic) == ["2", "5", "10"])
  #expect(labels([1_000], .count, .logarithmic) == ["1,000", "2,000"])
}

@Test("positions rise with the values and stay within the axis", arguments: 1...300)
func positionsRise(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  let values = (0..<12).map { _ -> Double in
    let any = Double(bitPattern: random.next())
    let plain = Double(random.next() % 1_000_000)
    return seed % 2 == 0 && any.isFinite ? any : plain
  }.sorted()
  for scale in [ChartAxis.Scale.linear, .logarithmic] {
    for unit in [Unit.bytes, .count, .nanoseconds] {
      let axis = AxisScale(
        ChartAxis("y", unit, scale: scale), values: values, maximumTicks: 6,
        fromZero: seed % 3 == 0,
        showsZero: seed % 5 == 0)
      let places = values.map(axis.position)
      #expect(places.allSatisfy { (0...1).contains($0) }, "seed \(seed)")
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 }, "seed \(seed)")
      let ticks = axis.ticks
      #expect((1...14).contains(ticks.count), "seed \(seed): \(ticks)")
      #expect(Set(ticks.map(\.label)).count == ticks.count, "seed \(seed): \(ticks)")
      #expect(ticks.allSatisfy { (0...1).contains($0.position) }, "seed \(seed): \(ticks)")
    }
  }
}

@Test("the logarithm to base 2 is right on powers, between them, and on subnormals")
func binaryLogarithms() {
  for exponent in [-1_074, -1_022, -1, 0, 1, 10, 30, 1_023] {
    let value = Double(sign: .plus, exponent: exponent, significand: 1)
    #expect(BinaryLogarithm.of(value) == Double(exponent))
  }
  #expect(abs(BinaryLogarithm.of(10) - 3.321_928_094_887_362_3) < 1e-14)
  #expect(abs(BinaryLogarithm.of(1.999_999) - 0.999_999_278_652_3) < 1e-12)
  #expect(BinaryLogarithm.of(0) == 0 && BinaryLogarithm.of(.infinity) == 0)
}
