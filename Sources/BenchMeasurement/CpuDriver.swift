package import BenchModel

/// Drives a pass whose stacks are sampled: a warm-up sample, then one that is watched.
///
/// Invariant: the watch begins after everything else that the harness does before a sample, and
/// ends before everything that it does after, so that neither set-up nor tear-down is in a profile.
/// A rehearsal has warm-ups only.
package final class CpuDriver<Watch: RegionWatching>: BlockDriver {
  private let watch: Watch
  let iterations: Int
  private var warmUpsLeft: Int
  private var isWatching = false
  /// True once the region has been watched to its end.
  package private(set) var isDone = false

  package init(watch: Watch, iterations: Int, warmUps: Int) {
    self.watch = watch
    self.iterations = iterations
    warmUpsLeft = warmUps
  }

  package func nextSample() -> Int? {
    guard !isDone else { return nil }
    isWatching = warmUpsLeft == 0
    // A warm-up is there to warm up, not to last as long as the region.
    guard isWatching else { return min(iterations, max(1, iterations / 100)) }
    watch.begin()
    return iterations
  }

  package func endSample() {
    if isWatching {
      watch.end()
      isDone = true
    }
    warmUpsLeft -= 1
  }

  package func beginFrame() {}
  package func endFrame() {}
  package func growth(at x: Double) {}
  package func beginPacing(interval: Int) -> (any BlockPacing)? { nil }
  package func record(_ name: String, _ value: Double) {}
  package func record(_ curve: Curve, x: Double, y: Double) {}
}

/// Looks at a region from its begin to its end. Passed in, so that the pass runs on a scripted one
/// in tests.
package protocol RegionWatching {
  /// The measured region begins.
  func begin()
  /// It has ended.
  func end()
}
