/// What `bench run` was asked to do.
struct RunOptions {
  var selection = Selection()
  var quick = false
  var json = false
  var allowsDebug = false
  var saveName: String?
  var blocks: Int?
  var budgetSeconds: Double?
  var seed: UInt64 = 1
  var results = "results"
  var timeoutSeconds = 120
  var countsInstructions = false

  static let grammar = Arguments.Grammar(
    flags: ["--all", "--quick", "--json", "--allow-debug", "--instructions"],
    options: [
      "--filter", "--skip", "--save", "--blocks", "--time", "--seed", "--shard", "--param",
      "--results", "--timeout", "--tag",
    ])

  init(_ list: [String]) throws(Arguments.UsageError) {
    let arguments = try Arguments(list, grammar: Self.grammar)
    selection.all = arguments.flags.contains("--all")
    selection.filters = arguments.values["--filter"] ?? []
    selection.skip = arguments["--skip"]
    selection.parameters = try Self.parameters(arguments.values["--param"] ?? [])
    selection.shard = try arguments["--shard"].map(Self.shard)
    quick = arguments.flags.contains("--quick")
    json = arguments.flags.contains("--json")
    allowsDebug = arguments.flags.contains("--allow-debug")
    countsInstructions = arguments.flags.contains("--instructions")
    selection.tag = arguments["--tag"]
    saveName = arguments["--save"]
    blocks = try arguments.integer("--blocks", in: 1...10_000)
    budgetSeconds = try arguments.positive("--time")
    seed = UInt64(try arguments.integer("--seed", in: 0...Int.max) ?? 1)
    results = arguments["--results"] ?? results
    timeoutSeconds = try arguments.integer("--timeout", in: 1...86_400) ?? timeoutSeconds
  }

  private static func parameters(
    _ texts: [String]
  ) throws(Arguments.UsageError) -> [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw Arguments.UsageError(text: "--param takes name=value, not '\(text)'")
      }
      parameters.append((String(parts[0]), String(parts[1])))
    }
    return parameters
  }

  private static func shard(_ text: String) throws(Arguments.UsageError) -> (index: Int, count: Int)
  {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[1] >= 1, (1...parts[1]).contains(parts[0]) else {
      throw Arguments.UsageError(text: "--shard takes i/n with 1 <= i <= n, not '\(text)'")
    }
    return (parts[0], parts[1])
  }
}
