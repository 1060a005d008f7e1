import BenchModel
import BenchStatistics

extension Reading {
  /// The estimate from one finite value a block: the mean of the better half, and a 95 % bootstrap
  /// interval once there are two blocks.
  ///
  /// The seed is fixed, so that one record always gives one report. Where larger is better, noise
  /// makes values smaller, and the better half is the upper one.
  static func sampled(_ values: [Double], of metric: Metric) -> Reading {
    let sign = metric.better == .larger ? -1.0 : 1
    let signed = values.map { $0 * sign }
    guard let center = LowerHalfMean.ofValues(signed) else { return .unavailable(noValue) }
    let interval = Bootstrap(seed: 1).interval(of: signed, .lowerHalfMean)
    let ends = interval.map { [$0.low * sign, $0.high * sign] } ?? []
    return .estimate(
      Estimate(
        center: center * sign, low: ends.min(), high: ends.max(), unit: metric.unit, kind: .sampled)
    )
  }
}
