import BenchAnalysis
import BenchModel
import Testing

@testable import BenchReport

private func change(_ name: String, line: Int? = 42, _ numbers: [Double]) -> SiteChange {
  SiteChange(
    function: name, file: "Sources/Feed.swift", line: line, baseCount: numbers[0],
    headCount: numbers[1], baseBytes: numbers[2], headBytes: numbers[3])
}

@Test("a function that grew is named with its place, its allocations and its bytes")
func placesAreNamed() {
  #expect(
    SiteText.text(change("Feed.append", [0, 1, 0, 80]))
      == "grew in Feed.append (Sources/Feed.swift:42): 0 → 1 allocations, "
      + "0 → 80 bytes an iteration"
  )
  #expect(
    SiteText.text(change("Feed.append", line: nil, [1, 1.5, 1024, 1_048_576]))
      == "grew in Feed.append (Sources/Feed.swift): 1 → 1.5 allocations, "
      + "1 → 1,024 KiB an iteration")
}

@Test("no more than three functions are named, the others counted")
func placesAreFew() {
  let changes = (1...5).map { change("f\($0)", [0, 1, 0, 8]) }
  #expect(SiteText.clauses([]) == [])
  #expect(SiteText.clauses(Array(changes.prefix(3))).count == 3)
  #expect(SiteText.clauses(changes).last == "and 2 more functions")
}

@Test("an annotation, a test report and JSON say which function is behind a rise")
func everyFormatNamesThePlace() {
  func run(_ allocations: Double) -> RunRecord {
    SampleComparison.run(
      [SampleRecord.result("feed", [(.allocations, .exact(allocations)), (.cpu, .exact(1))])],
      hash: nil, swift: "6.3.1")
  }
  var comparison = Comparison(base: run(1), head: run(2))
  #expect(comparison.benchmarksToLocate == ["feed"])
  comparison.locate(["feed": [change("Feed.append", [0, 1, 0, 80])]])
  let annotation = ComparisonAnnotations.text(of: comparison)
  #expect(annotation.hasPrefix("::error file=Sources/Feed.swift,line=42,title=regression::feed"))
  #expect(annotation.contains("grew in Feed.append (Sources/Feed.swift:42)"))
  #expect(ComparisonJUnit.text(of: comparison).contains("grew in Feed.append"))
  #expect(
    ComparisonMarkdown(for: .pullRequest).text(of: comparison).contains("grew in Feed.append"))
  #expect(ComparisonJSON.text(of: comparison, exit: 3).contains("\"function\": \"Feed.append\""))
}
