/// How a chart is laid out: its axes, and the recorded series that it draws.
public struct ChartLayout: Sendable {
  /// How series are drawn.
  public enum Style: String, Sendable {
    /// A line through the points.
    case lines
    /// A histogram: each point is the lower edge of a bin and its count.
    case bars
  }

  /// One series of one benchmark.
  public struct Curve: Sendable {
    /// The curve's name in the chart.
    public let label: String
    /// The series' name in the record.
    public let series: String
    /// The benchmark's id.
    public let id: String

    /// Makes a curve of the series called `series` of the benchmark `id`.
    public init(_ label: String, series: String, of id: String) {
      self.label = label
      self.series = series
      self.id = id
    }
  }

  /// The heading.
  public let title: String
  /// The part of the file's name that tells this chart from others, for example `growth`.
  public let name: String
  /// The horizontal axis.
  public let x: ChartAxis
  /// The vertical axis.
  public let y: ChartAxis
  /// Lines or bars.
  public let style: Style
  /// The curves, in the order of the legend.
  public let curves: [Curve]

  /// Makes a chart.
  public init(
    title: String, name: String, x: ChartAxis, y: ChartAxis, style: Style = .lines, curves: [Curve]
  ) {
    self.title = title
    self.name = name
    self.x = x
    self.y = y
    self.style = style
    self.curves = curves
  }
}
