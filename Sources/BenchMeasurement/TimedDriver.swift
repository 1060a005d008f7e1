package import BenchModel

/// Drives a timed block: a warm-up sample, then samples of a fixed number of iterations.
///
/// Invariant: of a plan of n samples exactly n are kept. A sample during which a clock stepped
/// backward is dropped and taken again, n times at the most. Counts nothing, so that it costs
/// nothing: allocations are the exact pass's affair.
package final class TimedDriver<Clock: BlockClock>: BlockDriver {
  package private(set) var reading = BlockReading()

  private let clock: Clock
  private let pacer: (Int) -> Pacer?
  private let afterWarmUp: () -> Void
  private let samples: Int
  private var warmUpsLeft: Int
  private var retriesLeft: Int
  private var open: OpenSample?
  private var usage = ThreadUsage()
  private var frameStart: UInt64 = 0
  private var pacing: PacedTicks<Clock>?

  /// A driver of `samples` samples of `iterations` each, after `warmUps` that are not kept;
  /// `afterWarmUp` is called once between the two.
  package init(
    clock: Clock, iterations: Int, samples: Int, warmUps: Int, pacer: @escaping (Int) -> Pacer?,
    afterWarmUp: @escaping () -> Void = {}
  ) {
    self.clock = clock
    self.pacer = pacer
    self.afterWarmUp = afterWarmUp
    self.samples = samples
    warmUpsLeft = warmUps
    retriesLeft = samples
    reading.iterations = iterations
  }

  package func nextSample() -> Int? {
    guard reading.sampleCount < samples, retriesLeft >= 0 else { return nil }
    usage = ThreadUsage.now
    open = OpenSample(clock)
    return reading.iterations
  }

  package func endSample() {
    let sample = open?.close(clock)
    open = nil
    if warmUpsLeft > 0 {
      warmUpsLeft -= 1
      if warmUpsLeft == 0 { afterWarmUp() }
    } else if let sample {
      reading.take(sample)
      let spent = ThreadUsage.now - usage
      reading.pageFaults += spent.pageFaults
      reading.contextSwitches += spent.contextSwitches
    } else {
      reading.backwardSteps += 1
      retriesLeft -= 1
    }
  }

  package func beginFrame() { frameStart = clock.threadCPU() }

  package func endFrame() {
    let end = clock.threadCPU()
    if end >= frameStart { reading.frames.append(end - frameStart) }
  }

  package func beginPacing(interval: Int) -> (any BlockPacing)? {
    pacing = pacer(interval).map { PacedTicks(clock: clock, pacer: $0) }
    return pacing
  }

  package func record(_ curve: Curve, x: Double, y: Double) {
    reading.curves.append(CurvePoint(curve: curve, x: x, y: y))
  }

  package func record(_ name: String, _ value: Double) {
    reading.recorded.append(RecordedValue(name: name, value: value))
  }

  /// The reading with what the pacing found, once the body has returned.
  package func finish() -> BlockReading {
    reading.residentBytes = ThreadUsage.residentBytes
    if let pacing {
      reading.lateness = pacing.lateness
      reading.ticks = pacing.ticks
      reading.missedDeadlines = pacing.missedDeadlines
    }
    return reading
  }
}
