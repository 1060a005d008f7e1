internal import BenchAnalysis

/// What the verbs that compare understand alike.
struct ComparisonOptions {
  /// In which form the comparison is printed.
  enum Format: String, CaseIterable {
    case markdown, json, junit
  }

  static let flags = ["--json", "--force", "--fail-on-inconclusive"]
  static let options = ["--format", "--results", "--output"]

  var format = Format.markdown
  var isForced = false
  var failsOnInconclusive = false
  var results = "results"
  var output: String?

  init(_ arguments: Arguments) throws(Arguments.UsageError) {
    isForced = arguments.flags.contains("--force")
    failsOnInconclusive = arguments.flags.contains("--fail-on-inconclusive")
    results = arguments["--results"] ?? results
    output = arguments["--output"]
    if arguments.flags.contains("--json") { format = .json }
    if let text = arguments["--format"] {
      guard let known = Format(rawValue: text) else {
        let names = Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw Arguments.UsageError(text: "--format is one of \(names), not '\(text)'")
      }
      format = known
    }
  }

  /// The options of a comparison under the tool's tolerances.
  func comparison(_ tolerances: [Tolerance]) -> Comparison.Options {
    var options = Comparison.Options()
    options.policy.rules += tolerances.map(\.rule)
    options.isForced = isForced
    return options
  }
}
