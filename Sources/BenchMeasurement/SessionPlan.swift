package import BenchModel

/// How a session is made: how many blocks and how much of everything.
package struct SessionPlan: Sendable {
  /// Blocks of a benchmark that does not say otherwise.
  package var blocks: Int
  /// True where the person who runs it chose the blocks: they then count for every benchmark.
  package var blocksAreGiven: Bool
  /// True for a quick run: a benchmark's `quickBlocks` count, and one exact pass must do for a body
  /// that runs once.
  package var quick: Bool
  /// The timed rounds stop after this many seconds, each benchmark having had one block at least.
  package var budgetSeconds: Double?
  /// Memory that may be taken, in bytes.
  package var availableBytes: Int?
  /// False where only exact passes are taken.
  package var timesBlocks = true
  /// True where instructions are counted too: about two seconds a benchmark.
  package var countsInstructions = false

  package init(
    blocks: Int, quick: Bool, blocksAreGiven: Bool = false, budgetSeconds: Double? = nil,
    availableBytes: Int? = nil
  ) {
    self.blocks = blocks
    self.blocksAreGiven = blocksAreGiven
    self.quick = quick
    self.budgetSeconds = budgetSeconds
    self.availableBytes = availableBytes
  }
}

/// All that a session found out about one benchmark, before any statistics.
package struct BenchmarkReadings: Sendable {
  package var benchmark: Benchmark
  package var calibration = Calibration(iterations: 1, samples: 1, bodyNanoseconds: 0)
  /// Exact passes of `exactIterations`; two that should agree, or one in a quick run.
  package var exact: [BlockReading] = []
  /// An exact pass of twice as many.
  package var exactDouble: BlockReading?
  /// Instruction passes of `exactIterations` and of twice as many, where they were asked for.
  package var instructions: [BlockReading] = []
  /// Why there are none, where that failed; no fault of the benchmark's.
  package var instructionsUnavailable: String?
  /// Timed blocks, in the order in which they ran.
  package var blocks: [BlockReading] = []
  /// Why the benchmark was left out, where it was.
  package var skipped: String?
  /// What failed, where something did; nothing more was measured after it.
  package var failure: String?

  package init(benchmark: Benchmark) { self.benchmark = benchmark }

  var isLive: Bool { skipped == nil && failure == nil }
}
