import BenchKit
import Workloads

/// The two tables of the prefetch trade-off: seconds waited, and pages wasted.
enum PrefetchTables {
  static let stalled = table(
    "Prefetching: seconds that 100 readers waited", PagingBenchmark.stalledSeconds
  ) { findings in
    let pace = PagingBenchmark.Pace(speed: 3000, latency: 0.3)
    func text(_ distance: PrefetchTrial.Distance) -> String {
      findings.text(
        PagingBenchmark.stalledSeconds.name, of: PagingBenchmark.prefetchID(distance, pace))
    }
    return """
      Columns are prefetch distances in rows of 60 pt; adaptive is the rows that the scroll covers \
      while a page comes, 5 at least. Each reader scrolls a seeded way at one speed and leaves; \
      the wait for the first page is left out. At 3,000 pt/s and 300 ms five rows cost \
      \(text(.rows(5))), adaptive \(text(.adaptive)). Where a page takes longer to come than to \
      scroll past, no distance helps.
      """
  }

  static let wasted = table(
    "Prefetching: pages that nobody saw", PagingBenchmark.wasted
  ) { findings in
    let pace = PagingBenchmark.Pace(speed: 3000, latency: 0.3)
    func text(_ distance: PrefetchTrial.Distance) -> String {
      findings.text(PagingBenchmark.wasted.name, of: PagingBenchmark.prefetchID(distance, pace))
    }
    return """
      Of the same readers. At 3,000 pt/s and 300 ms forty rows waste \(text(.rows(40))) pages, \
      adaptive \(text(.adaptive)), five rows \(text(.rows(5))).
      """
  }

  private static func table(
    _ title: String, _ metric: Metric, caption: @escaping @Sendable (Findings) -> String
  ) -> TableLayout {
    TableLayout(
      title: title, labels: ["Speed, pt/s", "Latency, ms"],
      rows: PagingBenchmark.paces.map { pace in
        TableRow(
          [pace.speed.grouped, pace.milliseconds.grouped],
          sources: Dictionary(
            uniqueKeysWithValues: PagingBenchmark.distances.map {
              ($0.name, PagingBenchmark.prefetchID($0, pace))
            }))
      },
      columns: PagingBenchmark.distances.map { .metric($0.name, metric.name, of: $0.name) },
      caption: caption)
  }
}
