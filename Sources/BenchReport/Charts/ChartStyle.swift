/// The style sheet of every chart: light colours, and dark ones where the reader prefers them.
///
/// Curves differ by colour and by dash, so that they can be told apart without colour and where one
/// lies on another.
enum ChartStyle {
  /// How many curves have a colour of their own; then colours repeat.
  static let colors = light.count

  /// The class of the curve with this index.
  static func curveClass(_ index: Int) -> String { "c\(index % colors)" }

  static let sheet = """
    .chart{font:13px system-ui,sans-serif}
    .chart .title{font-size:16px;font-weight:600}
    .chart .curve{fill:none;stroke-width:2.25;stroke-linejoin:round;stroke-linecap:round}
    .chart .bar{stroke-width:0.75;fill-opacity:0.55}
    .chart .grid{stroke-width:1}
    .chart .key{fill:none;stroke-width:2.25}

    """ + colors(paper: "#ffffff", ink: "#1f2328", muted: "#59636e", grid: "#e3e6ea", light)
    + "@media (prefers-color-scheme:dark){\n"
    + colors(paper: "#0d1117", ink: "#e6edf3", muted: "#9aa4af", grid: "#2a313a", dark)
    + "}\n"

  private static func colors(
    paper: String, ink: String, muted: String, grid: String, _ curves: [String]
  ) -> String {
    let rules = curves.enumerated().map { index, color in
      let dash = dashes[index % dashes.count]
      return
        ".chart .c\(index){stroke:\(color)\(dash.isEmpty ? "" : ";stroke-dasharray:\(dash)")}\n"
        + ".chart .bar.c\(index){fill:\(color);stroke-dasharray:none}\n"
    }
    return ".chart .paper{fill:\(paper)}\n.chart text{fill:\(ink)}\n"
      + ".chart text.muted{fill:\(muted)}\n.chart .grid{stroke:\(grid)}\n"
      + ".chart .base{stroke:\(muted)}\n" + rules.joined()
  }

  private static let light = [
    "#0b62c4", "#c2410c", "#15803d", "#a21caf", "#92700c", "#0e7490", "#be123c", "#57534e",
  ]
  private static let dark = [
    "#6cb0ff", "#fb923c", "#4ade80", "#e879f9", "#facc15", "#22d3ee", "#fb7185", "#d6d3d1",
  ]
  private static let dashes = ["", "7 5", "2 5", "10 4 2 4"]
}
