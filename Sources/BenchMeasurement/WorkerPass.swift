internal import BenchModel
internal import CBenchSupport

/// One kind of pass over a benchmark's body: the driver that stands behind the block, and what to
/// do before and after.
protocol WorkerPass: SendableMetatype {
  associatedtype Driver: BlockDriver

  /// The driver of the pass.
  var driver: Driver { get }
  /// Drives a rehearsal, after which the runtime has what it builds on first use; nil for none. A
  /// body that runs once is too long to rehearse: an empty one stands in for it.
  var rehearsal: Driver? { get }
  /// Called between the rehearsal and the pass.
  mutating func begin()
  /// The reading, once the body has returned.
  func finish() -> BlockReading
}

extension Benchmark {
  /// Measures nothing: after it, the harness's own way through a block has been gone once.
  static let understudy: Body = { block in block.measure {} }
}

extension WorkerPass {
  var rehearsal: Driver? { nil }
  mutating func begin() {}
}

/// Finds how many iterations fill a sample.
struct CalibrationPass: WorkerPass {
  let driver: CalibrationDriver<SystemClock>

  init(_ benchmark: Benchmark) {
    driver = CalibrationDriver(
      clock: SystemClock(benchmark.body.processor), plan: benchmark.plan)
  }

  func finish() -> BlockReading {
    var reading = BlockReading()
    reading.calibration = driver.finish()
    reading.recorded = driver.recorded
    return reading
  }
}

/// Times a block, on code pages of the process's own.
///
/// Where the kernel keeps a program's file in memory is chance, and stays for as long as the file
/// is cached: about one in a hundred copies of one program is 6 to 11 % slower than the others,
/// block after block. Two builds would differ by it. Each block therefore moves the code that its
/// warm-up has used, or all of it where nothing warms up, to fresh pages: the chance is drawn anew
/// for each block, and the order of the pairs deals with it as with all other noise. Cost: about a
/// millisecond, before the first sample that counts.
struct TimedPass: WorkerPass {
  let driver: TimedDriver<SystemClock>
  private let isOnce: Bool

  init(_ request: WorkerRequest, _ benchmark: Benchmark) {
    isOnce = benchmark.plan.repetition == .once
    driver = TimedDriver(
      clock: SystemClock(benchmark.body.processor), iterations: request.iterations,
      samples: request.samples, warmUps: isOnce ? 0 : 1, pacer: Pacer.system,
      afterWarmUp: { tm_move_code(0) })
  }

  func begin() {
    if isOnce { tm_move_code(1) } else { tm_forget_used_code() }
  }

  func finish() -> BlockReading { driver.finish() }
}

/// Counts allocations, bytes and growth.
struct ExactPass<Counters: AllocationCounting>: WorkerPass {
  let driver: ExactDriver<Counters>
  let rehearsal: ExactDriver<Counters>?
  private let counters: Counters
  private var liveBefore = 0

  init(_ request: WorkerRequest, _ benchmark: Benchmark, _ counters: Counters) {
    let isOnce = benchmark.plan.repetition == .once
    self.counters = counters
    driver = ExactDriver(
      counters: counters, iterations: request.iterations, warmUps: isOnce ? 0 : 1)
    rehearsal = ExactDriver(counters: counters, iterations: 1, warmUps: 0)
  }

  mutating func begin() { liveBefore = counters.read().liveBytes }

  func finish() -> BlockReading {
    driver.finish(retainedBytes: counters.read().liveBytes - liveBefore)
  }
}

/// Takes a heap profile, or finds out where its peak is.
struct HeapPass<Profiler: HeapProfiling>: WorkerPass {
  let driver: HeapDriver<Profiler>
  let rehearsal: HeapDriver<Profiler>?

  init(_ request: WorkerRequest, _ benchmark: Benchmark, _ profiler: Profiler) {
    let isOnce = benchmark.plan.repetition == .once
    driver = HeapDriver(
      profiler: profiler, iterations: request.iterations, warmUps: isOnce ? 0 : 1)
    rehearsal = HeapDriver(profiler: nil, iterations: 1, warmUps: 0)
  }

  func finish() -> BlockReading { driver.finish() }
}

/// Lets valgrind count the instructions of the region. The count is valgrind's, printed when the
/// process ends.
struct InstructionPass: WorkerPass {
  let driver: RegionDriver<InstructionCount>
  let rehearsal: RegionDriver<InstructionCount>?

  init(_ request: WorkerRequest, _ benchmark: Benchmark) {
    let isOnce = benchmark.plan.repetition == .once
    driver = RegionDriver(
      watch: InstructionCount(), iterations: request.iterations, warmUps: isOnce ? 0 : 1)
    rehearsal = isOnce ? nil : RegionDriver(watch: nil, iterations: 1, warmUps: 0)
  }

  func finish() -> BlockReading { BlockReading() }
}

/// Callgrind's counting of instructions, in a process that it runs; nothing elsewhere.
struct InstructionCount: RegionWatching {
  func begin() { tm_toggle_instruction_count() }
  func end() { tm_toggle_instruction_count() }
}

extension BenchmarkBody {
  /// Whose CPU time a block of this body is given: one that waits may change threads.
  var processor: SystemClock.Processor {
    if case .plain = self { .thread } else { .process }
  }
}
