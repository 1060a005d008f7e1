/// Where the parts of a chart stand, in pixels: scales, plot area, legend.
///
/// Invariant: the plot area is at least 40 pixels wide and high, however small the chart.
struct ChartFrame {
  /// A name in the legend.
  struct LegendEntry {
    let text: String
    let x: Double
    let y: Double
  }

  let x: AxisScale
  let y: AxisScale
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double
  /// The height of the whole picture: what was asked for, and the legend's.
  let height: Double
  /// The centres of the labels at the ends of the curves; empty where a legend names them.
  let labels: [Double]
  let legend: [LegendEntry]

  /// Lays `chart` out in `width` by `height` pixels; a legend makes it higher.
  init(_ chart: Report.Chart, width: Double, height: Double) {
    let isBars = chart.style == .bars
    let points = chart.curves.flatMap(\.points)
    let edges = chart.curves.flatMap { HistogramBins.edges(of: $0.points) }
    x = AxisScale(
      chart.x, values: isBars ? edges : points.map(\.x), maximumTicks: max(2, Int(width / 110)),
      fromZero: false, showsZero: false)
    y = AxisScale(
      chart.y, values: points.map(\.y), maximumTicks: max(2, Int(height / 42)), fromZero: true,
      showsZero: isBars)
    left = 20 + Self.widest(y.ticks.map(\.label))
    let names = chart.curves.count > 1 ? chart.curves.map(\.label) : []
    let placed = isBars ? nil : Self.labels(of: chart, x, y, within: 60...max(100, height - 48))
    if let placed, Self.widest(names) <= width / 4 {
      labels = placed
      legend = []
      right = max(left + 40, width - 42 - Self.widest(names))
    } else {
      labels = []
      legend = Self.legend(names, width: width)
      right = max(left + 40, width - max(16, Self.widest([x.ticks.last?.label ?? ""]) / 2 + 4))
    }
    let legendHeight = legend.last.map { $0.y - 18 } ?? 0
    top = 60 + legendHeight
    bottom = max(100, height - 48) + legendHeight
    self.height = bottom + 48
  }

  func pixelX(_ value: Double) -> Double { left + x.position(of: value) * (right - left) }

  func pixelY(_ value: Double) -> Double { bottom - y.position(of: value) * (bottom - top) }

  private static func widest(_ texts: [String]) -> Double {
    texts.map(ChartText.width).max() ?? 0
  }

  /// The centres of labels at the ends of the curves; nil if there are not several curves that all
  /// end at the right edge, with room between them.
  private static func labels(
    of chart: Report.Chart, _ x: AxisScale, _ y: AxisScale, within plot: ClosedRange<Double>
  ) -> [Double]? {
    let ends = chart.curves.compactMap(\.points.last)
    guard ends.count > 1, ends.allSatisfy({ x.position(of: $0.x) > 0.93 }) else { return nil }
    let height = plot.upperBound - plot.lowerBound
    let centers = ends.map { plot.upperBound - y.position(of: $0.y) * height }
    return CurveLabels.placed(centers, gap: 17, within: plot, reach: 26)
  }

  /// The names in columns below the title, each behind the key of its curve.
  private static func legend(_ names: [String], width: Double) -> [LegendEntry] {
    let texts = names.map { ChartText.fitted($0, to: width - 72) }
    let column = (texts.map(ChartText.width).max() ?? 0) + 48
    let columns = max(1, min(names.count, Int((width - 16) / column)))
    return texts.enumerated().map { index, text in
      let place = (Double(index % columns), Double(index / columns))
      return LegendEntry(text: text, x: 16 + place.0 * column, y: 46 + place.1 * 20)
    }
  }
}
