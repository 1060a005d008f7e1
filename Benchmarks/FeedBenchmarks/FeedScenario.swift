import InfiniteScroll
import Workloads

/// A feed of 10,000 rows that grows page by page under the scroll: one list strategy, one weight of
/// row, one trace.
///
/// Invariant: every strategy sees the same frames, pages and rows; they differ in nothing else.
struct FeedScenario {
  /// Rows of the finished feed.
  static let rowCount = 10_000
  /// Points of a row, and its width.
  static let rowExtent = 72.0
  static let rowWidth = 390.0
  /// Points of feed that are visible: about twelve rows.
  static let viewport = 844.0
  /// Rows held beyond the visible ones on each side.
  static let overscan = 2

  /// The engine.
  private(set) var list: VirtualList
  /// The rows.
  private var host: FeedHost
  private var script: FeedScript
  private var changes: RowChanges
  private let trace: ScrollTrace

  /// A feed whose first page has arrived and whose first rows are not yet shown.
  init(strategy: ListStrategy, weight: RowWeight, seed: UInt64, trace: ScrollTrace) throws {
    script = FeedScript(rowCount: Self.rowCount)
    changes = RowChanges()
    host = FeedHost(
      weight: weight, writer: RowWriter(seed: seed), width: Self.rowWidth, height: Self.rowExtent)
    self.trace = trace
    var configuration = ListConfiguration(
      rows: .fixed(count: 0, extent: Self.rowExtent), viewport: Self.viewport)
    configuration.overscan = ListOverscan(behind: Self.overscan, ahead: Self.overscan)
    configuration.strategy = strategy
    list = try VirtualList(configuration, into: &changes)
  }

  /// Rows that have arrived.
  var arrivedRows: Int { script.arrivedRows }

  /// The frames of the trace.
  var frameCount: Int { trace.frames.count }

  /// Makes, binds and drops 64 rows in a host of their own, so that what the first rows alone cost
  /// (the allocator's first bins, lazy tables) is there before anything is counted.
  static func warmUp(weight: RowWeight, seed: UInt64) {
    var host = FeedHost(
      weight: weight, writer: RowWriter(seed: seed), width: rowWidth, height: rowExtent)
    for cell in 0..<64 {
      host.make(cell: cell, kind: 0)
      host.bind(cell: cell, row: cell)
      host.move(cell: cell, to: 0)
    }
    for cell in 0..<64 { host.destroy(cell: cell) }
  }

  /// Shows frame `index` of the trace: the page that has arrived, then the scroll.
  mutating func show(frame index: Int) throws {
    changes.removeAll()
    let shown = index == 0 ? 0..<0 : script.arrivals(afterShowing: list.visibleRows.last)
    let arrived = index == 0 ? script.arrivedRows : shown.count
    if arrived > 0 { try list.append(arrived, into: &changes) }
    try list.scroll(to: trace.frames[index].offset, into: &changes)
    host.apply(changes)
  }
}
