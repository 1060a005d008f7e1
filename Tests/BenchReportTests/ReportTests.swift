import BenchModel
import Testing

@testable import BenchReport

private typealias Sample = SampleRecord

@Test("an empty record still gives a report, which says that nothing was measured")
func emptyRecordsAreReported() {
  let record = RunRecord(
    id: "", time: "", commit: Commit(),
    environment: Environment(
      fingerprint: "", cpu: "", cores: 1, kernel: "", memoryBytes: 0, swift: "", allocator: "",
      flags: [], linking: "", traits: []), session: RunRecord.Session(id: ""),
    plan: RunPlan(quick: false, blocks: 1, seed: .max), benchmarks: [])
  let report = Report(of: record, layouts: SampleLayouts.all)
  #expect(report.sections.isEmpty && report.conclusions.isEmpty && report.charts.isEmpty)
  let text = MarkdownRenderer().text(of: report)
  #expect(text.hasSuffix("\n\nNothing was measured.\n"))
  #expect(text.contains("**Commit:** outside a git work tree"))
  #expect(!text.contains("nil") && !text.contains("nan"))
}

@Test(
  "where all is unavailable, every cell is a dash and the sentences that rest on it are left out")
func allUnavailable() {
  var record = Sample.record
  for index in record.benchmarks.indices {
    record.benchmarks[index].series = [:]
    for name in record.benchmarks[index].metrics.keys {
      record.benchmarks[index].metrics[name]?.measured = .unavailable("no | counter")
    }
  }
  let report = Report(of: record, layouts: SampleLayouts.all)
  #expect(report.charts.isEmpty)
  let numbers = report.sections.flatMap(\.tables).flatMap { table in
    table.rows.flatMap { row in zip(row, table.columns).filter(\.1.isNumeric).map(\.0.text) }
  }
  #expect(numbers.count > 60 && Set(numbers) == ["—"])
  let text = MarkdownRenderer().text(of: report)
  #expect(text.contains("¹ no \\| counter."))
  #expect(report.sections.flatMap(\.tables).allSatisfy { !$0.caption.contains("unavailable") })
  #expect(report.conclusions.isEmpty)
  #expect(text.contains("No chart “Frame times”. Not in it: window: no \\| counter."))
  for word in ["nan", "nil", "inf", "-0"] { #expect(!text.contains(word)) }
}

@Test("benchmarks without a layout come last, and sections that were not run are left out")
func othersAreAppended() {
  let record = Sample.record([
    Sample.result("x", [(.cpu, .sampled([1]))]), Sample.result("loop/lap/seed", []),
  ])
  let report = Report(of: record, layouts: SampleLayouts.all)
  #expect(report.sections.map(\.title) == ["Loop", "Other benchmarks"])
  #expect(report.sections[1].tables[0].rows.map { $0[0].text } == ["x"])
  #expect(report.conclusions.isEmpty)
  let chosen = Report(of: record, layouts: SampleLayouts.all, showsOthers: false)
  #expect(chosen.sections.map(\.title) == ["Loop"])
}

@Test("the same warning of several benchmarks is told once, and all stand in one line")
func warningsAreShort() {
  let results = (0..<9).map { index in
    Sample.result("b\(index)", [], warnings: ["noisy", "warning \(index)"])
  }
  let report = Report(of: Sample.record(results), layouts: [])
  #expect(report.warnings.count == 11)
  #expect(report.warnings[1] == "noisy (9 benchmarks)" && report.warnings[2] == "b0: warning 0")
  let lines = MarkdownRenderer().text(of: report).split(separator: "\n")
  let warnings = lines.filter { $0.hasPrefix("- **Warning") }
  #expect(warnings.count == 1)
  #expect(warnings[0].hasSuffix("b1: warning 1. 7 more are in the record."))
}

@Test("a chart leaves out curves that it cannot draw, and says which")
func chartsSayWhatTheyLeaveOut() {
  let results = [
    Sample.result(
      "a", [],
      series: [
        "g": Series(x: "n", unit: .bytes, points: [[1, 2], [], [.nan, 1], [3, .infinity]])
      ]),
    Sample.result("b", [], series: ["g": Series(x: "n", unit: .count, points: [[1, 2]])]),
    Sample.result("c", [], series: ["g": Series(x: "n", unit: .bytes, points: [])]),
  ]
  let chart = ChartLayout(
    title: "T", name: "t", x: ChartAxis("n"), y: ChartAxis("bytes", .bytes),
    curves: ["a", "b", "c", "d"].map { ChartLayout.Curve($0, series: "g", of: $0) })
  let layout = SectionLayout(title: "S", tables: [], charts: [chart])
  let drawn = Report(of: Sample.record(results), layouts: [layout]).charts.first
  #expect(drawn?.curves.map(\.label) == ["a"])
  #expect(drawn?.curves.first?.points == [Report.Point(x: 1, y: 2)])
  #expect(
    drawn?.remarks == [
      "b: recorded in count", "c: the curve has no points", "d: not part of this run",
    ])
}
