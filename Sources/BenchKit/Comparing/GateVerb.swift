internal import BenchAnalysis
internal import BenchModel
internal import BenchStore

/// `bench gate`: the exact metrics of a fresh run against the committed baseline.
enum GateVerb {
  static let verb = Verb(
    "gate", summary: "exact metrics of a fresh run against the committed baseline",
    help: HelpText.gate, run: run)

  private static func run(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let arguments = try Arguments(
      call.arguments,
      grammar: Arguments.Grammar(
        flags: ComparisonOptions.flags + ["--allow-debug"],
        options: ComparisonOptions.options + ["--baseline", "--filter", "--skip", "--timeout"]))
    var selection = Selection()
    selection.all = true
    selection.filters = arguments.values["--filter"] ?? []
    selection.skip = arguments["--skip"]
    let gate = GateVerb.Gate(
      options: try ComparisonOptions(arguments), baseline: arguments["--baseline"] ?? "baseline",
      selection: selection, allowsDebug: arguments.flags.contains("--allow-debug"),
      timeoutSeconds: try arguments.integer("--timeout", in: 1...86_400) ?? 120, call: call)
    return try gate.run()
  }

  /// One gate, with all that it was told.
  private struct Gate {
    let options: ComparisonOptions
    let baseline: String
    let selection: Selection
    let allowsDebug: Bool
    let timeoutSeconds: Int
    let call: Verb.Call

    func run() throws(Arguments.UsageError) -> ExitCode {
      if RecordedRun.isRefused(allowingDebug: allowsDebug, call.console) { return .usage }
      let baselineRecord: RunRecord
      do throws(StoreError) {
        baselineRecord = try ResultsFolder(path: options.results).load(baseline)
      } catch {
        call.complain("\(error)")
        guard case .notFound = error else { return .failure }
        call.complain("there is no baseline to hold a run against; make one: bench baseline update")
        return .nothingMeasured
      }
      let filtered = try restricted(baselineRecord)
      let benchmarks = try benchmarks(like: filtered)
      guard !benchmarks.isEmpty || !filtered.benchmarks.isEmpty else {
        call.complain("no benchmark matches; bench list shows what there is")
        return .nothingMeasured
      }
      var plan = RecordedRun.Plan()
      plan.timesBlocks = false
      plan.timeoutSeconds = timeoutSeconds
      plan.resultFolders = [options.results]
      let run = RecordedRun(plan: plan, console: call.console)
      guard let outcome = run.measure(benchmarks) else {
        call.complain("interrupted; nothing was judged")
        return .interrupted
      }
      return judge(outcome, filtered, benchmarks)
    }

    private func judge(
      _ outcome: RecordedRun.Outcome, _ baseline: RunRecord, _ benchmarks: [Benchmark]
    ) -> ExitCode {
      var failed: [ExitCode] = []
      for reading in outcome.readings {
        guard let failure = reading.failure else { continue }
        call.complain("\(reading.benchmark.id): \(failure)")
        failed = [.failure]
      }
      var check = GateCheck(
        baseline: baseline, fresh: outcome.record, options: options.comparison(call.tolerances))
      do throws(ProfileAbsence) {
        try locate(&check, baseline, benchmarks)
      } catch {
        failed.append(.interrupted)
      }
      if let reason = check.countersAbsence {
        call.complain("allocations cannot be counted here: \(reason)")
      }
      let code = ExitCode(
        rawValue: Int32(check.exitCode(failsOnInconclusive: options.failsOnInconclusive)))
      let final = ExitCode.gravest(failed + [code ?? .failure])
      if final == .notComparable {
        call.complain("to renew the baseline for this toolchain: bench baseline update")
      }
      return ComparisonOutput(options: options, call: call).show(check.comparison, as: final)
    }

    /// Adds the functions behind what got worse, where the baseline knows its own. Throws where it
    /// was interrupted.
    private func locate(
      _ check: inout GateCheck, _ baseline: RunRecord, _ benchmarks: [Benchmark]
    ) throws(ProfileAbsence) {
      check.locate(
        try PlaceFinder(call: call).places(
          of: check.comparison.benchmarksToLocate, in: benchmarks, against: baseline.benchmarks,
          timeoutSeconds: timeoutSeconds))
    }

    /// The part of the baseline that was asked for.
    private func restricted(_ record: RunRecord) throws(Arguments.UsageError) -> RunRecord {
      var record = record
      let isTaken = try selection.takes()
      record.benchmarks.removeAll { !isTaken($0.id) }
      return record
    }

    /// The benchmarks of the suites that the baseline has something of.
    private func benchmarks(like baseline: RunRecord) throws(Arguments.UsageError) -> [Benchmark] {
      let ids = Set(baseline.benchmarks.map(\.id))
      let suites = call.suites.filter { suite in
        suite.benchmarks.contains { ids.contains($0.id) }
      }
      return try selection.benchmarks(of: suites)
    }
  }
}
