import BenchReport
import Testing

@Test("the sample record's report is the golden one")
func reportMatchesItsGolden() {
  let report = Report(of: SampleRecord.record, layouts: SampleLayouts.all)
  Golden.expect(MarkdownRenderer().text(of: report), matches: "report.md")
}

@Test("a chart is the golden one, byte by byte", arguments: ["growth", "frames"])
func chartsMatchTheirGoldens(name: String) throws {
  let report = Report(of: SampleRecord.record, layouts: SampleLayouts.all)
  let chart = try #require(report.sections.flatMap(\.charts).first { $0.name == name })
  Golden.expect(SVGChart(chart).text, matches: "\(name).svg")
}

@Test("a narrow chart has a legend, and is the golden one")
func narrowChartMatchesItsGolden() throws {
  let report = Report(of: SampleRecord.record, layouts: [SampleLayouts.feed])
  let chart = try #require(report.sections.first?.charts.first)
  Golden.expect(SVGChart(chart, width: 360, height: 320).text, matches: "growth-narrow.svg")
}

@Test("a report in the standard layout is the golden one")
func standardReportMatchesItsGolden() {
  let report = Report(of: SampleRecord.record, layouts: [])
  Golden.expect(MarkdownRenderer().text(of: report), matches: "standard.md")
}
