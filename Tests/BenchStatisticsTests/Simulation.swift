import BenchStatistics
import Glibc

/// Random series and block values with known truth, from a seed.
struct Simulation {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// How much heavier than usual the simulations run: `BENCH_SIMULATIONS=10 swift test` for 10×.
  static var scale: Int {
    guard let text = getenv("BENCH_SIMULATIONS") else { return 1 }
    return Swift.max(Int(String(cString: text)) ?? 1, 1)
  }

  mutating func seed() -> UInt64 { generator.next() }

  mutating func index(below bound: Int) -> Int { generator.index(below: bound) }

  mutating func uniform(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * generator.unit()
  }

  /// A standard normal variable, by Box and Muller.
  mutating func normal() -> Double {
    (-2 * log(1 - generator.unit())).squareRoot() * cos(2 * .pi * generator.unit())
  }

  /// The time of a block of work that takes `time` undisturbed: noise only adds, sometimes a lot.
  mutating func block(_ time: Double) -> Double {
    let burst = generator.unit() < 0.1 ? uniform(0, 0.5) : 0
    return time * (1 + 0.01 * abs(normal()) + burst)
  }
}
