import Testing

@testable import Workloads

@Suite struct ScrollTraceTests {
  let trace = ScrollTrace(seed: 1)
  let lastOffset = 10_000.0 * 72 - 844

  @Test("a seed gives one trace; another seed gives another")
  func traceIsSeeded() {
    #expect(ScrollTrace(seed: 1).frames == trace.frames)
    #expect(ScrollTrace(seed: 2).frames != trace.frames)
  }

  @Test("the phases come once each, in order, and fill the trace")
  func phasesComeInOrder() {
    let phases = trace.frames.map(\.phase)
    let starts = phases.indices.filter { $0 == 0 || phases[$0] != phases[$0 - 1] }
    #expect(starts.map { phases[$0] } == ScrollTrace.Phase.allCases)
    let counts = ScrollTrace.Phase.allCases.map { trace.frames(of: $0).count }
    #expect(counts.reduce(0, +) == trace.frames.count)
    #expect(trace.frames(of: .rowSteps).startIndex == 1)
  }

  @Test("the trace takes 12,000 to 20,000 frames and reaches both ends", arguments: 0..<20)
  func bothEndsAreReached(seed: UInt64) {
    let trace = ScrollTrace(seed: seed)
    #expect((12_000...20_000).contains(trace.frames.count))
    #expect(trace.frames.first?.offset == 0)
    #expect(trace.frames(of: .restAtEnd).allSatisfy { $0.offset == lastOffset })
    #expect(trace.frames.last?.offset == 0)
    #expect(trace.frames.allSatisfy { (0...lastOffset).contains($0.offset) })
  }

  @Test("rows step by a row, pages by a viewport less a row, flings by up to 150 pt, one way")
  func stepsAreBounded() {
    func steps(_ phase: ScrollTrace.Phase) -> [Double] {
      let indices = trace.frames(of: phase).indices
      return indices.map { trace.frames[$0].offset - trace.frames[$0 - 1].offset }
    }
    #expect(steps(.rowSteps).allSatisfy { $0.magnitude == 72 })
    #expect(steps(.pageJumps).allSatisfy { $0.magnitude == 772 })
    #expect(steps(.flingsToEnd).allSatisfy { (0...150).contains($0) })
    #expect(steps(.flingsToTop).allSatisfy { (-150...0).contains($0) })
    #expect(steps(.rowSteps).contains(-72) && steps(.pageJumps).contains(-772))
  }

  @Test(
    "feeds without room to scroll, and sizes that make no feed, give a trace that stays at 0",
    arguments: [
      (0, 72, 844), (11, 72, 844), (-5, 72, 844), (Int.min, 72, 844), (1, .nan, 844),
      (3, -1, 844), (3, .infinity, 844),
    ] as [(Int, Double, Double)])
  func smallFeeds(rowCount: Int, rowExtent: Double, viewport: Double) {
    let trace = ScrollTrace(seed: 1, rowCount: rowCount, rowExtent: rowExtent, viewport: viewport)
    #expect(trace.frames.allSatisfy { $0.offset == 0 })
    #expect(trace.frames(of: .flingsToEnd).isEmpty)
    #expect(trace.frames(of: .restAtEnd).count == 30)
  }
}
