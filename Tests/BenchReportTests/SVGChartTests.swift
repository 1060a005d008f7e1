import BenchModel
import BenchStatistics
import Foundation
import FoundationXML
import Testing

@testable import BenchReport

private func chart(
  _ curves: [(String, [(Double, Double)])], _ style: ChartLayout.Style = .lines,
  scale: ChartAxis.Scale = .linear, title: String = "T"
) -> Report.Chart {
  Report.Chart(
    title: title, name: "a/b", x: ChartAxis("x", scale: scale),
    y: ChartAxis("y", .bytes, scale: scale),
    style: style,
    curves: curves.map { name, points in
      Report.Curve(label: name, points: points.map { Report.Point(x: $0.0, y: $0.1) })
    }, remarks: [])
}

/// The numbers in the coordinates of a drawing.
private func coordinates(in svg: String) -> [Double] {
  let parts = svg.utf8.split(separator: UInt8(ascii: "\"")).map { String($0) ?? "" }
  let names = [" x=", " y=", " x1=", " x2=", " y1=", " y2=", " width=", " height=", " d="]
  return zip(parts, parts.dropFirst()).filter { part in names.contains { part.0.hasSuffix($0) } }
    .flatMap { $0.1.split { "MLh ".contains($0) } }.map { Double($0) ?? .nan }
}

@Test("any text in a chart is escaped, and the file is well-formed XML")
func textsAreEscaped() {
  let nasty = "<script>&\"'\u{0}\u{1B}\u{FFFF}日本|`"
  let svg = SVGChart(chart([(nasty, [(0, 1), (1, 2)]), ("b", [(0, 1)])], title: nasty)).text
  #expect(XMLParser(data: Data(svg.utf8)).parse())
  #expect(!svg.contains("<script>") && svg.contains("&lt;script&gt;&amp;&quot;"))
  #expect(svg.contains("prefers-color-scheme:dark") && svg.contains("system-ui"))
  #expect(svg.contains("<title id=\"chart-a-b-title\">") && svg.contains("<desc id="))
}

@Test("every coordinate is finite and inside the picture, for any points", arguments: 1...30)
func coordinatesStayInside(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  let curves = (0..<Int(random.next() % 10)).map { index -> (String, [(Double, Double)]) in
    let points = (0..<Int(random.next() % 20)).map { step -> (Double, Double) in
      let wild = Double(bitPattern: random.next())
      return (
        Double(step * 100), seed % 2 == 0 && wild.isFinite ? wild : Double(random.next() % 9_000)
      )
    }
    return (String(repeating: "n", count: Int(random.next() % 40)) + "\(index)", points)
  }
  for style in [ChartLayout.Style.lines, .bars] {
    for scale in [ChartAxis.Scale.linear, .logarithmic] {
      let drawn = chart(curves.filter { !$0.1.isEmpty }, style, scale: scale)
      let svg = SVGChart(drawn, width: seed % 3 == 0 ? 360 : 760, height: 420).text
      #expect(XMLParser(data: Data(svg.utf8)).parse(), "seed \(seed)")
      let numbers = coordinates(in: svg)
      #expect(numbers.count > 8 && numbers.allSatisfy { (0...760).contains($0) }, "seed \(seed)")
      #expect(svg == SVGChart(drawn, width: seed % 3 == 0 ? 360 : 760, height: 420).text)
    }
  }
}

@Test("the ends of the numbers are drawn inside the picture, alone and together")
func extremesStayInside() {
  let greatest = Double.greatestFiniteMagnitude
  let extremes = [-greatest, -1, -0.0, Double.leastNonzeroMagnitude, 1, greatest]
  for first in extremes {
    for last in extremes {
      for scale in [ChartAxis.Scale.linear, .logarithmic] {
        let drawn = chart([("c", [(first, last), (last, first)])], scale: scale)
        let numbers = coordinates(in: SVGChart(drawn).text)
        #expect(numbers.allSatisfy { (0...760).contains($0) }, "\(first) and \(last)")
      }
    }
  }
}

@Test("curves that end together are named at their ends, curves that stop early in a legend")
func labelsOrLegend() {
  let together = SVGChart(chart([("one", [(0, 1), (9, 2)]), ("two", [(0, 1), (9, 900)])]))
  let early = SVGChart(chart([("one", [(0, 1), (2, 2)]), ("two", [(0, 1), (9, 900)])]))
  #expect(together.text.contains("<text class=\"name\" x=\"725\""))
  #expect(
    early.text.contains("<text class=\"name\" x=\"48\" y=\"50.5\" text-anchor=\"start\">one</text>")
  )
}

@Test("a bar spans its bin, and the last bin is as wide as the one before")
func binsSpanTheirEdges() {
  let points = [(1.0, 4.0), (3, 0), (5, 2)].map { Report.Point(x: $0.0, y: $0.1) }
  #expect(HistogramBins.edges(of: points) == [1, 3, 5, 7])
  #expect(HistogramBins.bins(of: points).map(\.count) == [4, 0, 2])
  #expect(HistogramBins.edges(of: []).isEmpty)
  #expect(HistogramBins.edges(of: [Report.Point(x: 0, y: 1)]) == [0, 1])
  let svg = SVGChart(chart([("b", points.map { ($0.x, $0.y) })], .bars)).text
  #expect(svg.matches(of: /class="bar c0"/).count == 2)
}
