import BenchModel
import Testing

@testable import BenchReport

private typealias Sample = SampleRecord

/// The one table of `results`, a row each, with `columns`.
private func table(
  _ results: [BenchmarkResult], _ columns: [TableColumn], rows: [TableRow]? = nil
) -> Report.Table? {
  let rows = rows ?? results.map { TableRow($0.id, source: $0.id) }
  let layout = TableLayout(labels: ["Benchmark"], rows: rows, columns: columns)
  return TableDraft(layout, Findings(Sample.record(results))).table
}

/// The texts of a column of cpu, one exact value a row.
private func texts(of values: [Double], _ metric: Metric) -> [String] {
  let results = values.enumerated().map { Sample.result("\($0)", [(metric, .exact($1))]) }
  guard let table = table(results, [.metric("M", metric.name)]) else { return [] }
  return [table.columns[1].header] + table.rows.map { $0[1].text }
}

@Test("a column never mixes units, and small values keep their digits")
func columnsNeverMixUnits() {
  #expect(texts(of: [1_100_000, 990_000], .cpu) == ["M (ms)", "1.1", "0.99"])
  #expect(texts(of: [0, 340, 114_000], .cpu) == ["M (µs)", "0", "0.34", "114"])
  #expect(texts(of: [10_519_552, 10_485_760], .peakBytes) == ["M (MiB)", "10.03", "10"])
  #expect(texts(of: [1, 1_288_490_188], .peakBytes) == ["M (MiB)", "9.537e-7", "1,229"])
  #expect(texts(of: [173.5, 1_234_567], .allocations) == ["M (count)", "173.5", "1,234,567"])
  #expect(texts(of: [-0.0], .allocations) == ["M (count)", "0"])
}

@Test("a metric recorded in two units shows one of them, and says why not the other")
func otherUnitsAreLeftOut() {
  let results = [
    Sample.result("a", [(.exact("m", .bytes), .exact(1))]),
    Sample.result("b", [(.exact("m", .count), .exact(1))]),
  ]
  let table = table(results, [.metric("M", "m")])
  #expect(table?.rows.map { $0[1].text } == ["1", "—"])
  #expect(table?.notes == ["recorded in another unit than its column, count"])
}

@Test("equal reasons share a footnote, numbered as they are read")
func reasonsShareFootnotes() {
  let results = ["a", "b", "c"].map { id in
    Sample.result(
      id,
      [
        (.cpu, id == "b" ? .unavailable("too short") : .sampled([1, 2])),
        (.allocations, .unavailable("no counter")), (.peakBytes, .unavailable("no counter")),
      ])
  }
  let columns: [TableColumn] = [
    .metric("CPU", "cpu"), .metric("N", "allocations"), .metric("Peak", "peakBytes"),
  ]
  let table = table(results, columns)
  #expect(table?.notes == ["no counter", "too short"])
  #expect(table?.rows.map { $0.map(\.note) }[1] == [nil, 1, 0, 0])
  #expect(table?.columns.map(\.header) == ["Benchmark", "CPU (ns)", "N (count)", "Peak (bytes)"])
}

@Test("one block and an unstable metric say so")
func doubtfulCellsSaySo() {
  let results = [
    Sample.result("a", [(.cpu, .sampled([62_100])), (.allocations, .unstable([323, 259]))])
  ]
  let table = table(results, [.metric("CPU", "cpu"), .metric("N", "allocations")])
  #expect(table?.rows[0].map(\.text) == ["a", "62.1 ±?", "259–323"])
  #expect(table?.notes == ["unstable: exact runs disagreed; reported, and gates nothing"])
  #expect(table?.remarks == ["±?: of one block, so without an interval."])
}

@Test("every kind of column shows a role's benchmark, or why it cannot")
func columnsReadRoles() {
  let growth = Series.Growth(type: "linear", perThousand: 1, confidence: 1)
  let doubtful = Series.Growth(
    type: "undetermined", perThousand: 0, confidence: 0, reason: "two points")
  let results = [
    Sample.result(
      "lap/a", [(.allocations, .exact(3)), (.exact("ok", .flag), .exact(1))],
      series: ["g": Series(x: "n", unit: .bytes, points: [], growth: growth)],
      parameters: ["tail": "minimal"]),
    Sample.result("build/a", [(.allocations, .exact(50))]),
    Sample.result(
      "lap/b", [(.allocations, .exact(0))],
      series: ["g": Series(x: "n", unit: .bytes, points: [], growth: doubtful)]),
  ]
  let columns: [TableColumn] = [
    .ratio("R", "allocations", of: "lap", over: "build", as: .percent),
    .flag("OK", "ok", of: "lap"),
    .growth("G", "g", of: "lap"), .parameter("Tail", "tail", of: "lap"),
    .derived("D", .bytes) { found, row in
      row.sources["lap"].flatMap { found.value("allocations", of: $0) }.map { 6 / $0 }
    },
    .metric("None", "none", of: "lap"),
  ]
  let rows = [
    TableRow(["a"], sources: ["lap": "lap/a", "build": "build/a"]),
    TableRow(["b"], sources: ["lap": "lap/b"]),
    TableRow(["c"], sources: ["lap": "lap/c"]),
  ]
  let table = table(results, columns, rows: rows)
  #expect(
    table?.columns.map(\.header)
      == ["Benchmark", "R (%)", "OK", "G", "Tail", "D (bytes)", "None"])
  #expect(table?.columns.map(\.isNumeric) == [false, true, false, false, false, true, true])
  #expect(table?.rows[0].map(\.text) == ["a", "6", "yes", "linear", "minimal", "2", "—"])
  #expect(table?.rows[1].map(\.text) == ["b", "—", "—", "undetermined", "", "—", "—"])
  #expect(
    table?.notes == [
      "none was not measured", "does not apply", "ok was not measured", "two points",
      "a recorded value is not a finite number",
    ])
  #expect(table?.remarks == ["2 of 3 rows were run."])
}

@Test("a column of totals says of how many blocks they are")
func totalsTellTheirBlocks() {
  let results = [
    Sample.result(
      "a", [(.latenessMax, .sampled([1, 9, 2])), (.missedDeadlines, .sampled([1, 0, 2]))]),
    Sample.result("b", [(.latenessMax, .sampled([4])), (.missedDeadlines, .sampled([0, 0, 0]))]),
  ]
  let table = table(
    results, [.metric("Late max", "latenessMax"), .metric("Missed", "missedDeadlines")])
  #expect(table?.rows.map { $0.map(\.text) } == [["a", "9.00", "3"], ["b", "4.00", "0"]])
  #expect(
    table?.remarks == [
      "Late max: the maximum of 1 to 3 blocks.", "Missed: the sum of 3 blocks.",
    ])
}
