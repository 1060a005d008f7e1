internal import BenchMeasurement
internal import BenchModel
internal import BenchReport
internal import BenchStore

/// `bench run`: measures, prints the report, keeps the record.
struct RunVerb {
  static let verb = Verb(
    "run", summary: "measures and prints the report (the verb of bench alone)", help: HelpText.run,
    run: run)

  private let options: RunOptions
  private let suites: [Suite]
  private let console: Console

  private static func run(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let options = try RunOptions(call.arguments)
    let selected = try options.selection.benchmarks(of: call.suites)
    return RunVerb(options: options, suites: call.suites, console: call.console).run(selected)
  }

  private func run(_ benchmarks: [Benchmark]) -> ExitCode {
    if RecordedRun.isRefused(allowingDebug: options.allowsDebug, console) { return .usage }
    guard !benchmarks.isEmpty else {
      console.complain("no benchmark matches; \(console.program) list shows what there is")
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
    guard let outcome = RecordedRun(plan: plan, console: console).measure(benchmarks) else {
      console.complain("interrupted; nothing was written, the last results are as they were")
      return .interrupted
    }
    try output.keep(outcome.record, layouts: layouts(of: outcome.record), console)
    return verdict(outcome.readings, outcome.record)
  }

  private var plan: RecordedRun.Plan {
    var plan = RecordedRun.Plan()
    plan.quick = options.quick
    plan.blocks = options.blocks
    plan.countsInstructions = options.countsInstructions
    plan.budgetSeconds = options.budgetSeconds
    plan.timeoutSeconds = options.timeoutSeconds
    plan.seed = options.seed
    plan.shard = options.selection.shard.map { "\($0.index)/\($0.count)" }
    plan.resultFolders = [options.results]
    return plan
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
