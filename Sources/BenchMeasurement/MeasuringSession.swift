package import BenchModel

/// Measures benchmarks, each block in a process of its own: calibration, exact passes, then timed
/// blocks round robin in a new random order each round.
///
/// A value with its effects passed in (the launcher, the clock, the random order), so that the
/// schedule is tested without a process. A benchmark that fails is named and left out of the rest.
package struct MeasuringSession {
  /// Runs workers side by side, one for each request; the outcomes in the same order.
  package typealias Launch = ([WorkerRequest]) -> [WorkerOutcome]

  package internal(set) var readings: [BenchmarkReadings]
  let plan: SessionPlan
  private let launch: Launch
  private let now: () -> UInt64
  private var progress: SessionProgress

  /// A session over `benchmarks`. `now` is a monotonic clock in ns.
  package init(
    _ benchmarks: [Benchmark], plan: SessionPlan, now: @escaping () -> UInt64,
    launch: @escaping Launch, report: @escaping (SessionProgress) -> Void
  ) {
    self.plan = plan
    self.now = now
    self.launch = launch
    readings = benchmarks.map(BenchmarkReadings.init)
    progress = SessionProgress(report: report)
    for index in readings.indices {
      let needed = benchmarks[index].plan.requiredBytes
      guard let available = plan.availableBytes, needed > available else { continue }
      readings[index].skipped =
        "needs \(needed) bytes of memory at its peak and \(available) are available"
    }
  }

  /// Runs everything. False where the run was interrupted; `readings` then holds what there is.
  package mutating func run(using generator: inout some RandomNumberGenerator) -> Bool {
    let live = readings.indices.filter { readings[$0].isLive }
    let calibrated = live.filter { readings[$0].benchmark.plan.repetition == .calibrated }
    let timed = plan.timesBlocks ? calibrated : []
    progress.plan(.calibrating, timed.map { (readings[$0].benchmark.id, 1) })
    progress.plan(.counting, live.map { (readings[$0].benchmark.id, exactPasses(of: $0).count) })
    if plan.countsInstructions {
      progress.plan(.instructions, live.map { (readings[$0].benchmark.id, 2) })
    }
    progress.plan(.timing, live.map { (readings[$0].benchmark.id, blocks(of: $0)) })
    // Bodies that run once go first: they are the long ones, and the time left becomes known.
    let once = live.filter { readings[$0].benchmark.plan.repetition == .once }
    guard countAll(once) else { return false }
    for index in timed where !calibrate(index) { return false }
    guard countAll(calibrated) else { return false }
    if plan.countsInstructions {
      for index in live where !countInstructions(index) { return false }
    }
    return timeAll(using: &generator)
  }

  private mutating func calibrate(_ index: Int) -> Bool {
    let request = WorkerRequest(benchmark: readings[index].benchmark.id, pass: .calibrate)
    return take(request, .calibrating, index) { readings, reading in
      if let calibration = reading.calibration {
        readings.calibration = calibration
      } else {
        readings.failure = "the body never called measure; give it the code to measure"
      }
    }
  }

  private func blocks(of index: Int) -> Int {
    let own = readings[index].benchmark.plan
    if own.blocks == 0 || !plan.timesBlocks { return 0 }
    let ownBlocks = plan.quick ? own.quickBlocks : own.blocks
    return max(1, plan.blocksAreGiven ? plan.blocks : ownBlocks ?? plan.blocks)
  }

  private mutating func timeAll(using generator: inout some RandomNumberGenerator) -> Bool {
    let start = now()
    for round in 0..<(readings.indices.map { blocks(of: $0) }.max() ?? 0) {
      let due = readings.indices.filter { readings[$0].isLive && round < blocks(of: $0) }
      for index in due.shuffled(using: &generator) {
        let isOverBudget = plan.budgetSeconds.map { Double(now() - start) > $0 * 1e9 } ?? false
        if isOverBudget && round > 0 { return true }
        guard time(index) else { return false }
      }
    }
    return true
  }

  private mutating func time(_ index: Int) -> Bool {
    let calibration = readings[index].calibration
    let request = WorkerRequest(
      benchmark: readings[index].benchmark.id, pass: .timed, iterations: calibration.iterations,
      samples: calibration.samples)
    return take(request, .timing, index) { readings, reading in readings.blocks.append(reading) }
  }

  /// Launches one worker and hands its reading on. False where the run was interrupted.
  mutating func take(
    _ request: WorkerRequest, _ phase: SessionProgress.Phase, _ index: Int,
    _ keep: (inout BenchmarkReadings, BlockReading) -> Void
  ) -> Bool {
    take([request], phase, [index], keep)
  }

  /// Launches workers side by side and hands their readings on.
  mutating func take(
    _ requests: [WorkerRequest], _ phase: SessionProgress.Phase, _ indices: [Int],
    _ keep: (inout BenchmarkReadings, BlockReading) -> Void
  ) -> Bool {
    let start = now()
    progress.begin(phase, requests.first?.benchmark ?? "")
    let outcomes = launch(requests)
    let elapsed = (now() - start) / UInt64(max(1, requests.count))
    for (index, outcome) in zip(indices, outcomes) {
      guard settle(outcome, phase, index, keep) else { return false }
      progress.end(phase, readings[index].benchmark.id, nanoseconds: elapsed)
      if !readings[index].isLive { progress.drop(readings[index].benchmark.id) }
    }
    return true
  }

  private mutating func settle(
    _ outcome: WorkerOutcome, _ phase: SessionProgress.Phase, _ index: Int,
    _ keep: (inout BenchmarkReadings, BlockReading) -> Void
  ) -> Bool {
    switch outcome {
    case .interrupted: return false
    case .failed(let reason) where phase == .instructions:
      readings[index].instructionsUnavailable = reason
    case .failed(let reason): readings[index].failure = reason
    case .reading(let reading):
      readings[index].skipped = reading.skipped
      if let failure = reading.failure {
        readings[index].failure = "the body failed: \(failure)"
      } else if reading.skipped == nil {
        keep(&readings[index], reading)
      } else {
        readings[index].exact = [reading]
      }
    }
    return true
  }
}
