import InfiniteScroll
import Testing
import Workloads

@testable import FeedBenchmarks

@Test("every strategy ends with all rows arrived, at the top, and shows the same rows each frame")
func strategiesSeeTheSame() throws {
  let trace = ScrollTrace(seed: 42)
  var visible: [ListStrategy: [Range<Int>]] = [:]
  for strategy in [ListStrategy.churn, .recycle] {
    var scenario = try FeedScenario(strategy: strategy, weight: .text, seed: 42, trace: trace)
    var rows: [Range<Int>] = []
    for frame in 0..<1500 {
      try scenario.show(frame: frame)
      rows.append(scenario.list.visibleRows)
    }
    visible[strategy] = rows
  }
  #expect(visible[.churn] == visible[.recycle])
  #expect(visible[.churn]?.contains { $0.lowerBound > 500 } == true)
}

@Test("recycle makes as many cells as are near at once, and binds what churn makes")
func countsAreRight() throws {
  let trace = ScrollTrace(seed: 42)
  var churn = try FeedScenario(strategy: .churn, weight: .text, seed: 42, trace: trace)
  var recycle = try FeedScenario(strategy: .recycle, weight: .text, seed: 42, trace: trace)
  for frame in 0..<1500 {
    try churn.show(frame: frame)
    try recycle.show(frame: frame)
  }
  #expect(churn.list.work.made == churn.list.work.bound)
  #expect(recycle.list.work.bound == churn.list.work.bound)
  #expect(recycle.list.work.made == recycle.list.work.highWater)
  #expect(recycle.list.work.made < 20)
  #expect(recycle.list.work.destroyed == 0)
}
