internal import BenchMeasurement
internal import BenchModel

/// What an author should know about how a benchmark was measured, each with advice.
enum ReadingWarnings {
  /// A body that takes less than this does nothing, or was optimised away; ns.
  static let emptyBody = 0.5

  /// The warnings of one benchmark.
  static func of(_ readings: BenchmarkReadings) -> [String] {
    var warnings: [String] = []
    let plan = readings.benchmark.plan
    let body = readings.calibration.bodyNanoseconds
    if plan.repetition == .calibrated, body > 0, body < emptyBody {
      warnings.append(
        "the body takes no time; it may have been optimised away: give its result to keep, "
          + "and pass its inputs through opaque")
    }
    let steps = readings.blocks.reduce(0) { $0 + $1.backwardSteps }
    if steps > 0 {
      warnings.append("the clock stepped backward \(steps) times; those samples were taken again")
    }
    let declared = Set(readings.benchmark.metrics.map(\.name))
    let names = (readings.exact + readings.blocks).flatMap { $0.recorded.map(\.name) }
    for name in Set(names).subtracting(declared).sorted() {
      warnings.append("'\(name)' was recorded and not declared; add it to the benchmark's metrics")
    }
    return warnings
  }
}
