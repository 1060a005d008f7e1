package import BenchModel

/// Finds how many iterations fill a sample, by growing the batch until two in a row are long
/// enough.
///
/// One batch could be long because it was the first (cold caches, lazy globals), so a second must
/// agree. Chosen once per benchmark and given to every block of both sides.
package final class CalibrationDriver<Clock: BlockClock>: BlockDriver {
  private let clock: Clock
  private let plan: MeasurementPlan
  private var iterations = 1
  private var longEnough: [UInt64] = []
  private var batches = 0
  private var lastElapsed: UInt64 = 0
  private var open: OpenSample?
  /// Values of the author's own metrics: all that a body which then skips gives.
  package private(set) var recorded: [RecordedValue] = []

  package init(clock: Clock, plan: MeasurementPlan) {
    self.clock = clock
    self.plan = plan
  }

  package func nextSample() -> Int? {
    guard longEnough.count < 2, batches < 64 else { return nil }
    open = OpenSample(clock)
    return iterations
  }

  package func endSample() {
    batches += 1
    guard let sample = open?.close(clock) else { return }
    lastElapsed = plan.judgesWallTime ? sample.wall : sample.cpu
    if lastElapsed >= target {
      longEnough.append(lastElapsed)
    } else if iterations < CalibrationLimits.iterations {
      longEnough = []
      iterations = grown()
    } else {
      longEnough.append(lastElapsed)
    }
  }

  package func record(_ name: String, _ value: Double) {
    recorded.append(RecordedValue(name: name, value: value))
  }

  /// What was found; nil where the body never called `measure`.
  package func finish() -> Calibration? {
    guard batches > 0 else { return nil }
    let body = Double(longEnough.min() ?? lastElapsed) / Double(iterations)
    return Calibration(
      iterations: fitting(body),
      samples: CalibrationLimits.samples(of: plan, bodyNanoseconds: body),
      bodyNanoseconds: body)
  }

  /// The iterations that fill a sample with 2 % to spare.
  ///
  /// The batch grew in steps, and every block would pay for what it is too long.
  private func fitting(_ body: Double) -> Int {
    guard body > 0, !longEnough.isEmpty else { return iterations }
    let wanted = (1.02 * Double(target) / body).rounded(.up)
    return wanted < Double(iterations) ? max(1, Int(wanted)) : iterations
  }

  private var target: UInt64 { UInt64(max(1, plan.sampleNanoseconds)) }

  /// The next batch: what would be 1.2 times long enough, but 2 to 10 times this one.
  private func grown() -> Int {
    let wanted = lastElapsed == 0 ? 10 : 1.2 * Double(target) / Double(lastElapsed)
    let factor = min(10, max(2, wanted))
    return min(CalibrationLimits.iterations, Int(Double(iterations) * factor))
  }
}

/// The bounds of calibration.
enum CalibrationLimits {
  /// More iterations than this mean that the body does nothing.
  static let iterations = 1_000_000_000

  /// A body over 5 ms takes as many samples as fit 50 ms, at least one.
  static func samples(of plan: MeasurementPlan, bodyNanoseconds: Double) -> Int {
    guard bodyNanoseconds > 5_000_000 else { return max(1, plan.samples) }
    return max(1, min(plan.samples, Int(50_000_000 / bodyNanoseconds)))
  }
}
