import BenchAnalysis
import BenchModel
import BenchStatistics
import Foundation
import Testing

@testable import BenchReport

@Suite struct ComparisonScriptTests {
  @Test(
    "300 random comparisons give texts without nan or infinity, JSON that parses, every row once")
  func scripts() throws {
    for seed in 0..<UInt64(300) {
      var generator = SplitMix64(seed: seed)
      let comparison = Comparison(
        base: run(&generator, side: "base"), head: run(&generator, side: "head"))
      let json = ComparisonJSON.text(of: comparison, exit: comparison.exitCode())
      let texts = [
        json, ComparisonMarkdown(for: .pullRequest).text(of: comparison),
        ComparisonMarkdown(for: .terminal).text(of: comparison),
        ComparisonJUnit.text(of: comparison), ComparisonAnnotations.text(of: comparison),
      ]
      for text in texts {
        let words = text.lowercased().split { !$0.isLetter }
        #expect(!words.contains("nan") && !words.contains("inf"), "seed \(seed)")
        #expect(!text.contains("-0 %") && !text.contains("-0.0 "), "seed \(seed)")
      }
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      #expect((object?["rows"] as? [Any])?.count == comparison.rows.count, "seed \(seed)")
      let sections = ComparisonLayout(comparison).sections
      let shown = sections.reduce(0) { $0 + $1.rows.count }
      #expect(shown == comparison.rows.count, "seed \(seed)")
      // One line for each cell row: a name cannot break a table.
      let tables = texts[1].split(separator: "\n").filter { $0.hasPrefix("| ") }
      let bars = Set(tables.map { $0.replacing("\\|", with: "").count { $0 == "|" } })
      #expect(bars.isSubset(of: [6, 8]), "seed \(seed): \(bars)")
    }
  }

  private func run(_ generator: inout SplitMix64, side: String) -> RunRecord {
    let names = ["a|b", "A|b", "line\nend", "tab\tquote\"", "x`y`<z>&amp;"]
    let metrics: [Metric] = [
      .cpu, .allocations, .peakBytes, .exact("reach|able", .flag, better: .larger),
    ]
    var results: [BenchmarkResult] = []
    for name in names where generator.index(below: 6) > 0 {
      var measured: [(Metric, Measured)] = []
      for metric in metrics where generator.index(below: 6) > 0 {
        measured.append((metric, self.measured(metric.kind, &generator)))
      }
      results.append(SampleRecord.result(name, measured))
    }
    var record = SampleRecord.record(results)
    let isSession = generator.index(below: 4) > 0
    record.session = RunRecord.Session(id: isSession ? "s" : side, side: side)
    return record
  }

  private func measured(_ kind: Metric.Kind, _ generator: inout SplitMix64) -> Measured {
    switch (kind, generator.index(below: 6)) {
    case (_, 0): .unavailable("because | of\n<that>")
    case (.exact, 1): .unstable([number(&generator), number(&generator)])
    case (.exact, _): .exact(number(&generator))
    case (.sampled, _): .sampled((0..<generator.index(below: 10)).map { _ in number(&generator) })
    }
  }

  private func number(_ generator: inout SplitMix64) -> Double {
    let numbers: [Double] = [
      0, -0.0, 1, 1, 1.001, 99.5, 100, 1e308, -1e308, 5e-300, .nan, .infinity, 123_456_789, 1e15,
    ]
    return numbers[generator.index(below: numbers.count)]
  }
}
