import BenchModel
import BenchStatistics
import Testing

@testable import BenchAnalysis
@testable import BenchReport

@Suite struct ComparisonTextTests {
  @Test(
    "Changes keep their sign and their digits, and are never nan, infinite or -0",
    arguments: [
      (0, "0 %"), (-0.0, "0 %"), (0.05955, "+5.96 %"), (-0.05955, "-5.96 %"), (1, "+100 %"),
      (99, "+9,900 %"), (0.00001, "+0.001 %"), (1e-12, "+1e-10 %"),
      (.greatestFiniteMagnitude, "—"),
      (-1, "-100 %"),
    ] as [(Double, String)])
  func percent(change: Double, text: String) {
    #expect(ChangeText.percent(change) == text)
  }

  @Test(
    "An interval decides the digits of its estimate",
    arguments: [
      (0.0512, 0.047, 0.0554, "+5.1 ± 0.4 %"), (-0.0512, -0.0554, -0.047, "-5.1 ± 0.4 %"),
      (0, 0, 0, "0 ± 0 %"), (0.0002, -0.005, 0.005, "+0.020 ± 0.5 %"),
      (0, -0.005, 0.005, "0.0 ± 0.5 %"), (1e307, 0, 1.7e308, "—"),
    ] as [(Double, Double, Double, String)])
  func interval(change: Double, low: Double, high: Double, text: String) {
    let effect = Effect(change: change, interval: Interval(low: low, high: high))
    #expect(ChangeText.text(effect) == text)
  }

  @Test(
    "Base and head stand in one unit, and exact ones that differ look different",
    arguments: [
      (.allocations, 173, 174, "173 → 174"), (.allocations, 173.5, 173.75, "173.5 → 173.75"),
      (.allocations, 1_000_000, 1_000_001, "1,000,000 → 1,000,001"),
      (.allocations, 0.1, 0.100_000_001, "0.1 → 0.100000001"),
      (.peakBytes, 1_048_576, 1_048_577, "1 → 1.000001"),
      (.peakBytes, 1_276_543_210, 1_300_000_000, "1.189 → 1.211"),
      (.cpu, 1_100_000, 990_000, "1.100 → 0.9900"), (.allocations, 0, 5, "0 → 5"),
      (.exact("reachable", .flag), 1, 0, "yes → no"), (.exact("f", .flag), 2, 0, "2 → no"),
      (.allocations, 1e300, 1.1e300, "1e300 → 1.1e300"),
    ] as [(Metric, Double, Double, String)])
  func values(metric: Metric, base: Double, head: Double, text: String) {
    let judgement = Judgement(.noChange, base: base, head: head)
    let unit = ValueTexts.unit(of: [judgement], metric)
    let texts = ValueTexts(judgement, of: metric, in: unit)
    #expect("\(texts.base) → \(texts.head)" == text)
  }

  @Test("A unit boundary between base and head moves no digit group: 1.1 ms to 990 µs is -10 %")
  func unitBoundary() {
    let row = ComparisonRow(
      "b", .cpu,
      ExactJudge(better: .smaller, treatment: Treatment(.gates)).judge(
        base: 1_100_000, head: 990_000), Treatment(.gates), gates: true)
    #expect(RowSentence.text(row) == "improvement: 1.100 ms → 0.9900 ms (-10 %)")
  }

  @Test("Line ends, percent signs and commas cannot end an annotation or its title")
  func annotationEscapes() {
    let base = SampleComparison.run(
      [SampleRecord.result("a\r\nb: 5 %, c\n::error::", [(.allocations, .exact(1))])], hash: nil,
      swift: "6.3.1")
    let comparison = Comparison(
      base: base, head: SampleComparison.run([], hash: nil, swift: "6.3.1"))
    #expect(
      ComparisonAnnotations.text(of: comparison)
        == "::error title=missing::a%0D%0Ab: 5 %25, c%0A::error::: missing – in the base and not "
        + "in the head\n")
  }

  @Test("No more than ten annotations of a kind, the last one counting the rest")
  func annotationLimit() {
    for (count, lines) in [(10, 10), (11, 10), (500, 10)] {
      let results = (0..<count).map { SampleRecord.result("b\($0)", [(.allocations, .exact(1))]) }
      let comparison = Comparison(
        base: SampleComparison.run(results, hash: nil, swift: ""),
        head: SampleComparison.run([], hash: nil, swift: ""))
      let text = ComparisonAnnotations.text(of: comparison)
      #expect(text.split(separator: "\n").count == lines)
      #expect(text.contains("\(count - 9) more") == (count > 10))
    }
  }

  @Test("Nothing to compare is said, and every format stands")
  func empty() {
    let none = SampleComparison.run([], hash: nil, swift: "")
    let comparison = Comparison(base: none, head: none)
    let text = ComparisonMarkdown(for: .pullRequest).text(of: comparison)
    #expect(text.contains("There was nothing to compare."))
    #expect(ComparisonAnnotations.text(of: comparison).isEmpty)
    #expect(ComparisonJSON.text(of: comparison, exit: 4).contains("\"rows\": []"))
    #expect(ComparisonJUnit.text(of: comparison).contains("tests=\"0\""))
  }
}
