internal import BenchMeasurement
internal import CBenchSupport

/// A benchmark tool: suites, and the command line over them.
///
/// Ten lines make a tool:
///
///     import BenchKit
///
///     let strings = Suite(
///       "strings",
///       benchmarks: [
///         Benchmark("strings/append") { block in
///           var text = ""
///           block.measure { text.append("x") }
///           keep(text)
///         }
///       ])
///
///     Tool(suites: [strings]).main()
public struct Tool: Sendable {
  let suites: [Suite]
  private let verbs: [Verb]
  private let tolerances: [Tolerance]

  /// Makes a tool over `suites`, with `verbs` beside those of the harness; the last of the
  /// `tolerances` that fits a metric counts.
  public init(suites: [Suite], verbs: [Verb] = [], tolerances: [Tolerance] = []) {
    self.suites = suites
    self.tolerances = tolerances
    self.verbs = Self.standardVerbs + verbs
  }

  private static let standardVerbs = [
    RunVerb.verb, ListVerb.verb, CompareVerb.verb, GateVerb.verb, BaselineVerb.verb, AbVerb.verb,
    CalibrateVerb.verb, ProfileVerb.verb, DoctorVerb.verb,
  ]

  /// Does what the process's arguments say and ends the process with the exit code.
  public func main() -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let request = WorkerRequest(arguments: arguments) { answer(request) }
    if arguments == [Catalogue.verb] { Worker.answer(catalogue) }
    if let request = LoadRequest(arguments: arguments) { burn(request) }
    let console = Console.standard(program: CommandLine.arguments.first ?? "bench")
    tm_exit(console.ended(run(arguments, console: console)).rawValue)
  }

  /// Does what `arguments` say, writing to `console`.
  package func run(_ arguments: [String], console: Console) -> ExitCode {
    if let fault = faultInSuites {
      console.complain(fault)
      return .usage
    }
    let first = arguments.first ?? RunVerb.verb.name
    if ["--help", "-h", "help"].contains(first) {
      return help(Array(arguments.dropFirst()), console)
    }
    let isVerb = !first.hasPrefix("-")
    let name = isVerb ? first : RunVerb.verb.name
    guard let verb = verbs.first(where: { $0.name == name }) else {
      let near = Spelling.nearest(to: name, among: verbs.map(\.name))
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      console.complain("unknown verb '\(name)'\(hint) (\(console.program) --help lists the verbs)")
      return .usage
    }
    let rest = Array(arguments.dropFirst(isVerb ? 1 : 0))
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.result(HelpText.text(verb.help, of: console.program))
      return .success
    }
    return run(
      verb,
      Verb.Call(arguments: rest, console: console, suites: suites, tolerances: tolerances))
  }

  private func run(_ verb: Verb, _ call: Verb.Call) -> ExitCode {
    do throws(Arguments.UsageError) {
      return try verb.run(call)
    } catch {
      call.complain("\(error) (\(call.program) \(verb.name) --help)")
      return .usage
    }
  }

  private func help(_ topics: [String], _ console: Console) -> ExitCode {
    guard let topic = topics.first else {
      console.result(HelpText.text(HelpText.overview(verbs), of: console.program))
      return .success
    }
    guard let verb = verbs.first(where: { $0.name == topic }) else {
      console.complain("there is no verb '\(topic)' (\(console.program) --help lists the verbs)")
      return .usage
    }
    console.result(HelpText.text(verb.help, of: console.program))
    return .success
  }

  /// What this build can measure.
  private var catalogue: Catalogue {
    Catalogue(
      entries: suites.flatMap { suite in
        suite.benchmarks.map { Catalogue.Entry($0, runsByDefault: suite.runsByDefault) }
      })
  }

  /// The child's side of a load that a test makes by itself.
  private func burn(_ request: LoadRequest) -> Never {
    var generator = SplitMix64(seed: request.seed)
    request.burn(using: &generator)
  }

  /// The child's side of a block.
  private func answer(_ request: WorkerRequest) -> Never {
    let all = suites.lazy.flatMap(\.benchmarks)
    let known = all.first { $0.id == request.benchmark }
    guard let benchmark = known ?? InjectedKernel.benchmark(id: request.benchmark) else {
      Console.standard(program: CommandLine.arguments.first ?? "bench").complain(
        "a worker was asked for '\(request.benchmark)', which is not here")
      tm_exit(ExitCode.failure.rawValue)
    }
    Worker.answer(request, of: benchmark)
  }
}
