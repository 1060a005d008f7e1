import BenchStatistics
import Glibc
import Testing

/// A distribution of block values, and the mean of what lies below its median.
private enum Blocks: CaseIterable {
  case normal, exponential, logNormal

  func draw(_ simulation: inout Simulation) -> Double {
    switch self {
    case .normal: simulation.normal()
    case .exponential: -log(simulation.uniform(1e-12, 1))
    case .logNormal: exp(simulation.normal() / 2)
    }
  }

  /// Exact: −√(2/π); 1 − ln 2; 2·e^(1/8)·Φ(−1/2).
  var lowerHalfMean: Double {
    switch self {
    case .normal: -(2 / Double.pi).squareRoot()
    case .exponential: 1 - log(2)
    case .logNormal: exp(0.125) * erfc(0.5 / 2.0.squareRoot())
    }
  }

  /// Exact: 0; 1; e^(1/8).
  var mean: Double {
    switch self {
    case .normal: 0
    case .exponential: 1
    case .logNormal: exp(0.125)
    }
  }
}

/// How many of `samples` widened intervals hold what many blocks would give.
private func coverage(
  _ blocks: Blocks, _ n: Int, _ statistic: Bootstrap.Statistic, samples: Int
) -> Double {
  var simulation = Simulation(seed: UInt64(n))
  var hits = 0
  for _ in 0..<samples {
    let values = (0..<n).map { _ in blocks.draw(&simulation) }
    let isMean = statistic == .mean
    guard let center = isMean ? Mean.arithmetic(values) : LowerHalfMean.ofValues(values) else {
      continue
    }
    let bootstrap = Bootstrap(resamples: 200, seed: simulation.seed())
    let truth = isMean ? blocks.mean : blocks.lowerHalfMean
    if bootstrap.widened(around: center, of: values, statistic)?.contains(truth) == true {
      hits += 1
    }
  }
  return Double(hits) / Double(samples)
}

@Test(
  "the interval of few blocks holds what many would give in 93 of 100 runs at the least",
  arguments: [3, 5, 9, 15])
func widenedIntervalsCover(n: Int) {
  let samples = 400 * Simulation.scale
  for blocks in Blocks.allCases {
    let share = coverage(blocks, n, .lowerHalfMean, samples: samples)
    #expect(share >= 0.93, "\(blocks) \(n): \(share)")
  }
  let ofMean = coverage(.normal, n, .mean, samples: samples)
  #expect(ofMean >= 0.93, "mean \(n): \(ofMean)")
}

@Test("an interval around huge values stays finite, one block has none")
func widenedIntervalsAreFinite() throws {
  let bootstrap = Bootstrap(seed: 1)
  let values = [1.7e308, -1.7e308]
  let huge = try #require(bootstrap.widened(around: 0, of: values, .lowerHalfMean))
  #expect(huge.low.isFinite && huge.high.isFinite)
  #expect(bootstrap.widened(around: 1, of: [1], .mean) == nil)
}
