package import BenchKit

/// The suite `pager`: sections that wrap, dragged and let go.
package enum PagerSuite {
  /// The suite.
  package static let suite = Suite(
    "pager", summary: "a pager that wraps: gestures, sections materialised, outcomes",
    runsByDefault: false, section: PagerSuiteSection.layout, benchmarks: PagerBenchmark.all)
}
