import BenchKit
import ExtentBenchmarks
import FeedBenchmarks
import LoopBenchmarks
import MaterialisationBenchmarks
import PagerBenchmarks
import PagingBenchmarks
import Testing
import WindowBenchmarks
import WrapBenchmarks

private let suites =
  [MaterialisationSuite.suite, FeedSuite.suite, WrapSuite.suite] + engineSuites

private let engineSuites = [
  LoopSuite.suite, ExtentSuite.suite, PagingSuite.suite, WindowSuite.suite, PagerSuite.suite,
]

@Test("the mission's three suites run by default, those of the engines when they are asked for")
func defaultsAreThree() {
  #expect(suites.filter(\.runsByDefault).map(\.name) == ["materialise", "feed", "wrap"])
}

@Test("no table of an engine's suite is wider than ten columns")
func tablesFit() throws {
  for suite in engineSuites {
    for table in try #require(suite.section).tables {
      #expect(table.labels.count + table.columns.count <= 10, "\(suite.name): \(table.title)")
    }
  }
}

@Test("every benchmark's id begins with its suite's name, and no two are the same")
func idsAreOrdered() {
  let ids = suites.flatMap { suite in suite.benchmarks.map(\.id) }
  #expect(Set(ids).count == ids.count)
  for suite in suites {
    #expect(suite.benchmarks.allSatisfy { $0.id.hasPrefix(suite.name + "/") })
    #expect(!suite.summary.isEmpty)
  }
}

@Test("a suite's report shows each of its benchmarks, and nothing that is not there")
func sectionsShowAll() throws {
  for suite in suites {
    let section = try #require(suite.section)
    #expect(section.ids == Set(suite.benchmarks.map(\.id)), "\(suite.name)")
  }
}

@Test("the published samples, a wide gap, one and three items, narrow and wide are all measured")
func carouselsAreThere() {
  let names = Set(MaterialisationSuite.suite.benchmarks.compactMap { $0.parameters["carousel"] })
  #expect(names.count >= 8)
  #expect(
    names.isSuperset(of: [
      "sample-10", "sample-20", "wide-gap", "one-item", "three-items", "narrow", "wide",
    ]))
}

@Test("each strategy is measured with each weight of row, and says how much memory it needs")
func feedsAreThere() {
  let benchmarks = FeedSuite.suite.benchmarks
  #expect(benchmarks.count == 8)
  for benchmark in benchmarks {
    let holdsAll = ["eager", "keep"].contains(benchmark.parameters["strategy"])
    let isHeavy = benchmark.parameters["weight"] == "pixels"
    #expect((benchmark.plan.requiredBytes > 1_000_000_000) == (holdsAll && isHeavy))
  }
}
