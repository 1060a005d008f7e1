extension VirtualList {
  /// Adds `count` rows after the last; see `insert`.
  public mutating func append(
    _ count: Int, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    try insert(count, at: rowCount, into: &changes)
  }

  /// Inserts `count` rows before the row that is at `row` now, or after the last.
  ///
  /// Rows inserted at or before the first visible row move the offset by what they add, so that
  /// nothing on screen moves. Throws when `row` is not in 0…rowCount, `count` is below 0, or the
  /// list would grow too long. Complexity: O(log rows) and O(cells that move).
  public mutating func insert(
    _ count: Int, at row: Int, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    guard row >= 0, row <= rowCount else {
      throw RejectedEvent(field: "at", value: row, requirement: "0 to \(rowCount)")
    }
    try checkGrowth(by: count)
    guard count > 0 else { return }
    let anchor = anchorRow
    let lead = offset - geometry.offset(ofRow: anchor)
    geometry.insert(count)
    headers.insert(count, at: row)
    for index in live.index(notBefore: row)..<live.count { live[index].row += count }
    if let stickyHeader, stickyHeader >= row { self.stickyHeader = stickyHeader + count }
    hold(row <= anchor ? anchor + count : anchor, lead: lead, into: &changes)
  }

  /// Removes `count` rows from `row` on.
  ///
  /// Rows removed before the first visible row move the offset by what they took, so that nothing
  /// on screen moves; the row after them takes the place of a first visible row that is removed.
  /// Throws when the rows are not all in the list. Complexity: O(log rows) and O(cells that move).
  public mutating func remove(
    _ count: Int, at row: Int, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    guard row >= 0, row <= rowCount else {
      throw RejectedEvent(field: "at", value: row, requirement: "0 to \(rowCount)")
    }
    guard count >= 0, count <= rowCount - row else {
      throw RejectedEvent(field: "count", value: count, requirement: "0 to \(rowCount - row)")
    }
    guard count > 0 else { return }
    let anchor = anchorRow
    let lead = offset - geometry.offset(ofRow: anchor)
    geometry.remove(count)
    headers.remove(row..<row + count)
    let first = live.index(notBefore: row)
    while first < live.count, live[first].row < row + count { release(at: first, into: &changes) }
    for index in first..<live.count { live[index].row -= count }
    if let stuck = stickyHeader, stuck >= row {
      stickyHeader = stuck < row + count ? nil : stuck - count
    }
    hold(anchor < row ? anchor : max(row, anchor - count), lead: lead, into: &changes)
  }

  /// The row that an edit may not move on screen: the first visible one.
  private var anchorRow: Int {
    visibleRows.isEmpty ? geometry.row(at: offset) ?? 0 : visibleRows.lowerBound
  }

  private mutating func hold(_ anchor: Int, lead: Double, into changes: inout RowChanges) {
    offset = clamped(geometry.offset(ofRow: anchor) + lead)
    settle(afterEdit: true, into: &changes)
  }

  private func checkGrowth(by count: Int) throws(RejectedEvent) {
    let room = (strategy == .eager ? ListLimits.cells : ListLimits.rows) - rowCount
    guard count >= 0, count <= room else {
      throw RejectedEvent(field: "count", value: count, requirement: "0 to \(room)")
    }
    let rows = rowCount + count
    let shortest = geometry.shortestFootprint
    let content = Double(rows) * shortest
    if let broken = ListLimits.broken(rows: rows, content: content, shortest: shortest) {
      throw RejectedEvent(field: "count", value: count, requirement: broken)
    }
    guard ListLimits.canFill(viewport, with: rows, shortest: shortest) else {
      throw RejectedEvent(
        field: "count", value: count,
        requirement: "such that at most \(ListLimits.cells) rows are visible")
    }
  }
}
