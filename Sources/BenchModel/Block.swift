/// What a benchmark's body talks to while it runs in its process.
///
/// Invariant: the measured region is the closure given to `measure`, and nothing else. A block
/// neither times nor counts by itself; it asks its driver, which is another one for each pass
/// (calibration, timed, exact). Cost inside the region: a compare and a decrement an iteration.
public final class Block {
  /// The benchmark's parameters.
  public let parameters: Parameters
  /// The benchmark's seed.
  public let seed: UInt64
  private let driver: any BlockDriver

  package init(parameters: Parameters, seed: UInt64, driver: any BlockDriver) {
    self.parameters = parameters
    self.seed = seed
    self.driver = driver
  }

  /// Runs `body` as often as the plan says, timed or counted. Call it once.
  @inlinable @inline(__always)
  public func measure(_ body: () throws -> Void) rethrows {
    while let iterations = nextSample() {
      var left = iterations
      while left > 0 {
        try body()
        left &-= 1
      }
      endSample()
    }
  }

  /// Runs a `body` that waits as often as the plan says, timed or counted. Call it once.
  ///
  /// Stays on the caller's actor; the cost of each suspension is part of what is measured.
  @inlinable
  nonisolated(nonsending) public func measure(
    _ body: () async throws -> Void
  ) async rethrows {
    while let iterations = nextSample() {
      var left = iterations
      while left > 0 {
        try await body()
        left &-= 1
      }
      endSample()
    }
  }

  /// Runs `body` as one frame inside `measure`; its CPU time is one of the block's frame times.
  @inlinable @inline(__always)
  public func frame(_ body: () throws -> Void) rethrows {
    beginFrame()
    try body()
    endFrame()
  }

  /// Takes a point of the growth curve at `x` (rows scrolled, items loaded); x must rise.
  ///
  /// In the exact pass it costs some microseconds of allocator statistics, in the others nothing.
  public func growth(at x: Double) { driver.growth(at: x) }

  /// Runs `tick` every `interval` nanoseconds, `ticks` times, on a real timer, inside `measure`.
  ///
  /// How late each tick began and how much CPU time it took become the block's lateness metrics.
  /// In passes that do not time, the ticks run back to back.
  public func pace(every interval: Int, ticks: Int, _ tick: (Int) throws -> Void) rethrows {
    guard let pacing = driver.beginPacing(interval: interval) else {
      for index in 0..<max(0, ticks) { try tick(index) }
      return
    }
    for index in 0..<max(0, ticks) {
      pacing.wait()
      try tick(index)
      pacing.done()
    }
  }

  /// Records the value of one of the benchmark's own metrics.
  public func record(_ metric: Metric, _ value: Double) { driver.record(metric.name, value) }

  /// Records the value of one of the benchmark's own metrics.
  public func record(_ metric: Metric, _ value: Int) { driver.record(metric.name, Double(value)) }

  /// Records a point of a curve of the benchmark's own.
  public func record(_ curve: Curve, at x: Double, _ y: Double) {
    driver.record(curve, x: x, y: y)
  }

  @usableFromInline func nextSample() -> Int? { driver.nextSample() }
  @usableFromInline func endSample() { driver.endSample() }
  @usableFromInline func beginFrame() { driver.beginFrame() }
  @usableFromInline func endFrame() { driver.endFrame() }
}

/// What stands behind a block in one kind of pass.
package protocol BlockDriver: AnyObject {
  /// The iterations of the next sample, its measuring already begun; nil when the block is full.
  func nextSample() -> Int?
  /// Ends the sample that `nextSample` began.
  func endSample()
  /// Begins a frame.
  func beginFrame()
  /// Ends the frame.
  func endFrame()
  /// Takes a point of the growth curve.
  func growth(at x: Double)
  /// Starts a real timer of `interval` nanoseconds; nil in a pass that does not time.
  func beginPacing(interval: Int) -> (any BlockPacing)?
  /// Keeps a value of a metric of the author's own.
  func record(_ name: String, _ value: Double)
  /// Keeps a point of a curve of the author's own.
  func record(_ curve: Curve, x: Double, y: Double)
}

// Most passes look at the sample as a whole, and at nothing that the body tells of inside it.
extension BlockDriver {
  package func beginFrame() {}
  package func endFrame() {}
  package func growth(at x: Double) {}
  package func beginPacing(interval: Int) -> (any BlockPacing)? { nil }
  package func record(_ name: String, _ value: Double) {}
  package func record(_ curve: Curve, x: Double, y: Double) {}
}

/// A running timer that a paced body waits on.
package protocol BlockPacing: AnyObject {
  /// Sleeps until the next tick is due.
  func wait()
  /// Says that the tick's work is done.
  func done()
}
