internal import BenchModel
internal import CBenchSupport

/// A timer that is due every interval. Passed in, so that tests pace on a fake one.
package struct Pacer {
  /// When the first tick is due, on the wall clock, ns.
  package var firstDue: UInt64
  /// The interval, ns.
  package var interval: UInt64
  /// Sleeps until the next tick is due; how many intervals have passed since the last wait.
  package var wait: () -> UInt64
  /// Ends the timer.
  package var stop: () -> Void

  package init(
    firstDue: UInt64, interval: UInt64, wait: @escaping () -> UInt64, stop: @escaping () -> Void
  ) {
    self.firstDue = firstDue
    self.interval = interval
    self.wait = wait
    self.stop = stop
  }

  /// The system's timer (timerfd), or nil where it cannot be had.
  package static func system(interval: Int) -> Pacer? {
    guard interval > 0 else { return nil }
    var firstDue: UInt64 = 0
    let descriptor = tm_pacer_start(UInt64(interval), &firstDue)
    guard descriptor >= 0 else { return nil }
    return Pacer(
      firstDue: firstDue, interval: UInt64(interval), wait: { tm_pacer_wait(descriptor) },
      stop: { tm_pacer_stop(descriptor) })
  }
}

/// Measures how late each tick of a paced body begins and how much CPU time it takes.
///
/// A tick that begins a whole interval late or more makes the timer skip: the ticks that it
/// skipped are missed deadlines, and lateness counts from the latest tick that was due.
final class PacedTicks<Clock: BlockClock>: BlockPacing {
  private(set) var lateness: [UInt64] = []
  private(set) var ticks: [UInt64] = []
  private(set) var missedDeadlines = 0

  private let clock: Clock
  private let pacer: Pacer
  private var due: UInt64
  private var start: UInt64 = 0

  init(clock: Clock, pacer: Pacer) {
    self.clock = clock
    self.pacer = pacer
    due = pacer.firstDue
  }

  deinit { pacer.stop() }

  func wait() {
    let passed = pacer.wait()
    if passed > 1 {
      missedDeadlines += Int(passed - 1)
      due += (passed - 1) * pacer.interval
    }
    let now = clock.wall()
    lateness.append(now > due ? now - due : 0)
    due += pacer.interval
    start = clock.threadCPU()
  }

  func done() {
    let end = clock.threadCPU()
    ticks.append(end >= start ? end - start : 0)
  }
}
