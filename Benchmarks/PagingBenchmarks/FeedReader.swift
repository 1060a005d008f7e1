import InfiniteScroll
import Workloads

/// A reader who scrolls a feed of 10,000 rows to its end and back: the feed's pages come through
/// the paging engine, its rows through a list strategy, both as they would in an app.
struct FeedReader {
  static let rowCount = 10_000
  static let rowExtent = 72.0
  static let viewport = 844.0
  /// Frames from a request to its page: a tenth of a second.
  static let latency = 6

  private(set) var session: FeedSession
  private(set) var list: VirtualList
  /// Frames in which the content ended before what the reader wanted to see.
  private(set) var stalledFrames = 0
  private var host: FeedHost
  private var changes = RowChanges()
  private let trace: ScrollTrace
  private var wanted = 0.0

  init(strategy: ListStrategy, seed: UInt64, trace: ScrollTrace) throws {
    let configuration = FeedConfiguration(
      footprint: Self.rowExtent, latency: Double(Self.latency) / 60)
    session = try FeedSession(configuration, rowCount: Self.rowCount, latency: Self.latency)
    host = FeedHost(
      weight: .text, writer: RowWriter(seed: seed), width: 390, height: Self.rowExtent)
    self.trace = trace
    var rows = ListConfiguration(
      rows: .fixed(count: 0, extent: Self.rowExtent), viewport: Self.viewport)
    rows.overscan = ListOverscan(behind: 2, ahead: 2)
    rows.strategy = strategy
    list = try VirtualList(rows, into: &changes)
    session.waitForFirstPage()
  }

  var frameCount: Int { trace.frames.count }

  /// Shows frame `index` of the trace.
  mutating func show(frame index: Int) throws {
    changes.removeAll()
    session.beginFrame()
    let missing = session.feed.count - list.rowCount
    if missing > 0 { try list.append(missing, into: &changes) }
    let before = wanted
    wanted = trace.frames[index].offset
    try list.scroll(to: wanted, into: &changes)
    if list.offset < wanted { stalledFrames += 1 }
    host.apply(changes)
    try session.show(list.visibleRows, velocity: (wanted - before) * 60)
  }
}
