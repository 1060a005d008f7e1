package import BenchModel

/// Reads allocation counters. Passed in, so that the exact pass runs on scripted ones in tests.
package protocol AllocationCounting {
  /// The counts since the counters were installed.
  func read() -> AllocationSnapshot
  /// Lets the peak begin again at what is live now.
  func resetPeak()
  /// The allocator's totals: bytes active, resident, retained and of metadata.
  func totals() -> AllocatorTotals
}

/// Counts at one moment.
package struct AllocationSnapshot: Equatable, Sendable {
  package var allocations: Int
  package var allocatedBytes: Int
  package var liveBytes: Int
  package var peakBytes: Int

  package init(allocations: Int, allocatedBytes: Int, liveBytes: Int, peakBytes: Int) {
    self.allocations = allocations
    self.allocatedBytes = allocatedBytes
    self.liveBytes = liveBytes
    self.peakBytes = peakBytes
  }
}

/// The allocator's own totals at one moment, in bytes.
package struct AllocatorTotals: Equatable, Sendable {
  package var active: Int
  package var resident: Int
  package var retained: Int
  package var metadata: Int

  package init(active: Int, resident: Int, retained: Int = 0, metadata: Int = 0) {
    self.active = active
    self.resident = resident
    self.retained = retained
    self.metadata = metadata
  }
}

/// Drives an exact pass: one sample that warms up, then one that is counted; nothing is timed.
///
/// Invariant: between the two readings of a region nothing here allocates; a growth curve of more
/// points than there was room made for is thinned evenly. A plan that runs once has no warm-up; its
/// body warms up in its set-up.
package final class ExactDriver<Counters: AllocationCounting>: BlockDriver {
  private let counters: Counters
  private let iterations: Int
  private var samplesLeft: Int
  private var begin: AllocationSnapshot?
  private var base: AllocatorTotals?
  private var reading = BlockReading()
  /// Of so many points one is kept.
  private var stride = 1
  private var isFull = false

  /// The most points of a growth curve that are kept.
  package static var mostPoints: Int { 4096 }

  package init(counters: Counters, iterations: Int, warmUps: Int) {
    self.counters = counters
    self.iterations = iterations
    samplesLeft = 1 + warmUps
    reading.iterations = iterations
    reading.recorded.reserveCapacity(64)
    reading.curves.reserveCapacity(1024)
    reading.growth.reserveCapacity(Self.mostPoints)
  }

  package func nextSample() -> Int? {
    guard samplesLeft > 0 else {
      if isFull { reading.repeatedMeasures += 1 }
      isFull = true
      return nil
    }
    samplesLeft -= 1
    reading.growth.removeAll(keepingCapacity: true)
    reading.offeredPoints = 0
    stride = 1
    base = counters.totals()
    counters.resetPeak()
    begin = counters.read()
    return iterations
  }

  package func endSample() {
    let end = counters.read()
    guard let begin else { return }
    reading.allocation = AllocationReading(
      allocations: end.allocations - begin.allocations,
      allocatedBytes: end.allocatedBytes - begin.allocatedBytes,
      peakBytes: end.peakBytes - begin.liveBytes, liveBytes: end.liveBytes - begin.liveBytes,
      retainedBytes: 0)
  }

  package func growth(at x: Double) {
    guard let base, let begin else { return }
    defer { reading.offeredPoints += 1 }
    if reading.growth.count == Self.mostPoints { thin() }
    guard reading.offeredPoints.isMultiple(of: stride) else { return }
    let live = counters.read().liveBytes
    let now = counters.totals()
    reading.growth.append(
      GrowthPoint(
        x: x, allocated: Double(live - begin.liveBytes), active: Double(now.active - base.active),
        resident: Double(now.resident - base.resident),
        retained: Double(now.retained - base.retained),
        metadata: Double(now.metadata - base.metadata)))
  }

  /// Keeps every other point of the curve.
  private func thin() {
    for index in 0..<Self.mostPoints / 2 { reading.growth[index] = reading.growth[2 * index] }
    reading.growth.removeLast(Self.mostPoints / 2)
    stride *= 2
  }

  package func record(_ curve: Curve, x: Double, y: Double) {
    reading.curves.append(CurvePoint(curve: curve, x: x, y: y))
  }

  package func record(_ name: String, _ value: Double) {
    reading.recorded.append(RecordedValue(name: name, value: value))
  }

  /// The reading, once the body has returned and left `retainedBytes` behind.
  package func finish(retainedBytes: Int) -> BlockReading {
    reading.allocation?.retainedBytes = retainedBytes
    return reading
  }
}
