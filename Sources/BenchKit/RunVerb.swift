internal import BenchMeasurement
internal import BenchModel
internal import BenchReport
internal import BenchRevisions
internal import BenchStore
internal import CBenchSupport

/// `bench run`: measures, prints the report, keeps the record.
struct RunVerb {
  static let verb = Verb(
    "run", summary: "measures and prints the report (the verb of bench alone)", help: HelpText.run,
    run: run)

  private let options: RunOptions
  private let suites: [Suite]
  private let console: Console

  private static func run(_ call: Verb.Call) -> ExitCode {
    do throws(Arguments.UsageError) {
      let options = try RunOptions(call.arguments)
      let selected = try options.selection.benchmarks(of: call.suites)
      return RunVerb(options: options, suites: call.suites, console: call.console).run(selected)
    } catch {
      call.complain("\(error.text) (bench run --help)")
      return .usage
    }
  }

  private func run(_ benchmarks: [Benchmark]) -> ExitCode {
    if Build.isDebug && !options.allowsDebug {
      console.complain(
        "this is a debug build, whose times mean nothing; use: swift run -c release bench")
      return .usage
    }
    guard !benchmarks.isEmpty else {
      console.complain("no benchmark matches; bench list shows what there is")
      return .nothingMeasured
    }
    do throws(StoreError) {
      let output = try RunOutput(options)
      return try measure(benchmarks, output)
    } catch {
      console.complain("\(error)")
      if case .invalidName = error { return .usage }
      return .failure
    }
  }

  private func measure(
    _ benchmarks: [Benchmark], _ output: RunOutput
  ) throws(StoreError) -> ExitCode {
    let probe = EnvironmentProbe()
    var environment = probe.begin()
    let inside = [options.results].filter { !$0.hasPrefix("/") && !$0.hasPrefix("..") }
    let revision = CommitProbe(folder: ".", resultFolders: inside).find()
    if let absence = revision.absence { environment.warnings.append("\(absence)") }
    let steal = probe.stealTicks()
    let time = Stamp.now
    Interrupts.catchThem()
    let line = ProgressLine(console)
    var session = MeasuringSession(
      benchmarks, plan: sessionPlan(environment), now: { tm_wall_ns() }, launch: launcher(),
      report: line.show)
    var order = SplitMix64(seed: options.seed)
    let isWhole = session.run(using: &order)
    line.end()
    guard isWhole else {
      console.complain("interrupted; nothing was written, the last results are as they were")
      return .interrupted
    }
    let record = RunRecord(
      id: Stamp.uuid, time: time, commit: revision.commit,
      environment: probe.end(environment, stealBefore: steal),
      session: RunRecord.Session(id: Stamp.uuid), plan: recordPlan,
      benchmarks: session.readings.map(RecordAssembly.result))
    try output.keep(record, layouts: layouts(of: record), console)
    return verdict(session.readings, record)
  }

  /// A worker each call, in an environment of random length.
  private func launcher() -> MeasuringSession.Launch {
    let stripped = options.countsInstructions ? StrippedProgram() : nil
    var process = WorkerProcess()
    process.programForValgrind = stripped?.path
    process.timeoutSeconds = UInt64(options.timeoutSeconds)
    var padding = SplitMix64(seed: options.seed ^ 0x7061_6464_696E_67)
    return { [process] request in
      withExtendedLifetime(stripped) {
        process.run(request, padding: Int.random(in: 0..<4096, using: &padding))
      }
    }
  }

  private func sessionPlan(_ environment: Environment) -> SessionPlan {
    var plan = SessionPlan(
      blocks: blocks, quick: options.quick, blocksAreGiven: options.blocks != nil,
      budgetSeconds: options.budgetSeconds, availableBytes: environment.availableBytes)
    plan.countsInstructions = options.countsInstructions && Callgrind.absence == nil
    return plan
  }

  private var blocks: Int { options.blocks ?? (options.quick ? 3 : 15) }

  private var recordPlan: RunPlan {
    RunPlan(
      quick: options.quick, blocks: blocks, budgetSeconds: options.budgetSeconds,
      seed: options.seed, shard: options.selection.shard.map { "\($0.index)/\($0.count)" })
  }

  /// The layouts of the suites that the record has something of.
  private func layouts(of record: RunRecord) -> [SectionLayout] {
    suites.compactMap { suite -> SectionLayout? in
      let ids = Set(suite.benchmarks.map(\.id))
      let results = record.benchmarks.filter { ids.contains($0.id) }
      guard !results.isEmpty else { return nil }
      return suite.section ?? .standard(title: suite.name, results: results)
    }
  }

  /// Names what failed or grew worse than expected, and chooses the exit code.
  private func verdict(_ readings: [BenchmarkReadings], _ record: RunRecord) -> ExitCode {
    var codes: [ExitCode] = []
    for reading in readings {
      guard let failure = reading.failure else { continue }
      console.complain("\(reading.benchmark.id): \(failure)")
      codes.append(.failure)
    }
    for (reading, result) in zip(readings, record.benchmarks) {
      guard let broken = GrowthExpectation.broken(reading.benchmark, result) else { continue }
      console.complain("\(result.id): \(broken)")
      codes.append(.regression)
    }
    return ExitCode.gravest(codes)
  }
}

/// What identifies a run.
enum Stamp {
  /// The current time, UTC.
  static var now: String {
    var bytes = [CChar](repeating: 0, count: 21)
    bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { tm_utc_now($0) }
    }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A random UUID of version 4. Source: RFC 9562.
  static var uuid: String {
    let high = (tm_random() & ~0xF000) | 0x4000
    let low = (tm_random() & ~(0xC000 << 48)) | (0x8000 << 48)
    let digits = [high, low].map { bits in
      let text = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var parts: [Substring] = []
    var rest = digits[...]
    for length in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts.joined(separator: "-")
  }
}
