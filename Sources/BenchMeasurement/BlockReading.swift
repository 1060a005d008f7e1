package import BenchModel

/// What one process found out about one benchmark: raw, before any statistics.
package struct BlockReading: Equatable, Sendable {
  /// Iterations of each sample.
  package var iterations = 0
  /// Samples taken, without the warm-up.
  package private(set) var sampleCount = 0
  /// The least wall time and the least CPU time of any sample, not always of the same one.
  package private(set) var least: Sample?
  /// The first thousand samples, in order; more would make memory grow with the samples.
  package private(set) var samples: [Sample] = []
  /// Page faults of the measuring thread over all samples.
  package var pageFaults = 0
  /// Context switches of the measuring thread over all samples.
  package var contextSwitches = 0
  /// Bytes of memory in use when the block ended.
  package var residentBytes = 0
  /// Samples lost to a clock that stepped backward.
  package var backwardSteps = 0
  /// CPU time of each frame, ns.
  package var frames: [UInt64] = []
  /// How late each paced tick began, ns.
  package var lateness: [UInt64] = []
  /// CPU time of each paced tick, ns.
  package var ticks: [UInt64] = []
  /// Paced ticks that never came because a whole interval had passed.
  package var missedDeadlines = 0
  /// Points of the author's own curves.
  package var curves: [CurvePoint] = []
  /// Values of the author's own metrics.
  package var recorded: [RecordedValue] = []
  /// The exact pass's counts over the measured region.
  package var allocation: AllocationReading?
  /// The growth curve, bytes over those live when the region began.
  package var growth: [GrowthPoint] = []
  /// Points of the growth curve that the body took, of which `growth` may hold a part.
  package var offeredPoints = 0
  /// Calls of `measure` after the first, whose bodies never ran.
  package var repeatedMeasures = 0
  /// Why there are no counts in an exact pass.
  package var memoryUnavailable: String?
  /// The counts of a heap profile.
  package var heap: HeapReading?
  /// Instructions of the region, by valgrind.
  package var instructions: Int?
  /// What calibration chose.
  package var calibration: Calibration?
  /// Why the body says that there is nothing to measure.
  package var skipped: String?
  /// What the body threw.
  package var failure: String?

  package init() {}

  /// The most samples that are kept one by one.
  package static let keptSamples = 1000

  /// Takes a sample into the count, the least, and while there is room the list.
  package mutating func take(_ sample: Sample) {
    sampleCount += 1
    least = Sample(
      wall: min(sample.wall, least?.wall ?? .max), cpu: min(sample.cpu, least?.cpu ?? .max))
    if samples.count < Self.keptSamples { samples.append(sample) }
  }

  /// Restores the count and the least of a block whose samples were not all kept.
  mutating func restore(sampleCount: Int, least: Sample) {
    self.sampleCount = sampleCount
    self.least = least
  }
}

/// A point of a curve of the author's own.
package struct CurvePoint: Equatable, Sendable {
  package var curve: Curve
  package var x: Double
  package var y: Double

  package init(curve: Curve, x: Double, y: Double) {
    self.curve = curve
    self.x = x
    self.y = y
  }
}

/// A value of a metric of the author's own.
package struct RecordedValue: Equatable, Sendable {
  package var name: String
  package var value: Double

  package init(name: String, value: Double) {
    self.name = name
    self.value = value
  }
}

/// What calibration chose for every block of a benchmark, on both sides of a comparison.
package struct Calibration: Equatable, Sendable {
  /// Iterations of a sample.
  package var iterations: Int
  /// Samples of a block.
  package var samples: Int
  /// About how long one iteration takes, ns.
  package var bodyNanoseconds: Double

  package init(iterations: Int, samples: Int, bodyNanoseconds: Double) {
    self.iterations = iterations
    self.samples = samples
    self.bodyNanoseconds = bodyNanoseconds
  }
}

/// The exact counts of a measured region.
package struct AllocationReading: Equatable, Sendable {
  /// Allocations on all threads.
  package var allocations: Int
  /// Bytes allocated, in size classes.
  package var allocatedBytes: Int
  /// The most bytes live at once over those live when the region began.
  package var peakBytes: Int
  /// Bytes live at the region's end over those live when it began.
  package var liveBytes: Int
  /// Bytes live after tear-down less those live before set-up.
  package var retainedBytes: Int

  package init(
    allocations: Int, allocatedBytes: Int, peakBytes: Int, liveBytes: Int, retainedBytes: Int
  ) {
    self.allocations = allocations
    self.allocatedBytes = allocatedBytes
    self.peakBytes = peakBytes
    self.liveBytes = liveBytes
    self.retainedBytes = retainedBytes
  }
}

/// One point of a growth curve, all in bytes over the state when the region began.
package struct GrowthPoint: Equatable, Sendable {
  /// Where the curve was taken, for example rows scrolled.
  package var x: Double
  /// Bytes that the program holds, by the hooks on every allocation: exact.
  package var allocated: Double
  /// Bytes in pages that hold at least one of them.
  package var active: Double
  /// Bytes of pages that the allocator keeps in memory.
  package var resident: Double
  /// Bytes of address space that it keeps without memory behind them.
  package var retained: Double
  /// Bytes of its own bookkeeping.
  package var metadata: Double

  package init(
    x: Double, allocated: Double, active: Double, resident: Double, retained: Double = 0,
    metadata: Double = 0
  ) {
    self.x = x
    self.allocated = allocated
    self.active = active
    self.resident = resident
    self.retained = retained
    self.metadata = metadata
  }
}
