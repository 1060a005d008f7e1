public import BenchModel

/// An axis of a chart: what it counts, in which unit the series records it, and its scale.
public struct ChartAxis: Equatable, Sendable {
  /// How values are spread along an axis.
  public enum Scale: String, Sendable {
    /// Equal steps for equal differences.
    case linear
    /// Equal steps for equal ratios, from the least positive value on; 0 stands below a gap.
    case logarithmic
  }

  /// What the axis counts, for example `rows scrolled`.
  public let label: String
  /// The unit that values are recorded in.
  public let unit: Unit
  /// How values are spread.
  public let scale: Scale

  /// Makes an axis.
  public init(_ label: String, _ unit: Unit = .count, scale: Scale = .linear) {
    self.label = label
    self.unit = unit
    self.scale = scale
  }
}
