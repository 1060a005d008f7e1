import Testing

@testable import Workloads

@Suite struct FeedScriptTests {
  @Test("a page arrives the frame after the last visible row comes within five rows of the end")
  func arrivalRule() {
    var script = FeedScript()
    #expect(script.arrivedRows == 20)
    #expect(script.arrivals(afterShowing: nil).isEmpty)
    #expect(script.arrivals(afterShowing: 14).isEmpty)
    #expect(script.arrivals(afterShowing: 15) == 20..<40)
    #expect(script.arrivals(afterShowing: 15).isEmpty)
    #expect(script.arrivals(afterShowing: 39) == 40..<60)
  }

  @Test("the last page is short, and nothing arrives after it")
  func lastPage() {
    var script = FeedScript(pageSize: 20, rowCount: 45)
    #expect(script.pageCount == 3)
    #expect(script.rows(ofPage: 2) == 40..<45)
    #expect(script.rows(ofPage: 3).isEmpty && script.rows(ofPage: -1).isEmpty)
    #expect(script.arrivals(afterShowing: 19) == 20..<40)
    #expect(!script.isComplete)
    #expect(script.arrivals(afterShowing: 39) == 40..<45)
    #expect(script.isComplete)
    #expect(script.arrivals(afterShowing: 44).isEmpty)
  }

  @Test(
    "any sizes make a script whose pages are its rows",
    arguments: [
      (0, 0, 0), (-3, -3, -3), (20, 0, 5), (.max, 7, .max), (1, 1, 0), (.min, .min, .min),
      (.max, .max, 5),
    ] as [(Int, Int, Int)])
  func anySizes(pageSize: Int, rowCount: Int, prefetchDistance: Int) {
    var script = FeedScript(
      pageSize: pageSize, rowCount: rowCount, prefetchDistance: prefetchDistance)
    #expect(script.rows(ofPage: 0) == 0..<script.arrivedRows)
    #expect(script.arrivals(afterShowing: .max).count <= script.pageSize)
    #expect(script.arrivals(afterShowing: .min).count <= script.pageSize)
    #expect(script.arrivedRows <= script.rowCount)
  }

  @Test("the trace makes the whole feed arrive, and a growing feed ends where it wants to be")
  func traceMakesTheFeedArrive() {
    let trace = ScrollTrace(seed: 1)
    var script = FeedScript()
    var lastVisible: Int?
    var late: [ScrollTrace.Phase] = []
    let lastAtEnd = trace.frames(of: .restAtEnd).endIndex - 1
    for (index, frame) in trace.frames.enumerated() {
      _ = script.arrivals(afterShowing: lastVisible)
      let offset = min(frame.offset, max(0, Double(script.arrivedRows) * 72 - 844))
      lastVisible = min(script.arrivedRows - 1, Int((offset + 844) / 72))
      if offset != frame.offset { late.append(frame.phase) }
      if index == lastAtEnd { #expect(script.isComplete && offset == frame.offset) }
    }
    #expect(script.isComplete)
    // A page jump now and then runs into the end of what has arrived; a fling never does.
    #expect(late.allSatisfy { $0 == .pageJumps } && late.count < 40)
  }
}
