internal import BenchMeasurement
internal import BenchModel

/// `bench profile`: where a benchmark's bytes, time and instructions go, by call stack.
enum ProfileVerb {
  static let verb = Verb(
    "profile", summary: "where bytes, time and instructions go, by call stack",
    help: HelpText.profile, run: run)

  private static func run(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let arguments = try Arguments(call.arguments, grammar: ProfileOptions.grammar)
    let options = try ProfileOptions(arguments)
    if options.isDifference {
      return try ProfileDifferenceRun(options: options, call: call).run()
    }
    let allowsDebug = arguments.flags.contains("--allow-debug")
    if RecordedRun.isRefused(allowingDebug: allowsDebug, call.console) { return .usage }
    guard options.operands.count == 1 else {
      throw Arguments.UsageError(text: "say which benchmark: bench profile ID")
    }
    return profile(options.operands[0], options, call)
  }

  private static func profile(
    _ id: String, _ options: ProfileOptions, _ call: Verb.Call
  ) -> ExitCode {
    let benchmarks = call.suites.flatMap(\.benchmarks)
    guard let benchmark = benchmarks.first(where: { $0.id == id }) else {
      let near = Spelling.nearest(to: id, among: benchmarks.map(\.id))
      let hint = near.map { "; did you mean '\($0)'?" } ?? "; bench list shows what there is"
      call.complain("there is no benchmark '\(id)'\(hint)")
      return .nothingMeasured
    }
    Interrupts.catchThem()
    var process = WorkerProcess()
    process.timeoutSeconds = UInt64(options.timeoutSeconds)
    let kinds = options.kinds.isEmpty ? [.heap, .cpu] : options.kinds
    let run = ProfileRun(taker: options.taker(process), call: call)
    let (profiles, code) = run.take(kinds, of: benchmark)
    guard code != .interrupted else { return code }
    let output = ProfileOutput(options: options, call: call)
    let kept = profiles.map { output.keep($0.kind, $0.profile) }
    if !profiles.isEmpty { output.show(profiles) }
    return ExitCode.gravest([code] + kept)
  }
}
