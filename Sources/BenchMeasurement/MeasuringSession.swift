package import BenchModel

/// How a session is made: how many blocks and how much of everything.
package struct SessionPlan: Sendable {
  /// Blocks of a benchmark that does not say otherwise.
  package var blocks: Int
  /// True where the person who runs it chose the blocks: they then count for every benchmark.
  package var blocksAreGiven: Bool
  /// True for a quick run: a benchmark's `quickBlocks` count, and one exact pass must do for a body
  /// that runs once.
  package var quick: Bool
  /// The timed rounds stop after this many seconds, each benchmark having had one block at least.
  package var budgetSeconds: Double?
  /// Memory that may be taken, in bytes.
  package var availableBytes: Int?
  /// False where only exact passes are taken.
  package var timesBlocks = true
  /// True where instructions are counted too: about two seconds a benchmark.
  package var countsInstructions = false

  package init(
    blocks: Int, quick: Bool, blocksAreGiven: Bool = false, budgetSeconds: Double? = nil,
    availableBytes: Int? = nil
  ) {
    self.blocks = blocks
    self.blocksAreGiven = blocksAreGiven
    self.quick = quick
    self.budgetSeconds = budgetSeconds
    self.availableBytes = availableBytes
  }
}

/// All that a session found out about one benchmark, before any statistics.
package struct BenchmarkReadings: Sendable {
  package var benchmark: Benchmark
  package var calibration = Calibration(iterations: 1, samples: 1, bodyNanoseconds: 0)
  /// Exact passes of `exactIterations`; two that should agree, or one in a quick run.
  package var exact: [BlockReading] = []
  /// An exact pass of twice as many.
  package var exactDouble: BlockReading?
  /// Instruction passes of `exactIterations` and of twice as many, where they were asked for.
  package var instructions: [BlockReading] = []
  /// Why there are none, where that failed; no fault of the benchmark's.
  package var instructionsUnavailable: String?
  /// Timed blocks, in the order in which they ran.
  package var blocks: [BlockReading] = []
  /// Why the benchmark was left out, where it was.
  package var skipped: String?
  /// What failed, where something did; nothing more was measured after it.
  package var failure: String?

  package init(benchmark: Benchmark) { self.benchmark = benchmark }

  var isLive: Bool { skipped == nil && failure == nil }
}

/// Measures benchmarks, each block in a process of its own: calibration, exact passes, then timed
/// blocks round robin in a new random order each round.
///
/// A value with its effects passed in (the launcher, the clock, the random order), so that the
/// schedule is tested without a process. A benchmark that fails is named and left out of the rest.
package struct MeasuringSession {
  /// Runs one worker.
  package typealias Launch = (WorkerRequest) -> WorkerOutcome

  package private(set) var readings: [BenchmarkReadings]
  private let plan: SessionPlan
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
    for benchmark in benchmarks { progress.know(benchmark.id, benchmark.plan.repetition) }
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
    progress.plan(.counting, live.map { (readings[$0].benchmark.id, exactPasses(of: $0)) })
    if plan.countsInstructions {
      progress.plan(
        .instructions, live.map { (readings[$0].benchmark.id, instructionPasses(of: $0).count) })
    }
    progress.plan(.timing, live.map { (readings[$0].benchmark.id, blocks(of: $0)) })
    // Bodies that run once go first: they are the long ones, and the time left becomes known.
    let once = live.filter { readings[$0].benchmark.plan.repetition == .once }
    for index in once where !count(index) { return false }
    for index in timed where !calibrate(index) { return false }
    for index in calibrated where !count(index) { return false }
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

  private mutating func count(_ index: Int) -> Bool {
    let benchmark = readings[index].benchmark
    let iterations = benchmark.plan.repetition == .once ? 1 : max(1, benchmark.plan.exactIterations)
    for pass in 0..<exactPasses(of: index) {
      guard readings[index].isLive else { return true }
      let isDouble = pass == 2
      let request = WorkerRequest(
        benchmark: benchmark.id, pass: .exact, iterations: isDouble ? iterations * 2 : iterations)
      let goesOn = take(request, .counting, index) { readings, reading in
        if isDouble { readings.exactDouble = reading } else { readings.exact.append(reading) }
      }
      guard goesOn else { return false }
    }
    return true
  }

  private mutating func countInstructions(_ index: Int) -> Bool {
    let benchmark = readings[index].benchmark
    for count in instructionPasses(of: index) {
      guard readings[index].isLive, readings[index].instructionsUnavailable == nil else {
        return true
      }
      let request = WorkerRequest(
        benchmark: benchmark.id, pass: .instructions, iterations: count)
      let goesOn = take(request, .instructions, index) { $0.instructions.append($1) }
      guard goesOn else { return false }
    }
    return true
  }

  /// The iterations of each pass under valgrind.
  private func instructionPasses(of index: Int) -> [Int] {
    let plan = readings[index].benchmark.plan
    let iterations = max(1, plan.exactIterations)
    return plan.repetition == .once ? [1] : [iterations, 2 * iterations]
  }

  /// Two that should agree and one of double length; a body that runs once has no double length.
  private func exactPasses(of index: Int) -> Int {
    guard readings[index].benchmark.plan.repetition == .once else { return 3 }
    return plan.quick ? 1 : 2
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
  private mutating func take(
    _ request: WorkerRequest, _ phase: SessionProgress.Phase, _ index: Int,
    _ keep: (inout BenchmarkReadings, BlockReading) -> Void
  ) -> Bool {
    let start = now()
    progress.begin(phase, request.benchmark)
    let outcome = launch(request)
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
    progress.end(phase, request.benchmark, nanoseconds: now() - start)
    if !readings[index].isLive { progress.drop(request.benchmark) }
    return true
  }
}
