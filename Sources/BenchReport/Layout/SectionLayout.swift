/// How a suite's part of the report is laid out: tables, charts, and its sentence of the
/// conclusion.
public struct SectionLayout: Sendable {
  /// The heading.
  public let title: String
  /// The tables, from top to bottom.
  public let tables: [TableLayout]
  /// The charts, after the tables.
  public let charts: [ChartLayout]
  /// The suite's sentence in the report's conclusion, plain text; nil for none.
  public let conclusion: (@Sendable (Findings) -> String)?

  /// Makes a section; `conclusion` may read the findings.
  public init(
    title: String, tables: [TableLayout], charts: [ChartLayout] = [],
    conclusion: (@Sendable (Findings) -> String)? = nil
  ) {
    self.title = title
    self.tables = tables
    self.charts = charts
    self.conclusion = conclusion
  }

  /// The ids of the benchmarks that the section shows.
  package var ids: Set<String> {
    let ofTables = tables.flatMap { $0.rows.flatMap { $0.sources.values } }
    return Set(ofTables).union(charts.flatMap { $0.curves.map(\.id) })
  }
}
