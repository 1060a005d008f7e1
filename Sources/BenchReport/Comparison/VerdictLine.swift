package import BenchAnalysis

/// The last line on standard error of every verb that compares: what a script reads.
package enum VerdictLine {
  /// `verdict: {"regressions":0,…,"exit":0}`, without a line end.
  package static func text(_ tally: Tally, exit: Int) -> String {
    let counts = numbers(tally) + [("exit", exit)]
    return "verdict: {" + counts.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  /// The counts by their names in files.
  static func numbers(_ tally: Tally) -> [(name: String, count: Int)] {
    [
      ("regressions", tally.regressions), ("improvements", tally.improvements),
      ("unchanged", tally.unchanged), ("inconclusive", tally.inconclusive),
      ("missing", tally.missing), ("new", tally.new), ("notComparable", tally.notComparable),
    ]
  }
}
