internal import BenchModel
internal import BenchReport

/// `bench list`: what there is to measure.
enum ListVerb {
  static let verb = Verb(
    "list", summary: "the benchmarks, one a line, with parameters and metrics",
    help: HelpText.list, run: list)

  private static func list(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let grammar = Arguments.Grammar(flags: ["--json"], options: ["--filter"])
    let arguments = try Arguments(call.arguments, grammar: grammar)
    var selection = Selection()
    selection.all = true
    selection.filters = arguments.values["--filter"] ?? []
    let benchmarks = try selection.benchmarks(of: call.suites)
    guard !benchmarks.isEmpty else {
      let filters = selection.filters.map { "'\($0)'" }.joined(separator: " or ")
      call.complain("no benchmark matches \(filters); \(call.program) list shows all")
      return .nothingMeasured
    }
    call.write(arguments.flags.contains("--json") ? json(benchmarks) : PlainList.text(benchmarks))
    return .success
  }

  private static func json(_ benchmarks: [Benchmark]) -> String {
    let objects = benchmarks.map { benchmark in
      let parameters = benchmark.parameters.pairs.sorted { $0.name < $1.name }.map {
        "\(JSONText.string($0.name)):\(JSONText.string($0.value))"
      }
      let metrics = benchmark.allMetrics.map { JSONText.string($0.name) }
      return
        "{\"id\":\(JSONText.string(benchmark.id)),\"metrics\":[\(metrics.joined(separator: ","))],"
        + "\"parameters\":{\(parameters.joined(separator: ","))}}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }
}

/// Quotes text for JSON.
enum JSONText {
  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
