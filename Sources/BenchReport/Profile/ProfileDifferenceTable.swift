import BenchModel

/// What changed between profiles as Markdown: for each measure a table, the greatest change first.
///
/// Unchanged functions have no row; they are summed with those that the table has no room for, so
/// that the columns add up to the last row.
package struct ProfileDifferenceTable: Sendable {
  private let differences: [ProfileDifference]
  private let names: (base: String, head: String)
  private let rows: Int

  /// Makes the tables of `differences`, of one benchmark, with at most `rows` functions each.
  ///
  /// `base` and `head` are what the reader calls the two sides.
  package init(
    _ differences: [ProfileDifference], base: String = "base", head: String = "head",
    rows: Int = 20
  ) {
    self.differences = differences
    names = (base, head)
    self.rows = max(0, rows)
  }

  /// The text, its last line ended.
  package var text: String {
    let title = differences.first.map { ProfileWords.title(of: $0.head.origin) } ?? "Profile"
    var lines = ["# " + MarkdownText.escaped("\(title): \(names.head) against \(names.base)")]
    for difference in differences.prefix(1) {
      let sides = [(names.base, difference.base), (names.head, difference.head)]
      lines += sides.filter { !$0.1.origin.tool.isEmpty }.map { name, view in
        "- **\(MarkdownText.escaped(name)):** \(MarkdownText.escaped(view.origin.tool))"
      }
    }
    lines += ProfileNotes.lines(ofWarnings: differences.flatMap(warnings))
    if differences.isEmpty { lines += ["", "There was nothing to compare."] }
    for difference in differences { lines += self.lines(of: difference) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func warnings(_ difference: ProfileDifference) -> [String] {
    difference.base.warnings.map { "\(names.base): \($0)" }
      + difference.head.warnings.map { "\(names.head): \($0)" }
  }

  private func lines(of difference: ProfileDifference) -> [String] {
    let measure = difference.head.measure
    let title = ProfileWords.capitalized(measure.name)
    let head = ["", "## " + MarkdownText.escaped(title + DifferenceWords.heading(difference))]
    guard difference.isMeasured else {
      let side = difference.base.isMeasured ? names.head : names.base
      return head + [MarkdownText.escaped("Not compared: \(side) has no \(measure.name).")]
    }
    let changed = difference.functions.filter { $0.change != 0 }
    guard !changed.isEmpty else { return head + ["No function changed."] }
    return head + MarkdownTable.lines(of: table(of: difference, changed))
      + sentences(changed).map { "\n" + MarkdownText.paragraph($0) }
  }

  private func table(
    of difference: ProfileDifference, _ changed: [ProfileDifference.Function]
  ) -> Report.Table {
    let top = changed.prefix(rows)
    let rest = difference.functions.filter { $0.change == 0 } + changed.dropFirst(rows)
    let totals = [difference.before, difference.after]
    let values = totals + top.flatMap { [$0.before, $0.after] }
    let column = ValueColumn(values, difference.head.measure.unit)
    let symbol = column.unit.symbol == Unit.count.rawValue ? "" : " (\(column.unit.symbol))"
    let headers = [names.base + symbol, names.head + symbol, "Change" + symbol, "Relative"]
    var table = Report.Table(
      title: "",
      columns: headers.map { Report.Column(header: $0, isNumeric: true) }
        + ["Function", "Where"].map { Report.Column(header: $0, isNumeric: false) },
      rows: top.map { function in
        let name = FunctionText.shown(function.name)
        return cells(
          function.before, function.after, column, [name, place(of: function)],
          relative: DifferenceWords.relative(function))
      }, caption: "", notes: [], remarks: [])
    if !rest.isEmpty {
      let sums = [rest.map(\.before), rest.map(\.after)].map { $0.reduce(0, +) }
      let name = rest.count == 1 ? "1 other function" : "\(rest.count) other functions"
      table.rows.append(cells(sums[0], sums[1], column, [name, ""]))
    }
    table.rows.append(cells(totals[0], totals[1], column, ["all functions", ""]))
    return table
  }

  private func cells(
    _ before: Double, _ after: Double, _ column: ValueColumn, _ words: [String],
    relative: String? = nil
  ) -> [Report.Cell] {
    let numbers = [
      column.text(before), column.text(after), column.change(after - before),
      relative ?? DifferenceWords.relative(before, after),
    ]
    return (numbers + words).map { Report.Cell($0) }
  }

  private func place(of function: ProfileDifference.Function) -> String {
    guard let file = function.file else { return NumberText.missing }
    return function.line.map { "\(file):\($0)" } ?? file
  }

  /// The functions that only one side has, by name.
  private func sentences(_ changed: [ProfileDifference.Function]) -> [String] {
    let new = changed.filter { !$0.isInBase }.map { FunctionText.shown($0.name) }
    let gone = changed.filter { !$0.isInHead }.map { FunctionText.shown($0.name) }
    return [("New", new), ("Gone", gone)].filter { !$0.1.isEmpty }.map { word, functions in
      "\(word): \(ComparisonSummary.listed(functions, most: 10))."
    }
  }
}
