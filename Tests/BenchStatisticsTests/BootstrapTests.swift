import BenchStatistics
import Testing

@Suite struct BootstrapTests {
  private func plain(_ statistic: Bootstrap.Statistic, _ values: [Double]) -> Double? {
    switch statistic {
    case .lowerHalfMean: LowerHalfMean.ofValues(values)
    case .lowerHalfMeanOfLogarithms: LowerHalfMean.ofLogarithms(values)
    case .median: Quantile.median(values)
    case .mean: Mean.arithmetic(values)
    }
  }

  @Test("The fast path gives what resampling the values themselves gives")
  func fastPathAgrees() throws {
    var simulation = Simulation(seed: 44)
    for count in [2, 3, 4, 7, 10, 31] {
      // Sorted, since the draws are of places and the fast path sorts.
      let values = (0..<count).map { _ in simulation.block(100).rounded() }.sorted()
      let bootstrap = Bootstrap(resamples: 200, seed: simulation.seed())
      for statistic in Bootstrap.Statistic.allCases {
        let fast = try #require(bootstrap.interval(of: values, statistic))
        let slow = try #require(
          bootstrap.interval(of: values) { self.plain(statistic, $0) })
        #expect(abs(fast.low - slow.low) < 1e-9 && abs(fast.high - slow.high) < 1e-9)
      }
    }
  }

  @Test("The same seed gives the same interval, and it holds the estimate of the sample")
  func seeded() throws {
    let values = RecordedBlocks.base
    for statistic in Bootstrap.Statistic.allCases {
      let one = try #require(Bootstrap(seed: 1).interval(of: values, statistic))
      #expect(one == Bootstrap(seed: 1).interval(of: values.reversed(), statistic))
      let estimate = try #require(plain(statistic, values))
      #expect(one.contains(estimate))
      #expect(one.halfWidth > 0)
    }
  }

  @Test("A 90 % interval of the median holds the true one in 84 to 96 of 100 samples")
  func coverage() {
    var simulation = Simulation(seed: 3)
    var hits = 0
    let samples = 200 * Simulation.scale
    for _ in 0..<samples {
      let values = (0..<25).map { _ in simulation.normal() }
      let bootstrap = Bootstrap(resamples: 200, confidence: 0.9, seed: simulation.seed())
      if bootstrap.interval(of: values, .median)?.contains(0) == true { hits += 1 }
    }
    let share = Double(hits) / Double(samples)
    #expect(share >= 0.84 && share <= 0.96, "\(hits) of \(samples)")
  }

  @Test("One block has no interval, equal blocks have one without width, nonsense has none")
  func hostileValues() throws {
    let bootstrap = Bootstrap(resamples: 50, seed: 9)
    for statistic in Bootstrap.Statistic.allCases {
      for values in [[], [5], [1, .nan], [1, .infinity]] as [[Double]] {
        #expect(bootstrap.interval(of: values, statistic) == nil)
      }
      let flat = try #require(bootstrap.interval(of: [3, 3, 3, 3], statistic))
      #expect(flat.halfWidth == 0)
      #expect(bootstrap.interval(of: [1e308, 1e308, -1e308], statistic) != nil)
    }
    #expect(bootstrap.interval(of: [1, 2]) { _ in .nan } == nil)
    #expect(bootstrap.interval(of: [1, 2]) { _ in nil } == nil)
    let odd = Bootstrap(resamples: .min, confidence: .nan, seed: 0)
    #expect(odd.resamples == 1 && odd.confidence == 0.95)
    #expect(odd.interval(of: [1, 2], .median) != nil)
  }
}
