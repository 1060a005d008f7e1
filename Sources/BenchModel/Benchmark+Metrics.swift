extension Benchmark {
  /// The metrics that a result of this benchmark holds at the least: the standard ones of its plan,
  /// then its own.
  package var allMetrics: [Metric] {
    let standard = plan.repetition == .once ? Metric.ofOneRun : Metric.ofIterations
    let names = Set(metrics.map(\.name))
    return standard.filter { !names.contains($0.name) } + metrics
  }
}
