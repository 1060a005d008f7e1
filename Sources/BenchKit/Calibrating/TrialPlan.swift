internal import BenchMeasurement
internal import BenchModel
internal import CBenchSupport

/// Which suites a calibration runs, and how.
struct TrialPlan {
  static let flags = ["--append", "--quiet-only", "--json", "--allow-debug"]
  static let options = [
    "--runs", "--detection-runs", "--large-runs", "--loads", "--suite-size", "--max-pairs",
    "--seed", "--results", "--timeout",
  ]

  /// One suite to run.
  struct Suite: Equatable {
    var kind: SuiteTrial.Kind
    var load: MachineLoad
  }

  /// The runs of each kind under each load.
  private(set) var runs: [SuiteTrial.Kind: Int] = [:]
  private(set) var loads = MachineLoad.allCases
  private(set) var suiteSize = SuitePlan.benchmarks
  private(set) var mostPairs = 120
  private(set) var seed: UInt64
  private(set) var timeoutSeconds: UInt64 = 120

  init(_ arguments: Arguments) throws(Arguments.UsageError) {
    let counts = 0...100_000
    let unchanged = try arguments.integer("--runs", in: counts) ?? 20
    runs[.unchanged] = unchanged
    runs[.changed] = try arguments.integer("--detection-runs", in: counts) ?? unchanged
    runs[.large] = try arguments.integer("--large-runs", in: counts) ?? 0
    suiteSize = try arguments.integer("--suite-size", in: 1...1000) ?? suiteSize
    mostPairs = try arguments.integer("--max-pairs", in: 8...120) ?? mostPairs
    seed = try arguments.integer("--seed", in: 0...Int.max).map { UInt64($0) } ?? tm_random()
    let timeout = try arguments.integer("--timeout", in: 1...86_400) ?? 120
    timeoutSeconds = UInt64(timeout)
    if let text = arguments["--loads"] { loads = try Self.loads(text) }
    guard arguments.flags.contains("--quiet-only") else { return }
    if arguments["--loads"] != nil {
      throw Arguments.UsageError(text: "--quiet-only and --loads say two things; give one of them")
    }
    loads = [.quiet]
  }

  private static func loads(_ text: String) throws(Arguments.UsageError) -> [MachineLoad] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map {
      word throws(Arguments.UsageError) in
      guard let load = MachineLoad(rawValue: String(word)) else {
        let names = MachineLoad.allCases.map(\.rawValue).joined(separator: ",")
        throw Arguments.UsageError(text: "--loads takes some of \(names), not '\(word)'")
      }
      return load
    }
  }

  /// The suites in the order in which they run: loads and kinds in turn, so that what is there
  /// after an interruption has something of each.
  var suites: [Suite] {
    (0..<(runs.values.max() ?? 0)).flatMap { run in
      loads.flatMap { load in
        SuiteTrial.Kind.allCases.filter { run < runs[$0] ?? 0 }.map {
          Suite(kind: $0, load: load)
        }
      }
    }
  }
}
