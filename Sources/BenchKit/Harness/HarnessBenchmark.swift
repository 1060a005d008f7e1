internal import BenchMeasurement

/// The benchmarks with which the harness measures itself.
enum HarnessBenchmark {
  /// All, in the order of the report.
  static let all = [empty] + timers + clocks + mallocs + processes

  static let emptyID = "harness/empty"

  /// The loop with nothing in it but the barrier that keeps it.
  private static let empty = Benchmark(emptyID) { block in
    block.measure { keep(1) }
  }

  /// Dependent multiplications in one iteration of a timer's body.
  static let multiplications = [4, 8, 16]

  static func timerID(_ count: Int) -> String { "harness/timer/\(count)" }

  /// A body of known length: each multiplication waits for the one before it.
  private static let timers = multiplications.map { count in
    Benchmark(timerID(count), parameters: ["multiplications": String(count)]) { block in
      var x = opaque(3)
      switch count {
      case 4: block.measure { x = multiplied4(x) }
      case 8: block.measure { x = multiplied4(multiplied4(x)) }
      default: block.measure { x = multiplied4(multiplied4(multiplied4(multiplied4(x)))) }
      }
      keep(x)
    }
  }

  /// Four multiplications that the compiler can neither join nor reorder.
  @inline(__always)
  private static func multiplied4(_ x: Int) -> Int {
    let one = opaque(x &* 0x5851_F42D)
    let two = opaque(one &* 0x5851_F42D)
    let three = opaque(two &* 0x5851_F42D)
    return opaque(three &* 0x5851_F42D)
  }

  static let wallClockID = "harness/clock/wall"
  static let threadClockID = "harness/clock/thread"

  private static let clocks = [
    Benchmark(wallClockID) { block in
      let clock = SystemClock()
      block.measure { keep(Int(truncatingIfNeeded: clock.wall())) }
    },
    Benchmark(threadClockID) { block in
      let clock = SystemClock()
      block.measure { keep(Int(truncatingIfNeeded: clock.threadCPU())) }
    },
  ]

  static func mallocID(isCounted: Bool) -> String {
    "harness/malloc/\(isCounted ? "counted" : "plain")"
  }

  /// An array made and dropped, as it is and with the exact pass's hooks on it.
  private static let mallocs = [false, true].map { isCounted in
    Benchmark(mallocID(isCounted: isCounted)) { block in
      if isCounted, case .failure(let reason) = JemallocCounters.install() {
        throw Skipped("\(reason); \(reason.remedy)")
      }
      block.measure { keep([Int](repeating: 1, count: 8)) }
    }
  }

  static let startID = "harness/process/start"
  static let blockID = "harness/process/block"

  private static let waiting = MeasurementPlan(
    samples: 5, exactIterations: 1, judgesWallTime: true)

  private static let processes = [
    Benchmark(startID, plan: waiting, revision: "one iteration") { block in
      let request = WorkerRequest(benchmark: emptyID, pass: .timed)
      try block.measure { try run(request) }
    },
    Benchmark(blockID, plan: waiting, revision: "10 samples of 0.5 ms") { block in
      let calibration = try run(WorkerRequest(benchmark: emptyID, pass: .calibrate)).calibration
      guard let calibration else { throw Skipped("the empty loop could not be calibrated") }
      let request = WorkerRequest(
        benchmark: emptyID, pass: .timed, iterations: calibration.iterations, samples: 10)
      try block.measure { try run(request) }
    },
  ]

  @discardableResult
  private static func run(_ request: WorkerRequest) throws -> BlockReading {
    switch WorkerProcess().run(request, padding: 0) {
    case .reading(let reading): return reading
    case .failed(let reason): throw Skipped(reason)
    case .interrupted: throw Skipped("interrupted")
    }
  }
}
