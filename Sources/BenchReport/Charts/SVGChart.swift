/// A chart as one SVG file: light and dark, without scripts, the same bytes for the same chart.
package struct SVGChart: Sendable {
  private let chart: Report.Chart
  private let width: Double
  private let height: Double

  /// Makes a drawing of `chart`, at least 240 by 160 pixels; a legend makes it higher.
  package init(_ chart: Report.Chart, width: Int = 760, height: Int = 420) {
    self.chart = chart
    self.width = Double(max(240, width))
    self.height = Double(max(160, height))
  }

  /// The file's text.
  package var text: String {
    let frame = ChartFrame(chart, width: width, height: height)
    let id = "chart-" + chart.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let size = [width, frame.height].map(SVGElement.pixels)
    let children =
      [
        SVGElement("title", ["id": id + "-title"], text: chart.title),
        SVGElement("desc", ["id": id + "-desc"], text: description(frame)),
        SVGElement(style: ChartStyle.sheet),
        SVGElement("rect", ["class": "paper", "width": size[0], "height": size[1], "rx": "6"]),
        SVGElement(
          "text", ["class": "title", "x": "16", "y": "28"],
          text: ChartText.fitted(chart.title, to: (width - 32) * 0.8)),
      ] + axes(frame) + curves(frame) + labels(frame)
    let root = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "chart", "role": "img",
        "aria-labelledby": "\(id)-title \(id)-desc", "viewBox": "0 0 \(size[0]) \(size[1])",
        "width": size[0], "height": size[1],
      ], children: children)
    return root.xml
  }

  /// What the chart shows, for those who do not see it.
  private func description(_ frame: ChartFrame) -> String {
    let kind = chart.style == .bars ? "Histogram" : "Line chart"
    let ends = chart.curves.map { curve -> String in
      guard chart.style == .lines, let last = curve.points.last else { return curve.label }
      let unit = DisplayUnit.suiting(last.y, chart.y.unit)
      return curve.label + ": " + unit.phrase(NumberText.short(last.y / unit.divisor))
    }
    return "\(kind) of \(frame.y.heading) against \(frame.x.heading). "
      + (chart.style == .bars ? "" : "At the end, ") + ends.joined(separator: ", ") + "."
  }

  private func axes(_ frame: ChartFrame) -> [SVGElement] {
    var elements = [text(frame.y.heading, x: 16, y: frame.top - 14, "muted")]
    for tick in frame.y.ticks {
      let y = frame.bottom - tick.position * (frame.bottom - frame.top)
      elements.append(line(from: (frame.left, y), to: (frame.right, y), "grid"))
      elements.append(text(tick.label, x: frame.left - 8, y: y + 4.5, "muted", anchor: "end"))
    }
    elements.append(
      line(from: (frame.left, frame.bottom), to: (frame.right, frame.bottom), "base"))
    for tick in frame.x.ticks {
      let x = frame.left + tick.position * (frame.right - frame.left)
      elements.append(line(from: (x, frame.bottom), to: (x, frame.bottom + 5), "base"))
      elements.append(text(tick.label, x: x, y: frame.bottom + 20, "muted", anchor: "middle"))
    }
    let middle = (frame.left + frame.right) / 2
    elements.append(
      text(frame.x.heading, x: middle, y: frame.bottom + 39, "muted", anchor: "middle"))
    return elements
  }

  private func curves(_ frame: ChartFrame) -> [SVGElement] {
    chart.curves.enumerated().map { index, curve in
      let name = SVGElement("title", text: curve.label)
      let style = ChartStyle.curveClass(index)
      switch chart.style {
      case .bars:
        return SVGElement("g", ["class": style], children: [name] + bars(curve, frame, style))
      case .lines:
        let path = SVGElement(
          "path", ["class": "curve \(style)", "d": path(curve.points, frame)], children: [name])
        return path
      }
    }
  }

  private func bars(_ curve: Report.Curve, _ frame: ChartFrame, _ style: String) -> [SVGElement] {
    HistogramBins.bins(of: curve.points).filter { $0.count > 0 }.map { bin in
      let left = frame.pixelX(bin.lower)
      let top = frame.pixelY(bin.count)
      let numbers = [left, top, max(0.5, frame.pixelX(bin.upper) - left), frame.bottom - top]
      let texts = numbers.map(SVGElement.pixels)
      return SVGElement(
        "rect",
        [
          "class": "bar \(style)", "x": texts[0], "y": texts[1], "width": texts[2],
          "height": texts[3],
        ])
    }
  }

  /// The line through `points`; points that fall on the pixel before them are left out.
  private func path(_ points: [Report.Point], _ frame: ChartFrame) -> String {
    var path = ""
    var last = ""
    for point in points {
      let place = [frame.pixelX(point.x), frame.pixelY(point.y)].map(SVGElement.pixels)
      let text = place.joined(separator: " ")
      if text != last { path += (path.isEmpty ? "M" : "L") + text }
      last = text
    }
    // A line of no length still shows its round ends.
    return points.count == 1 ? path + "h0.01" : path
  }

  private func labels(_ frame: ChartFrame) -> [SVGElement] {
    var elements: [SVGElement] = []
    for (index, y) in frame.labels.enumerated() {
      guard let end = chart.curves[index].points.last else { continue }
      let from = (frame.pixelX(end.x), frame.pixelY(end.y))
      let key = "key " + ChartStyle.curveClass(index)
      elements.append(line(from: from, to: (frame.right + 26, y), key))
      elements.append(text(chart.curves[index].label, x: frame.right + 31, y: y + 4.5, "name"))
    }
    for (index, entry) in frame.legend.enumerated() {
      let key = "key " + ChartStyle.curveClass(index)
      elements.append(line(from: (entry.x, entry.y), to: (entry.x + 26, entry.y), key))
      elements.append(text(entry.text, x: entry.x + 32, y: entry.y + 4.5, "name"))
    }
    return elements
  }

  private func text(
    _ text: String, x: Double, y: Double, _ style: String, anchor: String = "start"
  ) -> SVGElement {
    let place = [x, y].map(SVGElement.pixels)
    return SVGElement(
      "text", ["class": style, "x": place[0], "y": place[1], "text-anchor": anchor], text: text)
  }

  private func line(
    from start: (Double, Double), to end: (Double, Double), _ style: String
  ) -> SVGElement {
    let ends = [start.0, start.1, end.0, end.1].map(SVGElement.pixels)
    return SVGElement(
      "line", ["class": style, "x1": ends[0], "y1": ends[1], "x2": ends[2], "y2": ends[3]])
  }
}
