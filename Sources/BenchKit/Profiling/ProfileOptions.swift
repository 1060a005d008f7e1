internal import BenchMeasurement
internal import BenchProfile

/// What `bench profile` was told.
struct ProfileOptions {
  var kinds: [ProfileKind] = []
  var showsAllFrames = false
  /// Functions of a table at the most.
  var rows = 20
  var seconds = 2.0
  var timeoutSeconds = 120
  var results = "results"
  var output: String?
  var isJSON = false
  var isDifference = false
  var product = "bench"
  var operands: [String] = []

  init(_ arguments: Arguments) throws(Arguments.UsageError) {
    kinds = ProfileKind.allCases.filter { arguments.flags.contains($0.flag) }
    showsAllFrames = arguments.flags.contains("--all-frames")
    isJSON = arguments.flags.contains("--json")
    isDifference = arguments.flags.contains("--diff")
    rows = try arguments.integer("--top", in: 1...10_000) ?? rows
    seconds = try arguments.positive("--time") ?? seconds
    timeoutSeconds = try arguments.integer("--timeout", in: 1...86_400) ?? timeoutSeconds
    results = arguments["--results"] ?? results
    output = arguments["--output"]
    product = arguments["--product"] ?? product
    operands = arguments.operands
  }

  static let grammar = Arguments.Grammar(
    flags: ProfileKind.allCases.map(\.flag) + [
      "--all-frames", "--json", "--diff", "--allow-debug",
    ],
    options: ["--top", "--time", "--timeout", "--results", "--output", "--product"], operands: 3)

  /// Takes profiles as these options say, of the build that `process` starts.
  func taker(_ process: WorkerProcess) -> ProfileTaker {
    var taker = ProfileTaker(process)
    taker.seconds = seconds
    taker.cut = showsAllFrames ? .nothing : .harness
    return taker
  }
}
