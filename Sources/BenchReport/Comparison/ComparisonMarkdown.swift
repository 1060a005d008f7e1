package import BenchAnalysis
import BenchModel

/// A comparison as Markdown: one line of summary, then the gravest rows first.
package struct ComparisonMarkdown: Sendable {
  /// Where the text is read.
  package enum Place: Sendable {
    /// As it is, in a terminal: unchanged rows are counted and not shown.
    case terminal
    /// Rendered by a forge, in a pull request or a job's summary: long tables are folded.
    case pullRequest
  }

  private let place: Place

  /// Makes a renderer for a place.
  package init(for place: Place) { self.place = place }

  /// The whole comparison, its last line ended.
  package func text(of comparison: Comparison) -> String {
    let names = "\(comparison.head.name) against \(comparison.base.name)"
    let summary = "\(names): \(ComparisonSummary.counts(comparison.tally))"
    var lines = ["# " + MarkdownText.escaped(summary)]
    for section in ComparisonLayout(comparison).sections { lines += self.lines(of: section) }
    if comparison.rows.isEmpty { lines += ["", "There was nothing to compare."] }
    let remarks = [
      ComparisonSummary.means(comparison.geometricMeans), ComparisonSummary.legend(comparison.rows),
    ]
    for case let remark? in remarks { lines += ["", MarkdownText.paragraph(remark)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of section: ComparisonLayout.Section) -> [String] {
    let body = self.body(of: section)
    let count = section.rows.count
    switch (section.kind, place) {
    case (.unchanged, .terminal):
      return ["", "\(count) unchanged, not shown; --json has \(count == 1 ? "it" : "them all")."]
    case (.unchanged, .pullRequest): return folded("\(count) unchanged", body)
    case (.times, .pullRequest): return folded(section.kind.title, body)
    default: return ["", "## " + section.kind.title] + body
    }
  }

  /// Folded by HTML, which Markdown reads on only after an empty line.
  private func folded(_ title: String, _ body: [String]) -> [String] {
    ["", "<details><summary>\(title)</summary>", ""] + body + ["", "</details>"]
  }

  private func body(of section: ComparisonLayout.Section) -> [String] {
    switch section.kind {
    case .missing:
      return NotJudged.names(section.rows).map { "- " + MarkdownText.escaped($0) }
    case .notJudged:
      return NotJudged.lines(section.rows).map { "- " + MarkdownText.escaped($0) }
    case .times:
      var table = ComparisonTable.of(section.rows.map(\.withoutVerdict))
      table.remarks = NotJudged.reasons(section.rows).map { "Not judged: \($0)." }
      return MarkdownTable.lines(of: table)
    default: return MarkdownTable.lines(of: ComparisonTable.of(section.rows))
    }
  }
}

extension ComparisonRow {
  /// The row with its values alone: what is said of it is said below the table.
  fileprivate var withoutVerdict: ComparisonRow {
    var row = self
    row.judgement.verdict = .noChange
    return row
  }
}
