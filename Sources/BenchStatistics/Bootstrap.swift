/// Percentile bootstrap: how far a statistic of blocks would move if the blocks were drawn again.
///
/// Blocks are drawn with replacement, as many as there are, `resamples` times; the interval runs
/// between the quantiles of the statistic over the resamples. Seeded: the same blocks and seed give
/// the same interval everywhere. Source: Efron, "Bootstrap methods: another look at the jackknife",
/// Annals of Statistics 7(1), 1979. One block has no spread to draw from: `nil`.
/// O(resamples · n) for the named statistics, which sort once; it leaves out bias correction, and
/// with few blocks the interval is too narrow: `widened` makes up for that.
package struct Bootstrap: Equatable, Sendable {
  /// A statistic with a fast path over sorted values.
  package enum Statistic: Sendable, CaseIterable {
    /// The mean of the lower half, as `LowerHalfMean.ofValues`.
    case lowerHalfMean
    /// The mean of the lower half of the logarithms, as `LowerHalfMean.ofLogarithms`.
    case lowerHalfMeanOfLogarithms
    /// The mean.
    case mean
    /// The median.
    case median
  }

  /// The number of resamples.
  package let resamples: Int
  /// The share of resamples inside the interval.
  package let confidence: Double
  /// The seed of the draws.
  package let seed: UInt64

  /// A bootstrap; `resamples` is held to 1 … 100,000 and `confidence` to 0 … 1 (NaN is 0.95).
  package init(resamples: Int = 1_000, confidence: Double = 0.95, seed: UInt64) {
    self.resamples = Swift.min(Swift.max(resamples, 1), 100_000)
    self.confidence = confidence.isNaN ? 0.95 : Swift.min(Swift.max(confidence, 0), 1)
    self.seed = seed
  }

  /// The interval of a named statistic of `values`; `nil` for fewer than two or non-finite values.
  package func interval(of values: [Double], _ statistic: Statistic) -> Interval? {
    guard Mean.isUsable(values), values.count > 1 else { return nil }
    let sorted = values.sorted()
    return interval(blocks: sorted.count) { draws in
      statistic.value(of: sorted, drawn: draws)
    }
  }

  /// The interval of any statistic of `values`; resamples in which it is `nil` or not finite do
  /// not count, and if none counts there is no interval.
  package func interval(
    of values: [Double], statistic: ([Double]) -> Double?
  ) -> Interval? {
    guard Mean.isUsable(values), values.count > 1 else { return nil }
    return interval(blocks: values.count) { draws in
      statistic(zip(values, draws).flatMap { repeatElement($0, count: $1) })
    }
  }

  /// The interval of a statistic of `blocks` blocks, told how often each of them was drawn.
  func interval(blocks: Int, statistic: ([Int]) -> Double?) -> Interval? {
    guard blocks > 1 else { return nil }
    var generator = SplitMix64(seed: seed)
    var draws = Array(repeating: 0, count: blocks)
    var outcomes: [Double] = []
    outcomes.reserveCapacity(resamples)
    for _ in 0..<resamples {
      for index in 0..<blocks { draws[index] = 0 }
      for _ in 0..<blocks { draws[generator.index(below: blocks)] += 1 }
      if let outcome = statistic(draws), outcome.isFinite { outcomes.append(outcome) }
    }
    let tail = (1 - confidence) / 2
    guard let ends = Quantile.of(outcomes, at: [tail, 1 - tail]) else { return nil }
    return Interval(low: ends[0], high: ends[1])
  }
}

extension Bootstrap.Statistic {
  /// The statistic of sorted values of which each was drawn so often. O(n).
  func value(of sorted: [Double], drawn draws: [Int]) -> Double? {
    switch self {
    case .median:
      let half = sorted.count / 2
      let high = Self.ranked(half, sorted, draws)
      guard sorted.count.isMultiple(of: 2) else { return high }
      return Self.ranked(half - 1, sorted, draws) / 2 + high / 2
    case .lowerHalfMean:
      return Mean.arithmetic(Self.lowerHalf(sorted, draws))
    case .lowerHalfMeanOfLogarithms:
      let lower = Self.lowerHalf(sorted, draws)
      return Mean.geometric(lower) ?? Mean.arithmetic(lower)
    case .mean:
      return Mean.arithmetic(
        zip(sorted, draws).flatMap { repeatElement($0, count: $1) })
    }
  }

  private static func ranked(_ rank: Int, _ sorted: [Double], _ draws: [Int]) -> Double {
    var passed = 0
    for (value, count) in zip(sorted, draws) {
      passed += count
      if passed > rank { return value }
    }
    return sorted[sorted.count - 1]
  }

  private static func lowerHalf(_ sorted: [Double], _ draws: [Int]) -> [Double] {
    var left = LowerHalfMean.count(of: sorted.count)
    var lower: [Double] = []
    lower.reserveCapacity(left)
    for (value, count) in zip(sorted, draws) where left > 0 {
      lower.append(contentsOf: repeatElement(value, count: Swift.min(count, left)))
      left -= Swift.min(count, left)
    }
    return lower
  }
}
