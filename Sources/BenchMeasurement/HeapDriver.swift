internal import BenchModel

/// Drives a pass under a heap profiler: warm-up samples, then one that is looked at.
///
/// Invariant: the profiler looks while the last sample runs and at no other time; a rehearsal has
/// none. Nothing is timed, and the growth curve is not taken.
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
}
