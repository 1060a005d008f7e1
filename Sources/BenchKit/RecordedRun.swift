internal import BenchMeasurement
internal import BenchModel
internal import BenchRevisions
internal import CBenchSupport

/// Measures benchmarks in a session of worker processes and makes the record of it.
///
/// Shared by every verb that measures. Progress goes to the console; nothing is written or judged.
struct RecordedRun {
  /// How to measure.
  struct Plan {
    var quick = false
    /// Blocks that the person asked for; nil leaves it to the plans of the benchmarks.
    var blocks: Int?
    /// False to take exact passes only.
    var timesBlocks = true
    var countsInstructions = false
    var budgetSeconds: Double?
    var timeoutSeconds = 120
    var seed: UInt64 = 1
    var shard: String?
    /// Folders whose changes do not make the work tree dirty.
    var resultFolders: [String] = []
  }

  /// What a run found out: the record, and the raw readings that failures are told from.
  struct Outcome {
    var record: RunRecord
    var readings: [BenchmarkReadings]
  }

  let plan: Plan
  let console: Console

  /// True, and said so, for a debug build that was not allowed.
  static func isRefused(allowingDebug: Bool, _ console: Console) -> Bool {
    guard Build.isDebug, !allowingDebug else { return false }
    console.complain(
      "this is a debug build, whose times mean nothing; "
        + "use: swift run -c release \(console.program)")
    return true
  }

  /// Measures `benchmarks`; nil where the run was interrupted.
  func measure(_ benchmarks: [Benchmark]) -> Outcome? {
    let probe = EnvironmentProbe()
    var environment = probe.begin()
    let revision = commit(warnings: &environment.warnings)
    let steal = probe.stealTicks()
    let time = Stamp.now
    Interrupts.catchThem()
    let line = ProgressLine(console)
    var session = MeasuringSession(
      benchmarks, plan: sessionPlan(environment), now: { tm_wall_ns() }, launch: launcher(),
      report: line.show)
    var order = SplitMix64(seed: plan.seed)
    let isWhole = session.run(using: &order)
    line.end()
    guard isWhole else { return nil }
    let record = RunRecord(
      id: Stamp.uuid, time: time, commit: revision,
      environment: probe.end(environment, stealBefore: steal),
      session: RunRecord.Session(id: Stamp.uuid), plan: recordPlan,
      benchmarks: session.readings.map(RecordAssembly.result))
    return Outcome(record: record, readings: session.readings)
  }

  /// The commit of the current folder, and what is doubtful about it.
  private func commit(warnings: inout [String]) -> Commit {
    let inside = plan.resultFolders.filter { !$0.hasPrefix("/") && !$0.hasPrefix("..") }
    let probe = CommitProbe(folder: ".", resultFolders: inside)
    let finding = probe.find()
    if let absence = finding.absence {
      warnings.append("\(absence)")
    } else if let program = Callgrind.thisProgram, let doubt = probe.warning(ofProgram: program) {
      warnings.append(doubt)
    }
    return finding.commit
  }

  /// A worker each call, in an environment of random length.
  private func launcher() -> MeasuringSession.Launch {
    let stripped = plan.countsInstructions ? StrippedProgram() : nil
    var process = WorkerProcess()
    process.programForValgrind = stripped?.path
    process.timeoutSeconds = UInt64(plan.timeoutSeconds)
    var padding = SplitMix64(seed: plan.seed ^ 0x7061_6464_696E_67)
    return { [process] requests in
      withExtendedLifetime(stripped) {
        process.run(requests, padding: Int.random(in: 0..<4096, using: &padding))
      }
    }
  }

  private var blocks: Int { plan.blocks ?? (plan.quick ? 3 : 15) }

  private func sessionPlan(_ environment: Environment) -> SessionPlan {
    var session = SessionPlan(
      blocks: blocks, quick: plan.quick, blocksAreGiven: plan.blocks != nil,
      budgetSeconds: plan.budgetSeconds, availableBytes: environment.availableBytes)
    session.timesBlocks = plan.timesBlocks
    session.countsInstructions = plan.countsInstructions && Callgrind.absence == nil
    return session
  }

  private var recordPlan: RunPlan {
    RunPlan(
      quick: plan.quick, blocks: plan.timesBlocks ? blocks : 0,
      budgetSeconds: plan.budgetSeconds, seed: plan.seed, shard: plan.shard)
  }
}
