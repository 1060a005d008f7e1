internal import BenchAnalysis
internal import BenchModel
internal import BenchStore

/// `bench compare`: two records held against each other.
enum CompareVerb {
  static let verb = Verb(
    "compare", summary: "two records: exact metrics judged, times shown", help: HelpText.compare,
    run: run)

  private static func run(_ call: Verb.Call) throws(Arguments.UsageError) -> ExitCode {
    let arguments = try Arguments(
      call.arguments,
      grammar: Arguments.Grammar(
        flags: ComparisonOptions.flags, options: ComparisonOptions.options, operands: 2))
    guard arguments.operands.count == 2 else {
      throw Arguments.UsageError(text: "compare takes two records: bench compare A B")
    }
    return compare(arguments.operands, try ComparisonOptions(arguments), call)
  }

  private static func compare(
    _ names: [String], _ options: ComparisonOptions, _ call: Verb.Call
  ) -> ExitCode {
    let finder = RecordFinder(folder: options.results)
    do throws(RecordFinder.Failure) {
      let base = try finder.record(names[0])
      let head = try finder.record(names[1])
      var how = options.comparison(call.tolerances)
      how.baseName = names[0]
      how.headName = names[1]
      let comparison = Comparison(base: base, head: head, options: how)
      return ComparisonOutput(options: options, call: call).show(comparison)
    } catch {
      call.complain("\(error)")
      return .failure
    }
  }
}
