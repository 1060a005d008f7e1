extension Bootstrap {
  /// The 95 % interval of a mean or a lower-half mean of few blocks: `center` ± half the width of the
  /// percentile interval, times `smallSampleFactor`.
  ///
  /// `nil` for fewer than two or non-finite values.
  package func widened(
    around center: Double, of values: [Double], _ statistic: Statistic
  ) -> Interval? {
    guard let narrow = interval(of: values, statistic) else { return nil }
    let half = narrow.halfWidth * Self.smallSampleFactor(values.count)
    let limit = Double.greatestFiniteMagnitude
    return Interval(
      low: Swift.max(center - half, -limit), high: Swift.min(center + half, limit))
  }

  /// By how much the half-width of `n` blocks is too small: 1 + 4.5 / (n − 1.5), and 20 for two.
  ///
  /// Resamples of few blocks differ less than such blocks themselves do, the more so for the lower
  /// half of them. The factor is a fit to simulations of the lower-half mean, 3,000 samples each of
  /// normal, exponential, log-normal (σ = 0.5) and bursty blocks, at n = 2 … 60: the least that
  /// makes 95 % of the intervals hold both the expected value at n blocks and, what more is, the
  /// mean below the median of the distribution itself, which many blocks would give.
  static func smallSampleFactor(_ n: Int) -> Double { n < 3 ? 20 : 1 + 4.5 / (Double(n) - 1.5) }
}
