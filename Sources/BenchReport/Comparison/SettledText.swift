package import BenchAnalysis
import BenchStatistics

/// A verdict on time as one line of a running session: `slower (+5.1 %, 16 pairs)`.
///
/// The change has no interval here: a bootstrap takes longer than a pair of blocks. The report has.
package enum SettledText {
  /// The verdict's words.
  package static func of(_ verdict: TimeVerdict) -> String {
    let label = VerdictText.label(verdict.verdict)
    if case .unavailable(let reason) = verdict.verdict { return "\(label): \(reason)" }
    let count = verdict.pairs.count
    let pairs = count == 1 ? "1 pair" : "\(count) pairs"
    let notes = verdict.notes.map { "; \($0)" }.joined()
    let base = LowerHalfMean.ofLogarithms(verdict.pairs.base)
    let head = LowerHalfMean.ofLogarithms(verdict.pairs.head)
    guard let base, let head, base > 0 else { return "\(label) (\(pairs))\(notes)" }
    return "\(label) (\(ChangeText.percent(head / base - 1)), \(pairs))\(notes)"
  }
}
