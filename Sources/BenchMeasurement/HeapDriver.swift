package import BenchModel

/// Switches a heap profiler. Passed in, so that the pass runs on a scripted one in tests.
package protocol HeapProfiling {
  /// Forgets what it has seen and begins to look: the measured region begins.
  func begin() -> HeapReading
  /// Looks no longer, and writes down what is live: the region has ended.
  func end() throws(CountersUnavailable) -> HeapReading
  /// Writes down what is live: the body has returned.
  func tearDown() throws(CountersUnavailable)
}

/// Counts beside a heap profile: since the process began, or over a region.
package struct HeapReading: Equatable, Sendable {
  /// Allocations on all threads.
  package var allocations = 0
  /// Bytes allocated, in size classes.
  package var allocatedBytes = 0
  /// Bytes live.
  package var liveBytes = 0
  /// The most bytes live at once.
  package var peakBytes = 0
  /// Allocations and growths in place.
  package var events = 0
  /// The event that led to the peak.
  package var peakEvent = 0
  /// True where the profile of the peak was written.
  package var hasPeak = false

  package init() {}

  /// What was counted since `base`; the peak is over what was live then, and its event counts from
  /// 1, or is 0 where nothing ever rose over it.
  func since(_ base: HeapReading) -> HeapReading {
    var region = self
    region.allocations -= base.allocations
    region.allocatedBytes -= base.allocatedBytes
    region.liveBytes -= base.liveBytes
    region.peakBytes -= base.liveBytes
    region.events -= base.events
    region.peakEvent -= base.events
    return region
  }
}

/// Drives a pass under a heap profiler: warm-up samples, then one that is looked at.
///
/// Invariant: the profiler looks while the last sample runs and at no other time; a rehearsal has
/// no profiler. Nothing is timed, and the growth curve is not taken.
package final class HeapDriver<Profiler: HeapProfiling>: BlockDriver {
  private let profiler: Profiler?
  private let iterations: Int
  private var warmUpsLeft: Int
  private var base: HeapReading?
  private var region: Result<HeapReading, CountersUnavailable>?

  package init(profiler: Profiler?, iterations: Int, warmUps: Int) {
    self.profiler = profiler
    self.iterations = iterations
    warmUpsLeft = warmUps
  }

  package func nextSample() -> Int? {
    guard warmUpsLeft >= 0 else { return nil }
    if warmUpsLeft == 0 { base = profiler?.begin() }
    return iterations
  }

  package func endSample() {
    if let profiler, let base {
      region = Result { () throws(CountersUnavailable) in try profiler.end().since(base) }
    }
    warmUpsLeft -= 1
  }

  /// The reading, once the body has returned.
  package func finish() -> BlockReading {
    var reading = BlockReading()
    reading.iterations = iterations
    do throws(CountersUnavailable) {
      guard let profiler, let region else { return reading }
      try profiler.tearDown()
      reading.heap = try region.get()
    } catch {
      reading.memoryUnavailable = "\(error); \(error.remedy)"
    }
    return reading
  }

  package func beginFrame() {}
  package func endFrame() {}
  package func growth(at x: Double) {}
  package func beginPacing(interval: Int) -> (any BlockPacing)? { nil }
  package func record(_ name: String, _ value: Double) {}
  package func record(_ curve: Curve, x: Double, y: Double) {}
}
