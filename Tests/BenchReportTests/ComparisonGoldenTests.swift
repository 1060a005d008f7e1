import BenchAnalysis
import BenchReport
import Testing

@Suite struct ComparisonGoldenTests {
  private let comparison = SampleComparison.comparison

  @Test("A comparison for a pull request is the golden one, names full of markup included")
  func pullRequest() {
    Golden.expect(
      ComparisonMarkdown(for: .pullRequest).text(of: comparison), matches: "comparison.md")
  }

  @Test("A comparison for a terminal is the golden one")
  func terminal() {
    Golden.expect(
      ComparisonMarkdown(for: .terminal).text(of: comparison), matches: "comparison-terminal.md")
  }

  @Test("Two runs that cannot be compared say why once, and show their times")
  func incomparable() {
    Golden.expect(
      ComparisonMarkdown(for: .terminal).text(of: SampleComparison.incomparable),
      matches: "comparison-incomparable.md")
  }

  @Test("A comparison as JSON, JUnit XML and annotations is the golden one")
  func files() {
    let exit = comparison.exitCode()
    Golden.expect(ComparisonJSON.text(of: comparison, exit: exit), matches: "comparison.json")
    Golden.expect(ComparisonJUnit.text(of: comparison), matches: "comparison.xml")
    Golden.expect(ComparisonAnnotations.text(of: comparison), matches: "comparison.annotations")
  }

  @Test("The verdict line has all counts and the exit code, in their order")
  func verdictLine() {
    #expect(comparison.exitCode() == 3)
    #expect(
      VerdictLine.text(comparison.tally, exit: 3)
        == "verdict: {\"regressions\":4,\"improvements\":2,\"unchanged\":6,\"inconclusive\":1,"
        + "\"missing\":2,\"new\":1,\"notComparable\":1,\"exit\":3}")
  }
}
