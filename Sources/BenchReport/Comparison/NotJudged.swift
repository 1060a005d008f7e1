import BenchAnalysis
import BenchModel

/// Rows without a verdict, those of one cause together: a toolchain that differs bars hundreds of
/// rows, and is one thing to know.
enum NotJudged {
  /// A line for each cause, in the order in which they come up: what, why, and whom it is about.
  static func lines(_ rows: [ComparisonRow]) -> [String] {
    causes(rows).map { cause, rows in
      let names = ComparisonSummary.listed(rows.map(name), most: 4)
      return "\(cause.label): \(names)" + (cause.reason.isEmpty ? "" : " – \(cause.reason)")
    }
  }

  /// A line for each row, or for as many as a reader will go through.
  static func names(_ rows: [ComparisonRow], most: Int = 20) -> [String] {
    let shown = rows.count <= most ? rows.map(name) : rows.prefix(most - 1).map(name)
    let more = rows.count - shown.count
    return more > 0 ? shown + ["and \(more) more"] : shown
  }

  /// The reasons alone, each once.
  static func reasons(_ rows: [ComparisonRow]) -> [String] {
    causes(rows).map(\.cause.reason).filter { !$0.isEmpty }
  }

  private struct Cause: Hashable {
    let label: String
    let reason: String
  }

  private static func causes(_ rows: [ComparisonRow]) -> [(cause: Cause, rows: [ComparisonRow])] {
    var order: [Cause] = []
    var groups: [Cause: [ComparisonRow]] = [:]
    for row in rows {
      let clauses = [VerdictText.reason(row.verdict)] + VerdictText.notes(row)
      let cause = Cause(
        label: VerdictText.label(row.verdict),
        reason: clauses.filter { !$0.isEmpty }.joined(separator: "; "))
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: []].append(row)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  private static func name(_ row: ComparisonRow) -> String {
    row.metric.map { "\(row.benchmark) \($0.name)" } ?? row.benchmark
  }
}
