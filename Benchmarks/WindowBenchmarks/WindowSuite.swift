package import BenchKit

/// The suite `window`: a list that grows at both ends, and calendars without end.
package enum WindowSuite {
  /// The suite.
  package static let suite = Suite(
    "window", summary: "a list that grows at both ends: prepends, flings, endless calendars",
    runsByDefault: false, section: WindowSection.layout, benchmarks: WindowBenchmark.all)
}
