internal import BenchAnalysis
internal import BenchMeasurement
internal import BenchModel
internal import CBenchSupport

/// A pair that was measured: both blocks, and which ran first.
struct MeasuredPair {
  let request: PairRequest
  let base: BlockReading
  let head: BlockReading
}

/// Runs pairs of blocks, one of each build, as the schedule asks for them.
struct PairedBlocks {
  private let base: WorkerProcess
  private let head: WorkerProcess
  private let options: PairedOptions
  private let console: Console
  private var generator: SplitMix64
  /// The blocks in the order in which they ran: `base feed/recycle/text/10000`.
  private(set) var order: [String] = []
  /// Every pair that was measured, in the order in which they ran.
  private(set) var pairs: [MeasuredPair] = []

  init(
    base: WorkerProcess, head: WorkerProcess, options: PairedOptions, console: Console
  ) {
    self.base = base
    self.head = head
    self.options = options
    self.console = console
    generator = SplitMix64(seed: options.seed)
  }

  /// Times `entries` in pairs, keeps every block in the readings of its side, and says what the
  /// pairs decide.
  mutating func run(
    _ entries: [PairedSelection.Entry], _ baseReadings: inout [BenchmarkReadings],
    _ headReadings: inout [BenchmarkReadings]
  ) throws(PairedRunError) -> [TimeVerdict] {
    var baseIndices = Self.indices(of: baseReadings)
    let headIndices = Self.indices(of: headReadings)
    var scheduled: [PairSchedule.Entry] = []
    for entry in entries {
      let id = entry.benchmark.id
      guard let i = baseIndices[id], let j = headIndices[id], baseReadings[i].isMeasurable,
        headReadings[j].isMeasurable
      else { continue }
      guard let cost = try prepare(entry, &baseReadings[i]) else {
        baseIndices[id] = nil
        continue
      }
      headReadings[j].calibration = baseReadings[i].calibration
      scheduled.append(cost)
    }
    let limits = PairSchedule.Limits(
      pairs: options.maxPairs,
      budgetNanoseconds: options.budgetSeconds.map { UInt64($0 * 1e9) })
    var schedule = PairSchedule(scheduled, limits: limits)
    let start = tm_wall_ns()
    let line = PairProgressLine(console, benchmarks: scheduled.map(\.benchmark))
    while let request = schedule.next(
      using: &generator, elapsedNanoseconds: tm_wall_ns() - start)
    {
      line.show(schedule, request.benchmark)
      guard let i = baseIndices[request.benchmark], let j = headIndices[request.benchmark] else {
        schedule.fail(request, because: "it is not on both sides")
        continue
      }
      try take(request, &schedule, &baseReadings[i], &headReadings[j])
    }
    line.end(schedule)
    return schedule.verdicts
  }

  private static func indices(of readings: [BenchmarkReadings]) -> [String: Int] {
    Dictionary(
      readings.enumerated().map { ($0.element.benchmark.id, $0.offset) },
      uniquingKeysWith: { $1 })
  }

  /// Calibrates on the base, and takes one block to know its cost; nil where that fails.
  private mutating func prepare(
    _ entry: PairedSelection.Entry, _ readings: inout BenchmarkReadings
  ) throws(PairedRunError) -> PairSchedule.Entry? {
    let benchmark = entry.benchmark
    if benchmark.plan.repetition == .calibrated {
      let request = WorkerRequest(benchmark: benchmark.id, pass: .calibrate)
      guard let reading = try reading(base.run(request, padding: 0), &readings) else {
        return nil
      }
      readings.calibration = reading.calibration ?? readings.calibration
    }
    let start = tm_wall_ns()
    guard let block = try reading(base.run(timed(readings), padding: 0), &readings) else {
      return nil
    }
    return PairSchedule.Entry(
      benchmark: benchmark.id,
      metric: benchmark.plan.judgesWallTime ? Metric.wall.name : Metric.cpu.name,
      bodyNanoseconds: Double(block.least?.wall ?? 0) / Double(max(1, block.iterations)),
      blockNanoseconds: Double(tm_wall_ns() - start), isNamed: entry.isNamed)
  }

  private mutating func take(
    _ request: PairRequest, _ schedule: inout PairSchedule,
    _ baseReadings: inout BenchmarkReadings, _ headReadings: inout BenchmarkReadings
  ) throws(PairedRunError) {
    var values: [Side: Double] = [:]
    var blocks: [Side: BlockReading] = [:]
    for side in request.order {
      let padding = generator.index(below: 4096)
      let isBase = side == .base
      let process = isBase ? base : head
      let outcome = process.run(timed(baseReadings), padding: padding)
      order.append("\(side.rawValue) \(request.benchmark)")
      let block =
        isBase ? try reading(outcome, &baseReadings) : try reading(outcome, &headReadings)
      guard let block, let value = block.value(by: baseReadings.benchmark.plan) else {
        schedule.fail(request, because: "a block of the \(side.rawValue) failed")
        return
      }
      values[side] = value
      blocks[side] = block
      if isBase { baseReadings.blocks.append(block) } else { headReadings.blocks.append(block) }
    }
    guard let baseValue = values[.base], let headValue = values[.head] else { return }
    if let base = blocks[.base], let head = blocks[.head] {
      pairs.append(MeasuredPair(request: request, base: base, head: head))
    }
    schedule.record(request, base: baseValue, head: headValue)
  }

  private func timed(_ readings: BenchmarkReadings) -> WorkerRequest {
    WorkerRequest(
      benchmark: readings.benchmark.id, pass: .timed,
      iterations: readings.calibration.iterations, samples: readings.calibration.samples)
  }

  /// The reading of a worker; nil where it failed, which its readings then say.
  private func reading(
    _ outcome: WorkerOutcome, _ readings: inout BenchmarkReadings
  ) throws(PairedRunError) -> BlockReading? {
    switch outcome {
    case .interrupted: throw .interrupted
    case .failed(let reason):
      readings.failure = reason
      return nil
    case .reading(let reading):
      readings.skipped = reading.skipped
      readings.failure = reading.failure.map { "the body failed: \($0)" }
      return reading.skipped == nil && reading.failure == nil ? reading : nil
    }
  }
}

extension BenchmarkReadings {
  /// False for a benchmark that has failed or has nothing to measure.
  fileprivate var isMeasurable: Bool { skipped == nil && failure == nil }
}

extension BlockReading {
  /// The block's value: its least CPU time for an operation, or wall time where the plan says so.
  fileprivate func value(by plan: MeasurementPlan) -> Double? {
    guard let least else { return nil }
    let time = plan.judgesWallTime ? least.wall : least.cpu
    return Double(time) / (Double(max(1, iterations)) * Double(plan.operations))
  }
}
