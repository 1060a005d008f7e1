import BenchStatistics
import Glibc

@testable import BenchAnalysis

/// Interleaved sessions with a known truth: pairs of blocks under one kind of noise, from a seed.
struct SessionSimulation {
  /// What disturbs the blocks. A block's value is what the work takes undisturbed, times one and
  /// something.
  enum Noise: CaseIterable, Sendable {
    /// Every block for itself, 1 %.
    case independent
    /// A load that rises by 30 % over the session, and the independent noise.
    case drift
    /// One block in ten meets a neighbour: up to 50 % more.
    case bursts
    /// Neighbours that stay for five pairs and add 20 %.
    case longBursts
    /// What a process drew at its start (layout, pages) stays with all its samples; the block is
    /// the least of ten. Correlation within a process: 0.37.
    case process
    /// Cauchy's distribution, folded: the mean does not exist.
    case heavyTails
    /// A clock of few digits: most blocks have the same value as another.
    case ties
    /// Two modes, 40 % apart.
    case twoModes
  }

  private(set) var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// How much heavier than usual the simulations run: `BENCH_SIMULATIONS=10 swift test` for 10×.
  static var scale: Int {
    guard let text = getenv("BENCH_SIMULATIONS") else { return 1 }
    return Swift.max(Int(String(cString: text)) ?? 1, 1)
  }

  mutating func seed() -> UInt64 { generator.next() }

  /// The block that runs at this point of the session, 0 … 1, for work that takes `time`.
  mutating func block(_ noise: Noise, _ time: Double, at point: Double) -> Double {
    switch noise {
    case .independent: time * (1 + 0.01 * abs(normal()))
    case .drift: time * (1 + 0.3 * point) * (1 + 0.01 * abs(normal()))
    case .bursts:
      time * (1 + 0.005 * abs(normal())) * (generator.unit() < 0.1 ? 1 + 0.5 * generator.unit() : 1)
    case .longBursts:
      time * (1 + 0.005 * abs(normal())) * (Int(point * 6).isMultiple(of: 2) ? 1 : 1.2)
    case .process: time * (1 + 0.006 * abs(normal()) + least(of: 10, 0.008))
    case .heavyTails: time * (1 + 0.005 * abs(tan(.pi * (generator.unit() - 0.5))))
    case .ties: time * (1 + 0.01 * (2 * abs(normal())).rounded())
    case .twoModes:
      time * (1 + 0.01 * abs(normal())) * (generator.unit() < 0.2 ? 1.4 : 1)
    }
  }

  /// `count` pairs of a build and one that is slower by `effect`, each in the order of a coin.
  mutating func pairs(_ count: Int, _ noise: Noise, effect: Double) -> PairedTimes {
    var pairs = PairedTimes()
    for index in 0..<count {
      let isBaseFirst = generator.next() >> 63 == 0
      let times = isBaseFirst ? [100, 100 * (1 + effect)] : [100 * (1 + effect), 100]
      let values = times.enumerated().map { place, time in
        block(noise, time, at: (Double(index) + Double(place) / 2) / Double(count))
      }
      pairs.append(
        base: values[isBaseFirst ? 0 : 1], head: values[isBaseFirst ? 1 : 0])
    }
    return pairs
  }

  /// Runs a whole session of the schedule, `effects` by benchmark, and gives its verdicts.
  mutating func session(
    _ effects: [Double], _ noise: Noise, spread: Double = 1, limits: PairSchedule.Limits = .init()
  ) -> PairSchedule {
    var schedule = PairSchedule(
      effects.indices.map { index in
        PairSchedule.Entry(
          benchmark: "b\(index)", bodyNanoseconds: 1_000, blockNanoseconds: 10e6)
      }, limits: limits)
    let expected = Double(effects.count * 20)
    while let request = schedule.next(using: &generator, elapsedNanoseconds: 0) {
      var values: [Side: Double] = [:]
      for (place, side) in request.order.enumerated() {
        let effect = side == .head ? effects[request.index] : 0
        let point = (Double(schedule.pairsRun) + Double(place) / 2) / expected
        let disturbed = block(noise, 1, at: point)
        values[side] = 100 * (1 + effect) * (1 + spread * (disturbed - 1))
      }
      schedule.record(request, base: values[.base] ?? 0, head: values[.head] ?? 0)
    }
    return schedule
  }

  /// The rate of `hits` in `trials` as text, for messages.
  static func rate(_ hits: Int, _ trials: Int) -> String {
    let interval = Wilson.interval(hits: hits, trials: trials)
    return "\(hits) of \(trials) (\(interval?.low ?? 0) to \(interval?.high ?? 1))"
  }

  private mutating func least(of count: Int, _ size: Double) -> Double {
    (0..<count).map { _ in size * abs(normal()) }.min() ?? 0
  }

  /// A standard normal variable, by Box and Muller.
  private mutating func normal() -> Double {
    (-2 * log(1 - generator.unit())).squareRoot() * cos(2 * .pi * generator.unit())
  }
}
