package import BenchKit

/// The suite `materialise`: what it costs to repeat items after the last one, and what the repeated
/// tail is good for.
package enum MaterialisationSuite {
  /// The suite.
  package static let suite = Suite(
    "materialise", summary: "the cost of materialising duplicated items",
    section: MaterialisationSection.layout, benchmarks: MaterialisationBenchmark.all)
}
