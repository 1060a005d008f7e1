internal import BenchAnalysis
internal import BenchMeasurement
internal import BenchModel
internal import BenchReport
internal import BenchStore

/// `bench calibrate`: the gate's own test on this machine.
enum CalibrateVerb {
  static let verb = Verb(
    "calibrate", summary: "the gate's own test: false alarms and detection on this machine",
    help: HelpText.calibrate, run: run)

  private static func run(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let arguments = try Arguments(
      call.arguments,
      grammar: Arguments.Grammar(flags: TrialPlan.flags, options: TrialPlan.options))
    let plan = try TrialPlan(arguments)
    if RecordedRun.isRefused(
      allowingDebug: arguments.flags.contains("--allow-debug"), call.console)
    {
      return .usage
    }
    let calibration = Calibration(
      plan: plan, file: TrialsFile(folder: arguments["--results"] ?? "results"),
      appends: arguments.flags.contains("--append"), call: call,
      isJSON: arguments.flags.contains("--json"))
    return calibration.run()
  }

  /// One calibration, with all that it was told.
  private struct Calibration {
    let plan: TrialPlan
    let file: TrialsFile
    let appends: Bool
    let call: Verb.Call
    let isJSON: Bool

    func run() -> ExitCode {
      let environment = EnvironmentProbe().begin()
      do throws(StoreError) {
        var trials = GateTrials(facts: TrialFacts.of(environment))
        let suites = plan.suites
        if let kept = try file.trials() {
          if let code = obstacle(kept, trials, isAdding: !suites.isEmpty) { return code }
          trials = kept
        }
        if suites.isEmpty { return try show(trials, as: .success) }
        try file.prepare()
        let code = try measure(suites, into: &trials, cores: environment.cores)
        return trials.trials.isEmpty ? code : try show(trials, as: code)
      } catch {
        call.complain("\(error)")
        return .failure
      }
    }

    /// Why nothing may be added to what is kept, said, as an exit code; nil where it may.
    private func obstacle(
      _ kept: GateTrials, _ fresh: GateTrials, isAdding: Bool
    ) -> ExitCode? {
      guard isAdding else { return nil }
      guard appends else {
        call.complain(
          "\(file.path) is there already: --append adds to it; or move it away first")
        return .usage
      }
      let known = Dictionary(kept.facts.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
      let others = fresh.facts.filter { known[$0.name] != $0.text }
      guard !others.isEmpty else { return nil }
      let words = others.map { "\($0.name): \(known[$0.name] ?? "unknown") there, \($0.text) here" }
      call.complain(
        "\(file.path) is of another machine or build (\(words.joined(separator: "; "))); "
          + "use another folder with --results, or move it away")
      return .notComparable
    }

    /// Runs the suites, each kept before the next begins.
    private func measure(
      _ suites: [TrialPlan.Suite], into trials: inout GateTrials, cores: Int
    ) throws(StoreError) -> ExitCode {
      Interrupts.catchThem()
      let session = TrialSession(plan, cores: cores, program: call.program)
      var progress = TrialProgress(suites, call.console)
      for suite in suites {
        var seeds = SplitMix64(seed: plan.seed &+ UInt64(trials.trials.count))
        let trial: SuiteTrial
        do throws(TrialSession.Failure) {
          trial = try session.run(
            suite, seed: seeds.next(),
            expectedMilliseconds: trials.expectedMilliseconds(suite, plan))
        } catch {
          call.complain("\(error)")
          return error == .interrupted ? .interrupted : .failure
        }
        trials.trials.append(trial)
        try file.save(trials)
        progress.show(trial)
      }
      return .success
    }

    /// Prints the table of all that is kept, and writes it beside the raw blocks.
    private func show(_ trials: GateTrials, as code: ExitCode) throws(StoreError) -> ExitCode {
      guard !trials.trials.isEmpty else {
        call.complain("\(file.path) holds no suite runs yet; --runs N makes some")
        return .nothingMeasured
      }
      let rates = GateRates(trials)
      let table = MarkdownRenderer().text(of: Report(of: rates, facts: trials.facts))
      try file.save(table: table)
      call.write(isJSON ? rates.json : table)
      return code
    }
  }
}

extension GateTrials {
  /// How long a suite will take: as the quiet ones of its kind did, or a guess.
  fileprivate func expectedMilliseconds(_ suite: TrialPlan.Suite, _ plan: TrialPlan) -> Int {
    let known = trials.filter {
      $0.kind == suite.kind && $0.load == .quiet && $0.mostPairs == plan.mostPairs
    }
    guard !known.isEmpty else { return suite.kind == .large ? 80_000 : 8000 }
    return known.reduce(0) { $0 + $1.milliseconds } / known.count
  }
}
