import BenchModel
import BenchReport
import Testing

@Test("the list has a line a benchmark: id, parameters, metrics")
func listsHaveALineEach() {
  let text = PlainList.text([
    Benchmark("feed/recycle", parameters: ["rows": "10", "kind": "text"], plan: .once) { _ in },
    Benchmark("日本\n", metrics: [.exact("made")]) { _ in },
  ])
  let lines = text.split(separator: "\n").map(String.init)
  let once = Metric.ofOneRun.map(\.name).joined(separator: " ")
  let calibrated = Metric.ofIterations.map(\.name).joined(separator: " ")
  let gap = String(repeating: " ", count: 29)
  #expect(lines.count == 2)
  #expect(lines.first == "feed/recycle  rows=10 kind=text  \(once)")
  #expect(lines.last == "日本\(gap)\(calibrated) made")
  #expect(PlainList.text([]).isEmpty)
}
