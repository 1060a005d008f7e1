/// How a table of the report is laid out: which benchmarks stand in its rows, what in its columns.
///
/// A value without results; the same layout shows every run. Rows of which nothing was run are left
/// out of the report, which says how many.
public struct TableLayout: Sendable {
  /// The heading; empty for none.
  public let title: String
  /// The headers of the label columns.
  public let labels: [String]
  /// The rows, from top to bottom.
  public let rows: [TableRow]
  /// The columns after the labels.
  public let columns: [TableColumn]
  /// The sentence under the table, plain text.
  public let caption: @Sendable (Findings) -> String

  /// Makes a table; `caption` may read the findings.
  public init(
    title: String = "", labels: [String], rows: [TableRow], columns: [TableColumn],
    caption: @escaping @Sendable (Findings) -> String = { _ in "" }
  ) {
    self.title = title
    self.labels = labels
    self.rows = rows
    self.columns = columns
    self.caption = caption
  }
}
