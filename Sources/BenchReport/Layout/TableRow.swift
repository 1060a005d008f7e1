/// A row of a table: its labels, and the benchmarks that its columns read.
///
/// A row has several benchmarks under different roles where one thing was measured in several ways,
/// for example building and a lap: `TableRow(["minimal"], sources: ["build": a, "lap": b])`.
public struct TableRow: Sendable {
  /// What stands in the label columns.
  public let labels: [String]
  /// The benchmark ids by role; the role of columns that name none is "".
  public let sources: [String: String]

  /// Makes a row that reads several benchmarks.
  public init(_ labels: [String], sources: [String: String]) {
    self.labels = labels
    self.sources = sources
  }

  /// Makes a row that reads one benchmark.
  public init(_ labels: String..., source: String) {
    self.init(labels, sources: ["": source])
  }
}
