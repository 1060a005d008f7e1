import BenchKit
import InfiniteScroll

// Ticks on a real timer.
extension WrapBenchmark {
  static let pacedID = "wrap/paced/100"
  /// Nanoseconds between ticks.
  static let interval = 10_000_000
  /// Ticks a block: two seconds.
  static let ticks = 200

  static let paced = Benchmark(
    pacedID, parameters: ["hertz": "100"],
    plan: MeasurementPlan(.once, blocks: 5, quickBlocks: 1, judgesWallTime: true)
  ) { block in
    var engine = try WrapSample.engine()
    try block.measure {
      try block.pace(every: interval, ticks: ticks) { _ in try engine.advance(by: 0.01) }
    }
    keep(engine.offset)
  }
}
