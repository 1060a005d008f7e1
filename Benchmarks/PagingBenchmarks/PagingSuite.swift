package import BenchKit

/// The suite `paging`: a feed that comes page by page, the published one and a plain one, side by
/// side.
package enum PagingSuite {
  /// The suite.
  package static let suite = Suite(
    "paging", summary: "cursor paging: appearances, prefetching, edits, searches, memory",
    runsByDefault: false, section: PagingSection.layout, benchmarks: PagingBenchmark.all)
}
