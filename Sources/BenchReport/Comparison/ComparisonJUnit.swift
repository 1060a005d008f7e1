package import BenchAnalysis

/// A comparison as JUnit XML: a test case for each benchmark and metric, so that CI pages show it.
///
/// What fails the comparison is a failure; what could not be compared an error; what has no
/// verdict, or one that does not gate, is skipped with its words; the rest passes.
package enum ComparisonJUnit {
  /// The whole comparison, its last line ended.
  package static func text(of comparison: Comparison) -> String {
    let cases = comparison.rows.map { (row: $0, outcome: outcome($0)) }
    let count = { (kind: Outcome) in cases.count { $0.outcome == kind } }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\" "
      + "skipped=\"\(count(.skipped))\""
    let name = XMLText.escaped("\(comparison.head.name) against \(comparison.base.name)")
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>",
        "  <testsuite name=\"\(name)\" \(counts)>",
      ] + cases.map { line($0.row, $0.outcome) } + ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private enum Outcome: String {
    case passed, failure, error, skipped
  }

  private static func outcome(_ row: ComparisonRow) -> Outcome {
    switch row.verdict {
    case .regression, .slower, .missing: row.gates ? .failure : .skipped
    case .notComparable: row.gates ? .error : .skipped
    case .improvement, .faster, .noChange: .passed
    case .inconclusive, .new, .unavailable, .unstable, .belowResolution, .tooFewSamples: .skipped
    }
  }

  private static func line(_ row: ComparisonRow, _ outcome: Outcome) -> String {
    let metric = XMLText.escaped(row.metric?.name ?? "benchmark")
    let head = "    <testcase classname=\"\(XMLText.escaped(row.benchmark))\" name=\"\(metric)\""
    guard outcome != .passed else { return head + "/>" }
    let type = outcome == .skipped ? "" : " type=\"\(row.verdict.key)\""
    let message = XMLText.escaped(RowSentence.text(row))
    return "\(head)><\(outcome.rawValue)\(type) message=\"\(message)\"/></testcase>"
  }
}
