package import BenchModel

extension SectionLayout {
  /// The layout of a suite that gives none: a row a benchmark, with CPU time, allocations,
  /// allocated bytes, peak bytes, what its frames and paced ticks gave, and its own metrics; a
  /// table for each set of such metrics.
  package static func standard(title: String, results: [BenchmarkResult]) -> SectionLayout {
    var groups: [[String]] = []
    for result in results where !groups.contains(result.furtherMetrics) {
      groups.append(result.furtherMetrics)
    }
    let tables = groups.map { group in
      TableLayout(
        labels: ["Benchmark"],
        rows: results.filter { $0.furtherMetrics == group }.map { TableRow($0.id, source: $0.id) },
        columns: ofEveryBenchmark + group.map { .metric(headers[$0] ?? $0, $0) })
    }
    return SectionLayout(title: title, tables: tables)
  }

  private static let ofEveryBenchmark: [TableColumn] = [
    .metric("CPU", Metric.cpu.name),
    .metric("Allocations", Metric.allocations.name),
    .metric("Allocated", Metric.allocatedBytes.name),
    .metric("Peak", Metric.peakBytes.name),
  ]

  /// The standard metrics that a benchmark has only if its body asks for them, and their headers.
  fileprivate static let headers: [String: String] = [
    Metric.frameP99.name: "Frame p99",
    Metric.frameMax.name: "Frame max",
    Metric.hitchRatio120.name: "Hitches at 120 Hz",
    Metric.latenessP99.name: "Late p99",
    Metric.latenessMax.name: "Late max",
    Metric.missedDeadlines.name: "Missed",
  ]
}

extension BenchmarkResult {
  /// The names of the metrics that a standard table shows of this benchmark alone, sorted: the
  /// benchmark's own, and those of its frames and ticks.
  fileprivate var furtherMetrics: [String] {
    let standard = Metric.ofIterations + Metric.ofOneRun + Metric.ofFrames + Metric.ofPacing
    let hidden = Set(standard.map(\.name)).union(Self.ofTheProcess)
      .subtracting(SectionLayout.headers.keys)
    return metrics.keys.filter { !hidden.contains($0) }.sorted()
  }

  private static let ofTheProcess = [
    Metric.growthPerThousand.name, "residentBytes", "contextSwitches", "pageFaults", "instructions",
  ]
}
