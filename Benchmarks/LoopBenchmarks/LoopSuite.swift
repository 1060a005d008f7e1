package import BenchKit

/// The suite `loop`: the endless carousel, the published one and a plain one, side by side.
package enum LoopSuite {
  /// The suite.
  package static let suite = Suite(
    "loop", summary: "the endless carousel: frames, flings, changes of data, cells",
    runsByDefault: false, section: LoopSection.layout, benchmarks: LoopBenchmark.all)
}
