package import BenchKit

/// The suite `wrap`: what it costs to keep an endless carousel's offset in its period, and what the
/// published way loses.
package enum WrapSuite {
  /// The suite.
  package static let suite = Suite(
    "wrap", summary: "the wrap computation at 100 Hz", section: WrapSection.layout,
    benchmarks: WrapBenchmark.all)
}
