internal import BenchMeasurement
internal import BenchModel

/// Turns what the processes of one benchmark found out into its result in a record.
///
/// Raw readings in, statistics by `BenchStatistics`, a value out: no effects.
enum RecordAssembly {
  /// The result of one benchmark, with its metrics, series and warnings.
  static func result(_ readings: BenchmarkReadings) -> BenchmarkResult {
    let benchmark = readings.benchmark
    var result = BenchmarkResult(
      id: benchmark.id,
      parameters: Dictionary(
        benchmark.parameters.pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
      definition: benchmark.definition, iterations: readings.calibration.iterations)
    if let reason = readings.skipped ?? readings.failure.map({ "failed: \($0)" }) {
      for metric in benchmark.allMetrics {
        result.metrics[metric.name] = RecordedMetric(metric, .unavailable(reason))
      }
      // What the body recorded before it found that there is nothing to measure.
      for (metric, measured) in ExactMetrics.own(readings) where measured.isAvailable {
        result.metrics[metric.name] = RecordedMetric(metric, measured)
      }
      return result
    }
    for (metric, measured) in ExactMetrics.of(readings) + SampledMetrics.of(readings) {
      result.metrics[metric.name] = RecordedMetric(metric, measured)
    }
    result.series = SeriesAssembly.of(readings)
    if let slope = slope(readings, result.series["growth"]?.growth) {
      result.metrics[Metric.growthPerThousand.name] = RecordedMetric(.growthPerThousand, slope)
    }
    result.warnings = ReadingWarnings.of(readings)
    return result
  }

  /// The slope of the growth curve, or why there is none; nil where the body took no curve.
  private static func slope(
    _ readings: BenchmarkReadings, _ growth: Series.Growth?
  ) -> Measured? {
    if let growth {
      let doubt = "the class is undetermined: \(growth.reason ?? "the points do not say")"
      // Whole bytes: what is behind the point is the fit, not the program.
      return growth.perThousand.map { .exact($0.rounded()) } ?? .unavailable(doubt)
    }
    guard let pass = readings.exact.first, pass.offeredPoints > 0 else { return nil }
    return pass.memoryUnavailable.map(Measured.unavailable)
  }
}

extension BenchmarkReadings {
  /// The values that the body recorded for `metric`, one for each of `readings` that has one.
  static func recorded(_ metric: Metric, in readings: [BlockReading]) -> [Double] {
    readings.compactMap { $0.recorded.last { $0.name == metric.name }?.value }
  }
}
