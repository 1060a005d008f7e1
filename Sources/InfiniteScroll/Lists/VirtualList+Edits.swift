extension VirtualList {
  /// Gives a row the extent that it was measured to have, in points.
  ///
  /// A row before the first visible one moves the offset by the difference, so that nothing on
  /// screen moves; a row that spans the leading edge keeps its own leading edge. Throws when there
  /// is no such row or the extent is out of range. Complexity: O(log rows) and O(cells that move).
  public mutating func measure(
    row: Int, extent: Double, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    let anchor = anchor
    guard try geometry.resize(row, to: extent, viewport: viewport) else { return }
    hold(anchor, at: anchor.row, editing: row..<row, into: &changes)
  }

  /// Adds `count` rows after the last; see `insert(_:at:extent:into:)`.
  public mutating func append(
    _ count: Int, extent: Double? = nil, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    try insert(count, at: rowCount, extent: extent, into: &changes)
  }

  /// Inserts `count` rows before the row that is at `row` now, or after the last; of `extent`
  /// points each, or of the standard extent.
  ///
  /// Rows inserted at or before the first visible row move the offset by what they add, so that
  /// nothing on screen moves. Throws when `row` is not in 0…rowCount, a number is out of range, or
  /// there is no extent to use. Complexity: O(log rows) and O(cells that move).
  public mutating func insert(
    _ count: Int, at row: Int, extent: Double? = nil, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    try checkRoom(for: count)
    guard let extent = extent ?? standardExtent else {
      throw RejectedEvent(
        field: "extent", value: "nil", requirement: "given, as the list began without rows")
    }
    let anchor = anchor
    try geometry.insert(count, of: extent, at: row, viewport: viewport)
    guard count > 0 else { return }
    headers.insert(count, at: row)
    for index in live.index(notBefore: row)..<live.count { live[index].row += count }
    if let stickyHeader, stickyHeader >= row { restick(stickyHeader + count) }
    let isBefore = row <= anchor.row && rowCount > count
    let target = isBefore ? anchor.row + count : anchor.row
    hold(anchor, at: target, editing: row..<row + count, into: &changes)
  }

  /// Removes `count` rows from `row` on.
  ///
  /// Rows removed before the first visible row move the offset by what they took, so that nothing
  /// on screen moves; the row after them takes the place of a first visible row that is removed.
  /// Throws when the rows are not all in the list. Complexity: O(log rows) and O(cells that move).
  public mutating func remove(
    _ count: Int, at row: Int, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    let anchor = anchor
    try geometry.remove(count, at: row)
    guard count > 0 else { return }
    headers.remove(row..<row + count)
    let first = live.index(notBefore: row)
    while first < live.count, live[first].row < row + count { release(at: first, into: &changes) }
    for index in first..<live.count { live[index].row -= count }
    if let stuck = stickyHeader, stuck >= row { restick(stuck < row + count ? -1 : stuck - count) }
    let target = anchor.row < row ? anchor.row : max(row, anchor.row - count)
    hold(anchor, at: target, editing: row..<row, into: &changes)
  }

  /// Moves a row to where it then is row `target`; its cell, its extent and whether it is a header
  /// go with it, and if it is the first visible row, so does the viewport.
  ///
  /// Throws when either is not a row of the list. Complexity: O(log rows) and O(cells that move).
  public mutating func move(
    row source: Int, to target: Int, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    let anchor = anchor
    try geometry.move(source, to: target)
    guard source != target else { return }
    headers.move(source, to: target)
    let taken = live.index(of: source).map { live.remove(at: $0) }
    let passed = min(source, target)...max(source, target)
    let step = source < target ? -1 : 1
    let end = live.index(notBefore: passed.upperBound + 1)
    for index in live.index(notBefore: passed.lowerBound)..<end { live[index].row += step }
    if var taken {
      taken.row = target
      live.insert(taken, at: live.index(notBefore: target))
    }
    func place(of row: Int) -> Int {
      row == source ? target : passed.contains(row) ? row + step : row
    }
    if let stickyHeader { restick(place(of: stickyHeader)) }
    let edited = passed.lowerBound..<passed.upperBound + 1
    hold(anchor, at: place(of: anchor.row), editing: edited, into: &changes)
  }

  /// Throws when an eager list would be longer than it may.
  func checkRoom(for count: Int) throws(RejectedEvent) {
    let room = ListLimits.cells - rowCount
    guard strategy != .eager || count <= room else {
      throw RejectedEvent(field: "count", value: count, requirement: "0 to \(room)")
    }
  }
}
