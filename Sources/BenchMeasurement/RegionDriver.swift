internal import BenchModel

/// Drives a pass that looks at one region: warm-up samples, then one that is watched.
///
/// Invariant: the watch begins after everything else that the harness does before a sample, and
/// ends before everything that it does after, so that neither set-up nor tear-down is in what it
/// sees. A rehearsal has no watch.
package final class RegionDriver<Watch: RegionWatching>: BlockDriver {
  private let watch: Watch?
  let iterations: Int
  private let warmUpIterations: Int
  private var warmUpsLeft: Int
  /// True once the region has come to its end.
  package private(set) var isDone = false

  /// A driver of `warmUps` samples of `warmUpIterations`, as many as the region has where nil, and
  /// of the region.
  package init(watch: Watch?, iterations: Int, warmUps: Int, warmUpIterations: Int? = nil) {
    self.watch = watch
    self.iterations = iterations
    self.warmUpIterations = warmUpIterations ?? iterations
    warmUpsLeft = warmUps
  }

  package func nextSample() -> Int? {
    guard !isDone else { return nil }
    guard warmUpsLeft == 0 else { return warmUpIterations }
    watch?.begin()
    return iterations
  }

  package func endSample() {
    if warmUpsLeft == 0 {
      watch?.end()
      isDone = true
    } else {
      warmUpsLeft -= 1
    }
  }
}

/// Looks at a region from its begin to its end. Passed in, so that the pass runs on a scripted one
/// in tests.
package protocol RegionWatching {
  /// The measured region begins.
  func begin()
  /// It has ended.
  func end()
}
