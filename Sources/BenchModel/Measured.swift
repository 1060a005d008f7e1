/// What became of measuring a metric: a number, one number a block, or why there is none.
///
/// Absent is never 0: what could not be measured carries its reason into every report.
package enum Measured: Equatable, Sendable {
  /// One value, the same on every run.
  case exact(Double)
  /// One value a block, in the order in which the blocks ran.
  case sampled([Double])
  /// Two exact runs disagreed; both values.
  case unstable([Double])
  /// There is no value, and this is why.
  case unavailable(String)

  /// False where there is a reason in the place of a value.
  package var isAvailable: Bool {
    if case .unavailable = self { false } else { true }
  }
}

/// A metric with what became of it, as a record holds it.
package struct RecordedMetric: Equatable, Sendable {
  package var metric: Metric
  package var measured: Measured

  package init(_ metric: Metric, _ measured: Measured) {
    self.metric = metric
    self.measured = measured
  }
}
