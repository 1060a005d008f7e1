internal import BenchModel

extension Tool {
  /// What is wrong with the suites themselves, in words for their author; nil for nothing.
  var faultInSuites: String? {
    var seen: Set<String> = []
    for benchmark in suites.lazy.flatMap(\.benchmarks) {
      if benchmark.id.isEmpty { return "a benchmark has an empty id; give it a name" }
      if benchmark.id.utf8.contains(where: { $0 < 0x20 }) {
        return "the benchmark id '\(benchmark.id)' has a control character; take it out"
      }
      if InjectedKernel.benchmark(id: benchmark.id) != nil {
        return "the benchmark id '\(benchmark.id)' belongs to calibrate; choose another one"
      }
      guard seen.insert(benchmark.id).inserted else {
        return "two benchmarks are called '\(benchmark.id)'; ids must be unique"
      }
      if let fault = Self.faultInMetrics(of: benchmark) { return fault }
    }
    return nil
  }

  private static func faultInMetrics(of benchmark: Benchmark) -> String? {
    let taken = Set(Metric.everyStandard.map(\.name))
    var seen: Set<String> = []
    for metric in benchmark.metrics {
      if taken.contains(metric.name) {
        return "'\(benchmark.id)' has a metric of its own called '\(metric.name)', which the "
          + "harness measures by itself; give it another name"
      }
      guard seen.insert(metric.name).inserted else {
        return "'\(benchmark.id)' has two metrics called '\(metric.name)'; give one another name"
      }
    }
    return nil
  }
}
