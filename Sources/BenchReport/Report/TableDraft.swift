import BenchModel

/// A table while it is built: layout and findings in, cells and numbered footnotes out.
///
/// Columns are built one after another, because a column chooses one unit for all of its cells;
/// footnotes are then numbered along the rows, as they are read.
struct TableDraft {
  private let layout: TableLayout
  private let findings: Findings
  private let rows: [TableRow]

  init(_ layout: TableLayout, _ findings: Findings) {
    self.layout = layout
    self.findings = findings
    rows = layout.rows.filter { row in
      row.sources.values.contains(where: findings.isInRun)
    }
  }

  /// The table; nil if none of its rows was run.
  var table: Report.Table? {
    guard !rows.isEmpty else { return nil }
    let columns = layout.columns.map { ColumnDraft($0, rows: rows, findings) }
    let headers =
      layout.labels.map { Report.Column(header: $0, isNumeric: false) } + columns.map(\.column)
    var table = Report.Table(
      title: layout.title, columns: headers, rows: [],
      caption: Sentences.withValues(layout.caption(findings)),
      notes: [],
      remarks: [])
    for (index, row) in rows.enumerated() {
      let labels = layout.labels.indices.map { label in
        Report.Cell(row.labels.indices.contains(label) ? row.labels[label] : "")
      }
      let cells = columns.map { $0.cells[index] }
      table.rows.append(labels + cells.map { Self.numbered($0, in: &table.notes) })
    }
    if columns.contains(where: { $0.cells.contains { $0.remark == .oneBlock } }) {
      table.remarks.append("±?: of one block, so without an interval.")
    }
    table.remarks += zip(layout.columns, columns).compactMap { $1.remark(header: $0.header) }
    if rows.count < layout.rows.count {
      table.remarks.append("\(rows.count) of \(layout.rows.count) rows were run.")
    }
    return table
  }

  private static func numbered(_ cell: ColumnDraft.Cell, in notes: inout [String]) -> Report.Cell {
    guard let note = cell.note else { return Report.Cell(cell.text) }
    if !notes.contains(note) { notes.append(note) }
    return Report.Cell(cell.text, note: notes.firstIndex(of: note))
  }
}
