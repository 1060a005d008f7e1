import BenchModel

/// The top functions of a profile as Markdown: for each measure a table by what they spent.
///
/// A function is its name and its file; it stands at the line where it spent most. What has no row
/// of its own is summed in the last one, so that the functions' own values add up to the total.
/// Totals overlap and do not add up.
package struct ProfileTable: Sendable {
  /// Which functions come first.
  package enum Order: Sendable {
    /// Those that spent most themselves.
    case own
    /// Those that spent most with all that they called.
    case total
  }

  private let views: [ProfileView]
  private let rows: Int
  private let order: Order

  /// Makes the tables of `views`, all of one profile, with at most `rows` functions each.
  package init(_ views: [ProfileView], rows: Int = 20, order: Order = .own) {
    self.views = views
    self.rows = max(0, rows)
    self.order = order
  }

  /// The text, its last line ended.
  package var text: String {
    var lines = ["# " + MarkdownText.escaped(views.first.map(title) ?? "Profile")]
    if let tool = views.first?.origin.tool, !tool.isEmpty {
      lines.append("- **Tool:** " + MarkdownText.escaped(tool))
    }
    lines += ProfileNotes.lines(ofWarnings: views.flatMap(\.warnings))
    if views.isEmpty { lines += ["", "Nothing was measured."] }
    for view in views { lines += self.lines(of: view) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(_ view: ProfileView) -> String { ProfileWords.title(of: view.origin) }

  private func lines(of view: ProfileView) -> [String] {
    let title = ProfileWords.capitalized(view.measure.name) + ": " + ProfileWords.total(of: view)
    let head = ["", "## " + MarkdownText.escaped(title)]
    guard view.isMeasured else { return head + ["The profile has no such measure."] }
    guard view.total > 0 else { return head + ["No stack has any of it."] }
    return head + MarkdownTable.lines(of: table(of: view))
  }

  private func table(of view: ProfileView) -> Report.Table {
    let shares = FunctionTally(view).shares.sorted(by: precedes)
    let top = shares.prefix(rows)
    let rest = shares.dropFirst(rows)
    let column = ValueColumn([Double(view.total)], view.measure.unit)
    let symbol = column.unit.symbol == Unit.count.rawValue ? "" : " (\(column.unit.symbol))"
    var table = Report.Table(
      title: "",
      columns: [
        Report.Column(header: "Self" + symbol, isNumeric: true),
        Report.Column(header: "Self %", isNumeric: true),
        Report.Column(header: "Total" + symbol, isNumeric: true),
        Report.Column(header: "Total %", isNumeric: true),
        Report.Column(header: "Function", isNumeric: false),
        Report.Column(header: "Where", isNumeric: false),
      ], rows: top.map { cells(of: $0, column, view) }, caption: "", notes: [], remarks: [])
    if !rest.isEmpty { table.rows.append(cells(ofRest: Array(rest), column, view)) }
    if shares.contains(where: { $0.otherLines > 0 }) {
      table.remarks.append("Where: the line that spent most; +2 stands for two more lines.")
    }
    return table
  }

  private func precedes(_ one: FunctionShare, _ other: FunctionShare) -> Bool {
    let ranks = [one, other].map { order == .own ? ($0.own, $0.total) : ($0.total, $0.own) }
    if ranks[0] != ranks[1] { return ranks[0] > ranks[1] }
    return FunctionKey.precedes(one.key, other.key)
  }

  private func cells(
    of share: FunctionShare, _ column: ValueColumn, _ view: ProfileView
  ) -> [Report.Cell] {
    let total = Double(view.total)
    let values = [share.own, share.total].map(Double.init)
    let numbers = values.flatMap { [column.text($0), ValueColumn.share($0, of: total)] }
    let name = FunctionText.shown(share.key.name) + (share.isInlined ? " (inlined)" : "")
    return (numbers + [name, share.place]).map { Report.Cell($0) }
  }

  private func cells(
    ofRest rest: [FunctionShare], _ column: ValueColumn, _ view: ProfileView
  ) -> [Report.Cell] {
    let own = Double(rest.reduce(0) { $0.addingSaturated($1.own) })
    let name = rest.count == 1 ? "1 other function" : "\(rest.count) other functions"
    let texts = [column.text(own), ValueColumn.share(own, of: Double(view.total))]
    return (texts + [NumberText.missing, NumberText.missing, name, ""]).map { Report.Cell($0) }
  }
}
