import BenchStatistics
import Testing

@Suite struct IntervalTests {
  @Test("An interval has finite ends in order, and a finite half width")
  func ends() throws {
    let interval = try #require(Interval(low: -1, high: 3))
    #expect(interval.halfWidth == 2)
    #expect(interval.contains(-1) && interval.contains(3) && !interval.contains(3.1))
    #expect(!interval.contains(.nan))
    #expect(Interval(low: 2, high: 2)?.halfWidth == 0)
    #expect(Interval(low: -1.7e308, high: 1.7e308)?.halfWidth == 1.7e308)
    for (low, high) in [(2, 1), (.nan, 1), (0, .infinity), (-.infinity, 0)] as [(Double, Double)] {
      #expect(Interval(low: low, high: high) == nil)
    }
  }

  /// Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine
  /// 17, 1998, table I, method 3: the score interval without continuity correction, 95 %.
  @Test(
    "Wilson's interval is the published one",
    arguments: [
      (81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611),
      (1, 29, 0.0061, 0.1718),
    ])
  func wilson(hits: Int, trials: Int, low: Double, high: Double) throws {
    let interval = try #require(Wilson.interval(hits: hits, trials: trials))
    #expect(abs(interval.low - low) < 5e-5)
    #expect(abs(interval.high - high) < 5e-5)
  }

  @Test("Wilson's interval holds the share, is symmetric, and narrows with more trials")
  func wilsonEverySmallWorld() throws {
    for trials in 1...30 {
      for hits in 0...trials {
        let interval = try #require(Wilson.interval(hits: hits, trials: trials))
        let mirror = try #require(Wilson.interval(hits: trials - hits, trials: trials))
        let more = try #require(Wilson.interval(hits: 10 * hits, trials: 10 * trials))
        #expect(interval.contains(Double(hits) / Double(trials)))
        #expect(interval.low >= 0 && interval.high <= 1)
        #expect(abs(interval.low - (1 - mirror.high)) < 1e-12)
        #expect(more.halfWidth < interval.halfWidth)
      }
    }
  }

  @Test("Impossible counts and confidences have no interval")
  func wilsonHostile() {
    for (hits, trials) in [(0, 0), (-1, 5), (6, 5), (1, -1), (.min, .max), (.max, .min)] {
      #expect(Wilson.interval(hits: hits, trials: trials) == nil)
    }
    for confidence in [0, 1, -1, 2, .nan] as [Double] {
      #expect(Wilson.interval(hits: 1, trials: 2, confidence: confidence) == nil)
    }
    #expect(Wilson.interval(hits: .max, trials: .max)?.high == 1)
  }
}
