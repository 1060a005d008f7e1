import BenchAnalysis
import BenchModel

/// A row in one sentence, for places that have no table: annotations, test reports.
enum RowSentence {
  /// `slower: 62.10 µs → 65.30 µs (+5.1 ± 0.4 %)`, with reason and notes behind it; without the
  /// benchmark's name.
  static func text(_ row: ComparisonRow) -> String {
    var text = VerdictText.label(row.verdict)
    if let values = values(row) { text += ": \(values)" }
    let reason = VerdictText.reason(row.verdict)
    let clauses = (reason.isEmpty ? [] : [reason]) + VerdictText.notes(row)
    return clauses.isEmpty ? text : text + " – " + clauses.joined(separator: "; ")
  }

  private static func values(_ row: ComparisonRow) -> String? {
    let judgement = row.judgement
    guard let metric = row.metric,
      judgement.base != nil || judgement.head != nil || judgement.baseRange != nil
        || judgement.headRange != nil
    else { return nil }
    let unit = ValueTexts.unit(of: [judgement], metric)
    let texts = ValueTexts(judgement, of: metric, in: unit)
    let values = "\(unit.phrase(texts.base)) → \(unit.phrase(texts.head))"
    let change = ChangeText.of(judgement)
    return change == NumberText.missing ? values : "\(values) (\(change))"
  }
}
