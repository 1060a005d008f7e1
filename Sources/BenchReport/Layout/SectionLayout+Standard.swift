package import BenchModel

extension SectionLayout {
  /// The layout of a suite that gives none: a row a benchmark, with CPU and wall time, allocations,
  /// allocated, peak and leaked bytes, how memory grows, what its frames and paced ticks gave, and
  /// its own metrics; a table for each set of such metrics.
  package static func standard(title: String, results: [BenchmarkResult]) -> SectionLayout {
    var groups: [Further] = []
    for result in results where !groups.contains(result.further) { groups.append(result.further) }
    let tables = groups.map { group in
      TableLayout(
        labels: ["Benchmark"],
        rows: results.filter { $0.further == group }.map { TableRow($0.id, source: $0.id) },
        columns: ofEveryBenchmark + (group.grows ? [.growth("Growth", "growth")] : [])
          + group.metrics.map { .metric(headers[$0] ?? $0, $0) })
    }
    return SectionLayout(title: title, tables: tables)
  }

  private static let ofEveryBenchmark: [TableColumn] = [
    .metric("CPU", Metric.cpu.name),
    .metric("Wall", Metric.wall.name),
    .metric("Allocations", Metric.allocations.name),
    .metric("Allocated", Metric.allocatedBytes.name),
    .metric("Peak", Metric.peakBytes.name),
    .metric("Leaked", Metric.retainedBytes.name),
  ]

  /// What a standard table shows of a benchmark beside the columns that all have.
  fileprivate struct Further: Equatable {
    /// Whether its memory was followed.
    var grows: Bool
    /// Names of metrics, sorted: its own, and those of its frames and ticks.
    var metrics: [String]
  }

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
  fileprivate var further: SectionLayout.Further {
    let standard = Metric.ofIterations + Metric.ofOneRun + Metric.ofFrames + Metric.ofPacing
    let hidden = Set(standard.map(\.name)).union(Self.ofTheProcess)
      .subtracting(SectionLayout.headers.keys)
    return SectionLayout.Further(
      grows: series["growth"]?.growth != nil,
      metrics: metrics.keys.filter { !hidden.contains($0) }.sorted())
  }

  private static let ofTheProcess = [
    Metric.growthPerThousand.name, "residentBytes", "contextSwitches", "pageFaults", "instructions",
  ]
}
