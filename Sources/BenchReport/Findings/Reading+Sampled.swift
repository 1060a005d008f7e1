import BenchModel
import BenchStatistics

extension Reading {
  /// The estimate from one finite value a block, by the metric's summary; means have a 95 % interval
  /// once there are two blocks.
  ///
  /// The seed is fixed, so that one record always gives one report. Where larger is better, noise
  /// makes values smaller, and the better half is the upper one.
  static func sampled(_ values: [Double], of metric: Metric) -> Reading {
    switch metric.summary {
    case .maximum: total(values.max(), of: values, metric)
    case .sum: total(values.isEmpty ? nil : values.reduce(0, +), of: values, metric)
    case .mean: mean(Mean.arithmetic(values), values, .mean, 1, metric)
    case .betterHalf:
      betterHalf(values, metric.better == .larger ? -1 : 1, metric)
    }
  }

  private static func betterHalf(_ values: [Double], _ sign: Double, _ metric: Metric) -> Reading {
    let signed = values.map { $0 * sign }
    return mean(LowerHalfMean.ofValues(signed), signed, .lowerHalfMean, sign, metric)
  }

  private static func mean(
    _ center: Double?, _ values: [Double], _ statistic: Bootstrap.Statistic, _ sign: Double,
    _ metric: Metric
  ) -> Reading {
    guard let center else { return .unavailable(noValue) }
    let interval = Bootstrap(seed: 1).widened(around: center, of: values, statistic)
    let ends = interval.map { [$0.low * sign, $0.high * sign] } ?? []
    // What is never below 0 does not become so in an interval.
    let isSigned = values.contains { $0 * sign < 0 }
    return .estimate(
      Estimate(
        center: center * sign, low: ends.min().map { isSigned ? $0 : max($0, 0) },
        high: ends.max(), unit: metric.unit, kind: .sampled, summary: metric.summary,
        blocks: values.count))
  }

  private static func total(
    _ center: Double?, of values: [Double], _ metric: Metric
  ) -> Reading {
    guard let center else { return .unavailable(noValue) }
    guard center.isFinite else { return .unavailable(notFinite) }
    return .estimate(
      Estimate(
        center: center, low: nil, high: nil, unit: metric.unit, kind: .sampled,
        summary: metric.summary, blocks: values.count))
  }
}
