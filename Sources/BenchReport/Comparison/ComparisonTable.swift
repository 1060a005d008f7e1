import BenchAnalysis
import BenchModel

/// Rows of a comparison as a table: one unit for each metric, chosen over all of its rows.
enum ComparisonTable {
  /// The table of `rows`, each about a metric; rows without one are left out.
  static func of(_ rows: [ComparisonRow]) -> Report.Table {
    let measured = rows.compactMap { row in row.metric.map { (row, $0) } }
    var units: [Metric: DisplayUnit] = [:]
    for (metric, group) in Dictionary(grouping: measured, by: \.1) {
      units[metric] = ValueTexts.unit(of: group.map(\.0.judgement), metric)
    }
    let isTimed = measured.contains { $0.0.judgement.pairs != nil }
    var table = Report.Table(
      title: "", columns: columns(isTimed: isTimed), rows: [], caption: "", notes: [], remarks: [])
    for (row, metric) in measured {
      let unit = units[metric] ?? .suiting(0, metric.unit)
      table.rows.append(cells(row, metric, unit, isTimed: isTimed, notes: &table.notes))
    }
    return table
  }

  private static func columns(isTimed: Bool) -> [Report.Column] {
    let words = ["Benchmark", "Metric"].map { Report.Column(header: $0, isNumeric: false) }
    let numbers = ["Base", "Head", "Change"] + (isTimed ? ["Visible from", "A/A"] : [])
    return words + numbers.map { Report.Column(header: $0, isNumeric: true) }
  }

  private static func cells(
    _ row: ComparisonRow, _ metric: Metric, _ unit: DisplayUnit, isTimed: Bool,
    notes: inout [String]
  ) -> [Report.Cell] {
    let judgement = row.judgement
    let values = ValueTexts(judgement, of: metric, in: unit)
    let name = unit.symbol == Unit.count.rawValue ? metric.name : unit.heading(metric.name)
    var cells = [row.benchmark, name, values.base, values.head].map { Report.Cell($0) }
    cells.append(Report.Cell(ChangeText.of(judgement), note: mark(row, in: &notes)))
    if isTimed {
      let isExact = metric.kind == .exact
      let visible = judgement.visibleFrom.map { isExact ? "any" : ChangeText.share($0) }
      let floor = judgement.floor.map(ChangeText.text)
      cells += [visible, floor].map { Report.Cell($0 ?? NumberText.missing) }
    }
    return cells
  }

  /// The footnote of a row, equal ones sharing one.
  private static func mark(_ row: ComparisonRow, in notes: inout [String]) -> Int? {
    let isSelfEvident = row.verdict.isWorse || row.verdict.isBetter || row.verdict == .noChange
    let ofUndecided = row.verdict == .inconclusive ? [] : [VerdictText.reason(row.verdict)]
    let clauses = (isSelfEvident ? [] : ofUndecided) + VerdictText.notes(row)
    let note = clauses.filter { !$0.isEmpty }.joined(separator: "; ")
    guard !note.isEmpty else { return nil }
    if let index = notes.firstIndex(of: note) { return index }
    notes.append(note)
    return notes.count - 1
  }
}
