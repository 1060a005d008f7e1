internal import BenchMeasurement
internal import BenchModel
internal import BenchReport
internal import BenchStore

/// `bench baseline`: writes or prints the exact metrics that `gate` holds a run against.
enum BaselineVerb {
  static let verb = Verb(
    "baseline", summary: "writes or prints what gate compares with", help: HelpText.baseline,
    run: run)

  private static func run(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let arguments = try Arguments(
      call.arguments,
      grammar: Arguments.Grammar(
        flags: ["--all", "--json", "--allow-debug"],
        options: ["--filter", "--skip", "--results", "--timeout"], operands: 1))
    let folder = ResultsFolder(path: arguments["--results"] ?? "results")
    switch arguments.operands.first {
    case "update": return try update(arguments, folder, call)
    case "show": return show(arguments, folder, call)
    default:
      throw Arguments.UsageError(text: "say what to do: bench baseline update, or show")
    }
  }

  private static func update(
    _ arguments: Arguments, _ folder: ResultsFolder, _ call: Verb.Call
  ) throws(Arguments.UsageError) -> ExitCode {
    let allowsDebug = arguments.flags.contains("--allow-debug")
    if RecordedRun.isRefused(allowingDebug: allowsDebug, call.console) { return .usage }
    var selection = Selection()
    selection.all = arguments.flags.contains("--all")
    selection.filters = arguments.values["--filter"] ?? []
    selection.skip = arguments["--skip"]
    let benchmarks = try selection.benchmarks(of: call.suites)
    guard !benchmarks.isEmpty else {
      call.complain("no benchmark matches; bench list shows what there is")
      return .nothingMeasured
    }
    var plan = RecordedRun.Plan()
    plan.timesBlocks = false
    plan.timeoutSeconds = try arguments.integer("--timeout", in: 1...86_400) ?? 120
    plan.resultFolders = [folder.path]
    do throws(StoreError) {
      try folder.prepare(for: [.baseline])
      let run = RecordedRun(plan: plan, console: call.console)
      guard let outcome = run.measure(benchmarks) else {
        call.complain("interrupted; the baseline is as it was")
        return .interrupted
      }
      return try keep(outcome, sites(outcome, benchmarks, plan, call), folder, call)
    } catch {
      call.complain("\(error)")
      return .failure
    }
  }

  /// Where the benchmarks that allocate do so, by id; nil where that was interrupted.
  private static func sites(
    _ outcome: RecordedRun.Outcome, _ benchmarks: [Benchmark], _ plan: RecordedRun.Plan,
    _ call: Verb.Call
  ) -> [String: AllocationSites]? {
    let allocating = Set(outcome.record.benchmarks.filter(\.allocates).map(\.id))
    var process = WorkerProcess()
    process.timeoutSeconds = UInt64(plan.timeoutSeconds)
    let line = PlacesProgressLine(call.console, total: allocating.count)
    defer { line.end() }
    let finder = AllocationPlaces(process: process, report: line.show)
    let findings = try? finder.find(benchmarks.filter { allocating.contains($0.id) })
    for absence in findings?.absences ?? [] {
      call.complain("\(absence.benchmark): where it allocates is not kept: \(absence.reason)")
    }
    return findings?.sites
  }

  /// Writes the exact part of a run, unless something in it failed.
  private static func keep(
    _ outcome: RecordedRun.Outcome, _ sites: [String: AllocationSites]?,
    _ folder: ResultsFolder, _ call: Verb.Call
  ) throws(StoreError) -> ExitCode {
    guard let sites else {
      call.complain("interrupted; the baseline is as it was")
      return .interrupted
    }
    let failed = outcome.readings.filter { $0.failure != nil }
    for reading in failed {
      call.complain("\(reading.benchmark.id): \(reading.failure ?? "")")
    }
    guard failed.isEmpty else {
      call.complain("the baseline is as it was: mend what failed, or leave it out with --skip")
      return .failure
    }
    var record = outcome.record
    for index in record.benchmarks.indices {
      record.benchmarks[index].series = [:]
      let isBare = record.benchmarks[index].allocatesNothing
      record.benchmarks[index].sites =
        sites[record.benchmarks[index].id] ?? (isBare ? AllocationSites() : nil)
      record.benchmarks[index].metrics = record.benchmarks[index].metrics.filter {
        $0.value.metric.kind == .exact
      }
    }
    try folder.save(record, as: .baseline)
    call.console.message(
      "bench: wrote \(folder.path(of: .record, of: .baseline)): "
        + "\(record.benchmarks.count) benchmarks; commit it\n")
    return .success
  }

  private static func show(
    _ arguments: Arguments, _ folder: ResultsFolder, _ call: Verb.Call
  ) -> ExitCode {
    do throws(StoreError) {
      let record = try folder.load("baseline")
      let report = Report(of: record, layouts: [], title: "Baseline")
      call.write(
        arguments.flags.contains("--json")
          ? record.json : MarkdownRenderer().text(of: report))
      return .success
    } catch {
      call.complain("\(error)")
      guard case .notFound = error else { return .failure }
      return .nothingMeasured
    }
  }
}

extension BenchmarkResult {
  /// True where an exact pass saw it allocate.
  fileprivate var allocates: Bool {
    switch metrics[Metric.allocations.name]?.measured {
    case .exact(let count): count > 0
    case .unstable: true
    case .sampled, .unavailable, nil: false
    }
  }

  /// True where an exact pass saw that it does not.
  fileprivate var allocatesNothing: Bool {
    metrics[Metric.allocations.name]?.measured == .exact(0)
  }
}
