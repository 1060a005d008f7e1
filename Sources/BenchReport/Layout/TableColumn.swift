public import BenchModel

/// A column of a table: a header, and what it shows of each row's benchmarks.
///
/// A column has one unit, which the report chooses from the values and puts behind the header.
/// Where a value is unavailable the cell is a dash with a footnote that says why. A `role` picks
/// one of the row's sources.
public struct TableColumn: Sendable {
  /// How a ratio is written.
  public enum RatioStyle: Sendable {
    /// As a multiple: `3.21` under `(×)`.
    case times
    /// As a share: `5.96` under `(%)`.
    case percent
  }

  enum Content: Sendable {
    case metric(Source)
    case ratio(Source, over: Source, RatioStyle)
    case flag(Source)
    case growth(Source)
    case parameter(Source)
    case derived(Unit, @Sendable (Findings, TableRow) -> Double?)
  }

  /// A metric, series or parameter by name, of the benchmark with a role.
  struct Source: Sendable {
    let name: String
    let role: String
  }

  let header: String
  let content: Content

  /// The metric called `name`.
  public static func metric(
    _ header: String, _ name: String, of role: String = ""
  ) -> TableColumn {
    TableColumn(header: header, content: .metric(Source(name: name, role: role)))
  }

  /// The metric called `name` over the same metric of another role, or over the metric called
  /// `base`, or both.
  public static func ratio(
    _ header: String, _ name: String, of role: String = "", over baseRole: String? = nil,
    base: String? = nil, as style: RatioStyle = .times
  ) -> TableColumn {
    let numerator = Source(name: name, role: role)
    let denominator = Source(name: base ?? name, role: baseRole ?? role)
    return TableColumn(header: header, content: .ratio(numerator, over: denominator, style))
  }

  /// Whether the metric called `name` is other than 0, as yes or no.
  public static func flag(_ header: String, _ name: String, of role: String = "") -> TableColumn {
    TableColumn(header: header, content: .flag(Source(name: name, role: role)))
  }

  /// How the series called `name` grows: `constant`, `logarithmic`, `linear`, `worse`.
  public static func growth(
    _ header: String, _ name: String, of role: String = ""
  ) -> TableColumn {
    TableColumn(header: header, content: .growth(Source(name: name, role: role)))
  }

  /// The benchmark's parameter called `name`.
  public static func parameter(
    _ header: String, _ name: String, of role: String = ""
  ) -> TableColumn {
    TableColumn(header: header, content: .parameter(Source(name: name, role: role)))
  }

  /// A number in `unit` that `value` computes from the findings; a dash where it gives nil.
  public static func derived(
    _ header: String, _ unit: Unit, _ value: @escaping @Sendable (Findings, TableRow) -> Double?
  ) -> TableColumn {
    TableColumn(header: header, content: .derived(unit, value))
  }
}
