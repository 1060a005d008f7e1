import BenchModel

/// A column while it is built: what each row says, in one unit.
struct ColumnDraft {
  /// A cell with its footnote still in words.
  struct Cell {
    var text: String
    var note: String?
    var remark: EstimateText.Remark?
  }

  /// What a row says before the column's unit is known.
  private enum Answer {
    case number(Estimate)
    case words(String, note: String?)
    case missing(String)
  }

  let column: Report.Column
  let cells: [Cell]

  init(_ layout: TableColumn, rows: [TableRow], _ findings: Findings) {
    let answers = rows.map { Self.answer(layout.content, $0, findings) }
    let estimates = answers.compactMap { answer -> Estimate? in
      if case .number(let estimate) = answer { estimate } else { nil }
    }
    let recorded = estimates.first?.unit ?? Self.unit(layout.content, rows, findings)
    let sizes = estimates.filter { $0.unit == recorded }.map(\.center)
    let shown = recorded.map { DisplayUnit.suiting(sizes, $0) }
    column = Report.Column(
      header: shown?.heading(layout.header) ?? layout.header,
      isNumeric: layout.isNumeric && recorded != .flag)
    cells = answers.map { Self.cell($0, recorded: recorded, shown: shown) }
  }

  private static func cell(_ answer: Answer, recorded: Unit?, shown: DisplayUnit?) -> Cell {
    switch answer {
    case .missing(let reason): return Cell(text: NumberText.missing, note: reason)
    case .words(let words, let note): return Cell(text: words, note: note)
    case .number(let estimate):
      guard let shown, estimate.unit == recorded else {
        let reason = "recorded in another unit than its column, \(estimate.unit.rawValue)"
        return Cell(text: NumberText.missing, note: reason)
      }
      let text = EstimateText(estimate, in: shown)
      switch text.remark {
      case .oneBlock: return Cell(text: text.number + " ±?", remark: .oneBlock)
      case .unstable: return Cell(text: text.number, note: unstable)
      case nil, .total: return Cell(text: text.number, remark: text.remark)
      }
    }
  }

  /// What holds for the column as a whole: of how many blocks its totals are.
  func remark(header: String) -> String? {
    let totals = cells.compactMap { cell -> (summary: Metric.Summary, blocks: Int)? in
      if case .total(let summary, let blocks) = cell.remark { (summary, blocks) } else { nil }
    }
    guard let first = totals.first, let least = totals.map(\.blocks).min(),
      let most = totals.map(\.blocks).max()
    else { return nil }
    let count = least == most ? "\(most)" : "\(least) to \(most)"
    let word = first.summary == .sum ? "sum" : "maximum"
    return "\(header): the \(word) of \(count) \(most == 1 ? "block" : "blocks")."
  }

  private static let unstable = "unstable: exact runs disagreed; reported, and gates nothing"

  private static func answer(
    _ content: TableColumn.Content, _ row: TableRow, _ findings: Findings
  ) -> Answer {
    switch content {
    case .metric(let source): return answer(reading(source, row, findings))
    case .ratio(let source, let base, let style):
      let ratio = Reading.ratio(
        reading(source, row, findings), over: reading(base, row, findings),
        percent: style == .percent)
      return answer(ratio)
    case .flag(let source): return flag(reading(source, row, findings))
    case .growth(let source):
      return words(source, row) { growth(findings.series(source.name, of: $0)) }
    case .parameter(let source):
      return words(source, row) { id in
        .words(findings.parameter(source.name, of: id) ?? "", note: nil)
      }
    case .derived(let unit, let value):
      guard let value = value(findings, row) else {
        return .missing("what it needs is unavailable")
      }
      return answer(.exact([value], unit: unit))
    }
  }

  private static func answer(_ reading: Reading) -> Answer {
    switch reading {
    case .estimate(let estimate): .number(estimate)
    case .unavailable(let reason): .missing(reason)
    }
  }

  private static func flag(_ reading: Reading) -> Answer {
    switch reading {
    case .unavailable(let reason): .missing(reason)
    case .estimate(let estimate) where estimate.isUnstable: .words("unstable", note: unstable)
    case .estimate(let estimate): .words(estimate.center == 0 ? "no" : "yes", note: nil)
    }
  }

  private static func growth(_ series: Series?) -> Answer {
    guard let series else { return .missing("no curve was recorded") }
    guard let growth = series.growth else { return .missing("no growth class was fitted") }
    return .words(growth.type, note: growth.reason)
  }

  private static func reading(
    _ source: TableColumn.Source, _ row: TableRow, _ findings: Findings
  ) -> Reading {
    guard let id = row.sources[source.role] else { return .unavailable(doesNotApply) }
    return findings.reading(source.name, of: id)
  }

  private static func words(
    _ source: TableColumn.Source, _ row: TableRow, _ answer: (String) -> Answer
  ) -> Answer {
    row.sources[source.role].map(answer) ?? .missing(doesNotApply)
  }

  private static let doesNotApply = "does not apply"

  /// The unit of a column in which no row has a value.
  private static func unit(
    _ content: TableColumn.Content, _ rows: [TableRow], _ findings: Findings
  ) -> Unit? {
    switch content {
    case .metric(let source):
      rows.lazy.compactMap { $0.sources[source.role] }
        .compactMap { findings.unit(source.name, of: $0) }.first
    case .ratio(_, _, let style): style == .percent ? .percent : .ratio
    case .derived(let unit, _): unit
    case .flag, .growth, .parameter: nil
    }
  }
}

extension TableColumn {
  fileprivate var isNumeric: Bool {
    switch content {
    case .metric, .ratio, .derived: true
    case .flag, .growth, .parameter: false
    }
  }
}
