import BenchKit
import InfiniteScroll

// A feed of 10,000 rows, scrolled to its end and back, with and without a bound.
extension PagingBenchmark {
  /// What a feed may hold.
  enum Memory: String, CaseIterable {
    /// 200 rows.
    case bounded
    /// All rows.
    case unbounded
    /// All rows, in the published feed.
    case seed
  }

  /// The bound, in rows.
  static let maximumItems = 200

  /// The most rows held at once.
  static let mostRows = Metric.exact("mostRows")

  static func memoryID(_ memory: Memory) -> String { "paging/memory/\(memory.rawValue)" }

  static let memories = Memory.allCases.map { memory in
    Benchmark(
      memoryID(memory), parameters: ["memory": memory.rawValue],
      plan: MeasurementPlan(.once, blocks: 0), metrics: [mostRows, requests]
    ) { block in
      let configuration = FeedConfiguration(
        maximumItems: memory == .bounded ? maximumItems : nil)
      var walk = FeedWalk(
        session: try FeedSession(
          configuration, mode: memory == .seed ? .seed : .corrected,
          rowCount: FeedReader.rowCount, latency: 1))
      try block.measure {
        try walk.run { block.growth(at: Double($0)) }
      }
      block.record(mostRows, walk.mostRows)
      block.record(requests, walk.session.requests)
    }
  }
}

/// A reader who goes row by row to the end of a feed and back to its start, twelve rows visible.
struct FeedWalk {
  var session: FeedSession
  private(set) var mostRows = 0

  init(session: FeedSession) { self.session = session }

  /// Walks; every hundred rows on the way to the end `note` is given how many were seen.
  mutating func run(note: (Int) -> Void) throws {
    session.waitForFirstPage()
    // Counted from the source's first row; the feed's first row is `droppedBefore` of them on.
    var row = 0
    while session.hasMore || row < lastRow {
      if row % 100 == 0 { note(row) }
      try step(to: min(row + 1, lastRow), &row)
    }
    note(row)
    while row > 0 { try step(to: row - 1, &row) }
  }

  private var lastRow: Int { session.feed.droppedBefore + session.feed.count - 12 }

  /// Waits where a row has not come yet.
  private mutating func step(to target: Int, _ row: inout Int) throws {
    session.beginFrame()
    mostRows = max(mostRows, session.feed.count)
    let index = target - session.feed.droppedBefore
    guard index >= 0, index + 12 <= session.feed.count else { return }
    let velocity = target > row ? 1.0 : -1
    row = target
    try session.show(index..<index + 12, velocity: velocity)
  }
}
