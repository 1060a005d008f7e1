import BenchAnalysis
import BenchModel
import BenchReport
import BenchStore
import FoundationEssentials
import Testing

private let root = "/" + #filePath.split(separator: "/Tests/BenchKitTests/")[0]

@Test("the kept table of the gate's own test follows from its raw blocks")
func keptTableFollows() throws {
  let trials = try #require(try TrialsFile(folder: "\(root)/results").trials())
  #expect(trials.trials.count { $0.kind == .unchanged } >= 100)
  // Judging all blocks again takes a release build: .ci/run does; here it is every fortieth suite.
  let rates = GateRates(trials, replayingEvery: 40)
  #expect(rates.faults == [])
  let table = MarkdownRenderer().text(of: Report(of: rates, facts: trials.facts))
  #expect(try String(contentsOfFile: "\(root)/results/calibration.md", encoding: .utf8) == table)
}

@Test("the README quotes the kept table of the gate's own test")
func readmeQuotesTheTable() throws {
  func lines(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
  }
  let readme = try lines("README.md")
  let kept = try lines("results/calibration.md")
  let begin = try #require(readme.firstIndex(of: "<!-- calibration: rates -->"))
  let end = try #require(readme.firstIndex(of: "<!-- /calibration -->"))
  let quoted = readme[(begin + 1)..<end].filter { $0.hasPrefix("|") }
  let tables = kept.drop { $0 != "## In short" }.prefix { $0 != "## By suite, load and kernel" }
  #expect(Array(quoted) == tables.filter { $0.hasPrefix("|") })
}
