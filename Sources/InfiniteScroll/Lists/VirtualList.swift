/// A list of any length of which only what is near the viewport needs cells.
///
/// It takes events (scroll, edit, resize), keeps the content offset in [0, max(0, content − V)],
/// and writes into a caller-owned buffer what its host must do: the list itself never calls a host.
/// The four strategies differ in which rows have cells, and in nothing else. Cells are placed in
/// the content, so scrolling moves none of them; a cell moves when its place in the content
/// changes.
///
/// Invariant: after every event the visible rows, their overscan and the header that sticks have a
/// cell each, bound and moved to where it belongs. A refused event changes nothing. Scrolling by a
/// row is O(1) in the rows that exist, and in steady state allocates nothing under `recycle`.
/// Edits are O(log rows) and O(cells that move). Leaves out: gestures and animation.
///
///     var changes = RowChanges()
///     let rows = ListRows.fixed(count: 10_000, extent: 72)
///     var list = try VirtualList(ListConfiguration(rows: rows, viewport: 844), into: &changes)
///     host.apply(changes)                                     // your RowHost makes cells
///     changes.removeAll()
///     try list.scroll(by: 133.4, into: &changes)              // once a frame
///     host.apply(changes)
public struct VirtualList: Sendable {
  /// Points of content before the viewport.
  public internal(set) var offset = 0.0
  /// Points of content that are visible.
  public internal(set) var viewport: Double
  /// The rows that meet the viewport, without overscan; empty when nothing is visible.
  public internal(set) var visibleRows = 0..<0
  /// The rows that have cells because they are visible or in overscan.
  public internal(set) var nearRows = 0..<0
  /// The header that sticks: the last header at or before the first visible row.
  public var stickyHeader: Int? { section.lowerBound >= 0 ? section.lowerBound : nil }
  /// When cells are made, kept and given up.
  public let strategy: ListStrategy

  /// Where the rows lie.
  public internal(set) var geometry: RowGeometry
  let overscan: ListOverscan
  let kinds: RowKinds
  /// The extent of a row inserted without one, in points; nil if the list cannot know.
  public let standardExtent: Double?
  var headers: HeaderRows
  /// The rows from the sticky header up to the next header; begins below 0 when nothing sticks.
  var section = -1..<0
  var isForward = true
  var live = LiveRows()
  var pools: RowPools
  var counts = ListWork()
  var freeCells: ContiguousArray<Int> = []
  /// Where the cell of the sticky header was last put,
  var pinnedPosition = 0.0
  /// and the farthest that the next header lets it go.
  var pinLimit = Double.infinity

  /// Makes a list at offset 0 and writes the making of its first cells to `changes`.
  ///
  /// Throws when a field of the configuration is out of range. Complexity: O(cells made).
  public init(
    _ configuration: ListConfiguration, into changes: inout RowChanges
  ) throws(ConfigurationError) {
    try configuration.check()
    geometry = try configuration.makeGeometry()
    standardExtent = configuration.standardExtent
    viewport = configuration.viewport
    strategy = configuration.strategy
    overscan = configuration.overscan
    kinds = RowKinds(configuration.kinds)
    headers = HeaderRows(configuration.headers)
    pools = RowPools(kinds: kinds.names.count, cap: configuration.poolCap)
    settle(editing: 0..<geometry.count, into: &changes)
  }

  /// Rows.
  public var rowCount: Int { geometry.count }

  /// Points from the leading edge of the first row to the trailing edge of the last.
  public var contentExtent: Double { geometry.contentExtent }

  /// The greatest offset: max(0, content − viewport).
  public var maximumOffset: Double { max(0, contentExtent - viewport) }

  /// What the list has asked of its host so far.
  public var work: ListWork {
    var work = counts
    work.parked = pools.count
    return work
  }

  /// The cell that shows `row`, or nil if the row has none. Complexity: O(log live).
  public func cell(ofRow row: Int) -> Int? { live.index(of: row).map { live[$0].cell } }

  /// The leading edge of `row` relative to the viewport's, in points: where it lies in the content,
  /// or for the sticky header where it is pinned.
  public func position(ofRow row: Int) -> Double {
    (row == stickyHeader ? pinnedPosition : geometry.offset(ofRow: row)) - offset
  }
}
