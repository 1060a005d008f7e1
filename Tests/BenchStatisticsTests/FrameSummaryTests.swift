import BenchStatistics
import Testing

@Suite struct FrameSummaryTests {
  private let budget = 10.0

  @Test(
    "A frame's hitch is the refreshes beyond its first",
    arguments: [
      (0.0, 0, 0.0), (3, 0, 0), (10, 0, 0), (10.001, 1, 10), (20, 1, 10), (20.5, 1, 20),
      (99, 1, 90),
    ])
  func hitchOfOneFrame(time: Double, hitches: Int, hitchTime: Double) throws {
    let summary = try #require(FrameSummary(frameTimes: [time], budget: budget))
    #expect(summary.hitches == hitches)
    #expect(summary.hitchTime == hitchTime)
  }

  /// One second at 60 Hz in which one frame comes one refresh late: 59 frames over 60 refreshes.
  @Test("One late refresh in a second at 60 Hz is 16.7 ms/s")
  func hitchTimeRatio() throws {
    let refresh = 1e9 / 60
    let times = Array(repeating: 4e6, count: 58) + [20e6]
    let summary = try #require(FrameSummary(frameTimes: times, budget: refresh))
    #expect(abs(summary.hitchTime - refresh) < 1e-6)
    #expect(abs(summary.hitchTimeRatio - 1_000.0 / 60) < 1e-9)
    #expect(summary.frames == 59 && summary.hitches == 1)
    #expect(summary.p50 == 4e6 && summary.longest == 20e6)
  }

  @Test("Headroom is the budget over the 99th percentile")
  func headroom() throws {
    let summary = try #require(FrameSummary(frameTimes: [5, 5, 5, 5], budget: budget))
    #expect(summary.headroom == 2 && summary.hitchTimeRatio == 0)
    let idle = try #require(FrameSummary(frameTimes: [0, 0], budget: budget))
    #expect(idle.headroom == nil)
  }

  @Test("The ratio is milliseconds late per second on the display, added up frame by frame")
  func oracle() throws {
    var simulation = Simulation(seed: 60)
    for _ in 0..<300 {
      let times = (0...simulation.index(below: 40)).map { _ in simulation.uniform(0, 35) }
      let summary = try #require(FrameSummary(frameTimes: times, budget: budget))
      var shown = 0.0
      var late = 0.0
      for time in times {
        var refreshes = 1.0
        while refreshes * budget < time { refreshes += 1 }
        shown += refreshes * budget
        late += (refreshes - 1) * budget
      }
      #expect(abs(summary.hitchTime - late) < 1e-9)
      #expect(abs(summary.hitchTimeRatio - 1_000 * late / shown) < 1e-9)
      #expect((0..<1_000).contains(summary.hitchTimeRatio))
      #expect(summary.p50 <= summary.p99 && summary.p99 <= summary.longest)
    }
  }

  @Test("No frames, impossible times and budgets have no summary")
  func hostileValues() {
    for times in [[], [-1], [.nan], [.infinity], [1, -.infinity]] as [[Double]] {
      #expect(FrameSummary(frameTimes: times, budget: budget) == nil)
    }
    for budget in [0, -1, .nan, .infinity, -0.0] as [Double] {
      #expect(FrameSummary(frameTimes: [1], budget: budget) == nil)
    }
    #expect(FrameSummary(frameTimes: [1e308], budget: 1e-308) == nil)
    #expect(FrameSummary(frameTimes: [1e308, 1e308], budget: 1) == nil)
    #expect(
      FrameSummary(frameTimes: [Double.leastNonzeroMagnitude], budget: 1e308)?.headroom == nil)
  }
}
