package import BenchKit

/// The suite `feed`: what a feed of 10,000 rows costs under each list strategy.
package enum FeedSuite {
  /// The suite.
  package static let suite = Suite(
    "feed", summary: "a 10,000-item feed under four list strategies", section: FeedSection.layout,
    benchmarks: FeedBenchmark.all)
}
