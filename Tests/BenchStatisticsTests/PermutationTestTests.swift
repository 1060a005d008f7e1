import BenchStatistics
import Glibc
import Testing

@Suite struct PermutationTestTests {
  /// The p-value from its definition: every way to swap, every list sorted anew.
  private func definition(base: [Double], candidate: [Double], shift: Double) -> Double {
    func statistic(_ low: [Double], _ high: [Double]) -> Double {
      func lowerHalf(_ values: [Double]) -> Double {
        let half = (values.count + 1) / 2
        return values.sorted().prefix(half).reduce(0, +) / Double(half)
      }
      return lowerHalf(high) - lowerHalf(low)
    }
    let low = base.map { log($0) }
    let high = candidate.map { log($0) - log1p(shift) }
    let observed = statistic(low, high)
    var hits = 0
    for mask in 0..<(1 << base.count) {
      let pairs = zip(low, high).enumerated().map { index, pair in
        (mask >> index) & 1 == 1 ? (pair.1, pair.0) : pair
      }
      if statistic(pairs.map(\.0), pairs.map(\.1)) >= observed - 1e-9 { hits += 1 }
    }
    return Double(hits) / Double(1 << base.count)
  }

  @Test("The p-value is the share of swaps by definition, in every small world, ties included")
  func oracle() throws {
    var simulation = Simulation(seed: 16)
    for round in 0..<150 {
      let count = 1 + round % 7
      let values = (0..<(2 * count)).map { _ in Double(1 + simulation.index(below: 6)) }
      let base = Array(values.prefix(count))
      let candidate = Array(values.suffix(count))
      let test = try #require(PermutationTest(base: base, candidate: candidate))
      for bound in [-0.03, 0, 0.01, 0.25] {
        let slower = try #require(test.p(effectAtMost: bound, alpha: 0.05, seed: 1))
        let expected = definition(base: base, candidate: candidate, shift: bound)
        #expect(slower.p == expected, "\(base) \(candidate) at \(bound)")
        #expect(slower.isExhaustive && slower.swaps == 1 << count)
        let faster = try #require(test.p(effectAtLeast: bound, alpha: 0.05, seed: 1))
        let mirrored = definition(base: candidate, candidate: base, shift: 1 / (1 + bound) - 1)
        #expect(abs(faster.p - mirrored) < 1e-12, "\(base) \(candidate) at \(bound)")
      }
    }
  }

  @Test("A test at a level answers as its p-value does, in small worlds and with random swaps")
  func atLevel() throws {
    var simulation = Simulation(seed: 17)
    for round in 0..<120 {
      let count = round % 12 == 0 ? 18 : round % 12
      let values = (0..<(2 * count)).map { _ in Double(20 + simulation.index(below: 3)) }
      let test = try #require(
        PermutationTest(
          base: Array(values.prefix(count)), candidate: Array(values.suffix(count))))
      for (bound, level) in [(-0.05, 0.3), (0, 0.5), (0, 0.05), (0.01, 0.125), (0.02, 0.02)] {
        let above = try #require(test.p(effectAtMost: bound, alpha: level, seed: 9))
        #expect(test.isAbove(bound, level: level, seed: 9) == (above.p <= level), "\(values)")
        let below = try #require(test.p(effectAtLeast: bound, alpha: level, seed: 9))
        #expect(test.isBelow(bound, level: level, seed: 9) == (below.p <= level), "\(values)")
      }
    }
  }

  @Test("Where no swap but none reaches the difference, p is the least that there is")
  func leastP() throws {
    for count in [1, 2, 8, 13] {
      let test = try #require(
        PermutationTest(
          base: Array(repeating: 100, count: count), candidate: Array(repeating: 110, count: count))
      )
      let outcome = try #require(test.p(effectAtMost: 0, alpha: 0.01, seed: 0))
      #expect(outcome.p == pow(0.5, Double(count)))
      #expect(abs(test.effect - 0.1) < 1e-12)
    }
    let many = try #require(
      PermutationTest(
        base: Array(repeating: 100, count: 20), candidate: Array(repeating: 110, count: 20)))
    let outcome = try #require(many.p(effectAtMost: 0, alpha: 0.01, seed: 5))
    #expect(outcome.p == 0.0005 && outcome.swaps == 1_999 && !outcome.isExhaustive)
  }

  @Test("Builds that do the same stop at 40 hits")
  func stopsEarly() throws {
    let same = Array(repeating: 5.0, count: 70)
    let test = try #require(PermutationTest(base: same, candidate: same))
    let outcome = try #require(test.p(effectAtMost: 0, alpha: 1e-4, seed: 3))
    #expect(outcome.p == 1 && outcome.swaps == 40 && !outcome.isExhaustive)
  }

  @Test("Nothing changed: p falls below 0.1 in about 10 of 100 sessions, whatever the noise")
  func falseAlarms() throws {
    var simulation = Simulation(seed: 99)
    for count in [8, 20] {
      var alarms = 0
      let sessions = 200 * Simulation.scale
      for _ in 0..<sessions {
        // Neighbours share a load that drifts; the order inside a pair is drawn at random.
        let pairs = (0..<count).map { index -> (Double, Double) in
          let load = 1 + 0.3 * sin(Double(index))
          return (simulation.block(100 * load), simulation.block(100 * load))
        }
        let test = try #require(
          PermutationTest(base: pairs.map(\.0), candidate: pairs.map(\.1)))
        let outcome = try #require(test.p(effectAtMost: 0, alpha: 0.1, seed: simulation.seed()))
        if outcome.p <= 0.1 { alarms += 1 }
      }
      let interval = try #require(
        Wilson.interval(hits: alarms, trials: sessions, confidence: 0.999))
      #expect(interval.low <= 0.1, "\(alarms) of \(sessions) with \(count) pairs")
    }
  }

  @Test("On recorded noise a copy shows no change, and 5 % more work is seen at a strict level")
  func recordedBlocks() throws {
    let strict = 0.01 / (4 * 20)
    let same = try #require(
      PermutationTest(base: RecordedBlocks.base, candidate: RecordedBlocks.same))
    let slowerThanOne = try #require(same.p(effectAtMost: 0.01, alpha: 0.05, seed: 1))
    let fasterThanOne = try #require(same.p(effectAtLeast: -0.01, alpha: 0.05, seed: 1))
    let belowThree = try #require(same.p(effectAtLeast: 0.03, alpha: 0.005, seed: 1))
    let aboveMinusThree = try #require(same.p(effectAtMost: -0.03, alpha: 0.005, seed: 1))
    #expect(slowerThanOne.p > 0.05 && fasterThanOne.p > 0.05)
    #expect(belowThree.p <= 0.005 && aboveMinusThree.p <= 0.005)

    let slower = try #require(
      PermutationTest(base: RecordedBlocks.base, candidate: RecordedBlocks.slowerBy5Percent))
    #expect(abs(slower.effect - 0.05) < 0.01)
    let seen = try #require(slower.p(effectAtMost: 0.01, alpha: strict, seed: 1))
    #expect(seen.p <= strict)
  }

  @Test("Lists that cannot be paired have no test, impossible questions no answer")
  func hostileValues() throws {
    for (base, candidate) in [
      ([], []), ([1], []), ([1], [1, 2]), ([0], [1]), ([-1], [1]), ([.nan], [1]),
      ([1], [.infinity]),
    ] as [([Double], [Double])] {
      #expect(PermutationTest(base: base, candidate: candidate) == nil)
      #expect(
        EffectInterval(base: base, candidate: candidate, bootstrap: Bootstrap(seed: 1)) == nil)
    }
    let test = try #require(
      PermutationTest(base: [Double.leastNonzeroMagnitude, 1], candidate: [1e308, 1.7e308]))
    #expect(test.effect == .greatestFiniteMagnitude)
    for bound in [-1, -2, .nan, .infinity] as [Double] {
      #expect(test.p(effectAtMost: bound, alpha: 0.05, seed: 1) == nil)
      #expect(test.p(effectAtLeast: bound, alpha: 0.05, seed: 1) == nil)
    }
    for bound in [-1, .nan, .infinity] as [Double] {
      #expect(!test.isAbove(bound, level: 0.5, seed: 1))
      #expect(!test.isBelow(bound, level: 0.5, seed: 1))
    }
    for alpha in [0, 1, -1, .nan, .infinity] as [Double] {
      #expect(test.p(effectAtMost: 0, alpha: alpha, seed: 1) == nil)
      #expect(!test.isAbove(0, level: alpha, seed: 1))
    }
    // A level that no number of swaps reaches: the count is held to what can be done.
    let same = Array(repeating: 1.0, count: 17)
    let tiny = try #require(PermutationTest(base: same, candidate: same))
    #expect(tiny.p(effectAtMost: 0, alpha: Double.leastNonzeroMagnitude, seed: 1)?.p == 1)
  }
}

@Suite struct EffectIntervalTests {
  @Test("On recorded noise the interval holds the true effect and has some width")
  func recordedBlocks() throws {
    let builds = [
      (RecordedBlocks.same, 0.0), (RecordedBlocks.slowerBy3Percent, 0.03),
      (RecordedBlocks.slowerBy5Percent, 0.05),
    ]
    for (candidate, truth) in builds {
      let effect = try #require(
        EffectInterval(
          base: RecordedBlocks.base, candidate: candidate, bootstrap: Bootstrap(seed: 2)))
      #expect(effect.interval.contains(truth), "\(effect)")
      #expect(effect.interval.contains(effect.effect))
      #expect(effect.interval.halfWidth > 0 && effect.interval.halfWidth < 0.1)
      let test = try #require(PermutationTest(base: RecordedBlocks.base, candidate: candidate))
      #expect(test.effect == effect.effect)
    }
  }

  @Test("One pair has no interval; equal blocks have one of no width, whatever their size")
  func fewPairs() throws {
    let bootstrap = Bootstrap(resamples: 20, seed: 2)
    #expect(EffectInterval(base: [1], candidate: [1], bootstrap: bootstrap) == nil)
    let flat = try #require(
      EffectInterval(base: [1e300, 1e300], candidate: [2e300, 2e300], bootstrap: bootstrap))
    #expect(abs(flat.effect - 1) < 1e-12 && flat.interval.halfWidth < 1e-12)
  }
}
