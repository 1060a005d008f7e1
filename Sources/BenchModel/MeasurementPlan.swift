/// How one benchmark is measured: how often its body runs in a block, and what it needs.
///
/// The defaults are right for a body between a nanosecond and five milliseconds.
public struct MeasurementPlan: Hashable, Sendable {
  /// How the body of `Block.measure` is repeated.
  public enum Repetition: String, Sendable {
    /// Warmed up, then run often enough to fill each sample.
    case calibrated
    /// Run once a block, with no warm-up: a scenario that measures its own frames or growth.
    case once
  }

  /// How the body is repeated in a block.
  public var repetition: Repetition
  /// Samples a block; a body over 5 ms takes fewer.
  public var samples: Int
  /// The least length of a sample, ns. Below 500,000 the thread clock's own cost shows.
  public var sampleNanoseconds: Int
  /// Blocks of a full run; nil leaves it to the run, 0 times nothing: only exact passes run.
  public var blocks: Int?
  /// Blocks of a quick run; nil leaves it to the run.
  public var quickBlocks: Int?
  /// Iterations of the shorter of the two exact passes; the longer one has twice as many.
  public var exactIterations: Int
  /// Operations in one call of the measured closure: times, allocations and bytes are given for one
  /// of them.
  public var operations: Int
  /// What one operation gets through, for metrics of throughput; nil for none.
  public var throughput: Throughput?
  /// Memory that the benchmark needs at its peak, in bytes; it is skipped where there is less.
  public var requiredBytes: Int
  /// True for a body that sleeps or uses other threads: the block's value is wall time.
  public var judgesWallTime: Bool

  /// Makes a plan; every argument has the default that suits a short pure body.
  public init(
    _ repetition: Repetition = .calibrated, samples: Int = 10, sampleNanoseconds: Int = 500_000,
    blocks: Int? = nil, quickBlocks: Int? = nil, exactIterations: Int = 16,
    operations: Int = 1, throughput: Throughput? = nil, requiredBytes: Int = 0,
    judgesWallTime: Bool = false
  ) {
    self.repetition = repetition
    self.samples = samples
    self.sampleNanoseconds = sampleNanoseconds
    self.blocks = blocks
    self.quickBlocks = quickBlocks
    self.exactIterations = exactIterations
    self.operations = max(1, operations)
    self.throughput = throughput
    self.requiredBytes = requiredBytes
    self.judgesWallTime = judgesWallTime
  }

  /// The plan of a scenario: one run a block.
  public static let once = MeasurementPlan(.once)
}
