package import BenchKit

/// The suite `extent`: where the rows of a long list lie, and what asking for it and changing it
/// costs, beside the structures that most lists use.
package enum ExtentSuite {
  /// The suite.
  package static let suite = Suite(
    "extent", summary: "the geometry of long lists: resizes, edits, scroll steps, bytes",
    runsByDefault: false, section: ExtentSection.layout, benchmarks: ExtentBenchmark.all)
}
