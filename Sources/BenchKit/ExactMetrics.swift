internal import BenchMeasurement
internal import BenchModel

/// The exact metrics of a benchmark, out of its exact passes.
///
/// A calibrated body is counted at n and at 2n iterations: the difference is what n iterations
/// cost, without what happens once. Two passes of n must agree in all they counted, or the metrics
/// that differ are unstable.
enum ExactMetrics {
  /// Each exact metric with what became of it.
  static func of(_ readings: BenchmarkReadings) -> [(Metric, Measured)] {
    memory(readings) + instructions(readings) + own(readings)
  }

  private static func memory(_ readings: BenchmarkReadings) -> [(Metric, Measured)] {
    let isOnce = readings.benchmark.plan.repetition == .once
    let metrics = (isOnce ? Metric.ofOneRun : Metric.ofIterations).filter { $0.kind == .exact }
    let passes = readings.exact.compactMap(\.allocation)
    guard let first = passes.first else {
      let reason = readings.exact.first?.memoryUnavailable ?? "the body never called measure"
      return metrics.map { ($0, .unavailable(reason)) }
    }
    let double = readings.exactDouble?.allocation
    return metrics.map { metric in
      (metric, agreed(passes.map { value(metric, $0, double, iterations: readings, first) }))
    }
  }

  /// One pass's value of `metric`: per iteration where the metric is a rate, else the total.
  private static func value(
    _ metric: Metric, _ pass: AllocationReading, _ double: AllocationReading?,
    iterations readings: BenchmarkReadings, _ first: AllocationReading
  ) -> Double {
    func rate(_ count: KeyPath<AllocationReading, Int>) -> Double {
      guard let double, let iterations = readings.exact.first?.iterations, iterations > 0 else {
        return Double(pass[keyPath: count])
      }
      let operations = iterations * readings.benchmark.plan.operations
      return Double(double[keyPath: count] - pass[keyPath: count]) / Double(operations)
    }
    switch metric.name {
    case Metric.allocations.name: return rate(\.allocations)
    case Metric.allocatedBytes.name: return rate(\.allocatedBytes)
    case Metric.peakBytes.name: return Double(pass.peakBytes)
    case Metric.liveBytes.name: return Double(pass.liveBytes)
    default: return Double(pass.retainedBytes)
    }
  }

  /// Instructions, where they were asked for; per operation, without what happens once.
  private static func instructions(_ readings: BenchmarkReadings) -> [(Metric, Measured)] {
    if let reason = readings.instructionsUnavailable {
      return [(.instructions, .unavailable(reason))]
    }
    guard let first = readings.instructions.first else { return [] }
    let plan = readings.benchmark.plan
    let counts = readings.instructions.compactMap(\.instructions)
    guard counts.count == readings.instructions.count else {
      return [(.instructions, .unavailable("valgrind gave no count"))]
    }
    guard counts.count > 1 else {
      let once = Double(counts[0]) / Double(plan.operations)
      return [(.instructions, .exact(once))]
    }
    let operations = max(1, first.iterations == 0 ? plan.exactIterations : first.iterations)
    let difference = Double(counts[1] - counts[0])
    return [(.instructions, .exact(difference / Double(operations * plan.operations)))]
  }

  /// The author's own exact metrics.
  static func own(_ readings: BenchmarkReadings) -> [(Metric, Measured)] {
    readings.benchmark.metrics.filter { $0.kind == .exact }.map { metric in
      let values = BenchmarkReadings.recorded(metric, in: readings.exact)
      let absent = Measured.unavailable("the body recorded no value")
      return (metric, values.isEmpty ? absent : agreed(values))
    }
  }

  private static func agreed(_ values: [Double]) -> Measured {
    guard let bad = values.first(where: { !$0.isFinite }) else {
      return Set(values).count == 1 ? .exact(values[0]) : .unstable(values)
    }
    return .unavailable("the body recorded \(bad), which is no finite number")
  }
}
