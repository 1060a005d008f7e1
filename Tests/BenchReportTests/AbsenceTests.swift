import BenchModel
import Testing

@testable import BenchReport

private typealias Sample = SampleRecord

private func notes(_ metrics: [(Metric, Measured)]) -> [String]? {
  let columns: [TableColumn] = [
    .metric("P99", "frameP99"), .growth("Class", "growth"), .metric("Slope", "growthPerThousand"),
    .metric("Copies", "copies"),
  ]
  let layout = TableLayout(labels: ["A"], rows: [TableRow("a", source: "a")], columns: columns)
  return TableDraft(layout, Findings(Sample.record([Sample.result("a", metrics)]))).table?.notes
}

@Test("where a benchmark failed or was skipped, every cell gives that reason")
func failuresExplainEveryCell() {
  let failed = Measured.unavailable("failed: crashed")
  #expect(notes([(.cpu, failed), (.allocations, failed)]) == ["failed: crashed"])
  // What the body recorded before it was skipped stays.
  #expect(
    notes([(.cpu, failed), (.allocations, failed), (.exact("copies"), .exact(0))])
      == ["failed: crashed"])
}

@Test("where the counters were not in charge, the curve gives that reason and the others theirs")
func countersExplainCurves() {
  let uncounted = Measured.unavailable("no counters")
  #expect(
    notes([(.cpu, .sampled([1])), (.allocations, uncounted), (.growthPerThousand, uncounted)])
      == ["frameP99 was not measured", "no counters", "copies was not measured"])
}

@Test("one missing tool explains nothing else")
func singleReasonsStayTheirOwn() {
  let noValgrind = Measured.unavailable("valgrind is not installed")
  #expect(
    notes([(.cpu, .sampled([1])), (.instructions, noValgrind)])
      == [
        "frameP99 was not measured", "no curve was recorded",
        "growthPerThousand was not measured", "copies was not measured",
      ])
}
