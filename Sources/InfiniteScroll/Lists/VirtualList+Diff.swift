extension VirtualList {
  /// Makes the list's rows those of the diff's new list; inserted rows get `extent` points each, or
  /// the standard extent.
  ///
  /// Rows that both lists have keep their extent, their cell and whether they are headers; the live
  /// ones among those updated are bound again. The first visible row stays where it is on screen;
  /// if it is gone, the next row that stays takes its place. Throws when the diff is not one of
  /// this list's rows, the rows would be too many, or there is no extent to use. Complexity: O(n).
  public mutating func apply(
    _ diff: RowDiff, extent: Double? = nil, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    guard diff.oldCount == rowCount else {
      throw RejectedEvent(
        field: "diff", value: "\(diff.oldCount) rows", requirement: "one of the list's \(rowCount)")
    }
    let anchor = anchor
    let targets = diff.targets
    try rearrange(diff, extent: extent)
    headers = HeaderRows(headers.rows.map { targets[$0] }.filter { $0 >= 0 })
    carry(targets, to: diff, into: &changes)
    if let stickyHeader { restick(targets[stickyHeader]) }
    let kept = diff.updated.filter { live.index(of: $0) != nil }
    let row = anchorRow(after: anchor.row, in: targets)
    hold(anchor, at: row, editing: 0..<rowCount, into: &changes)
    for row in kept {
      guard let index = live.index(of: row) else { continue }
      counts.bound += 1
      changes.append(.bind(cell: live[index].cell, row: row))
    }
  }

  /// Builds the geometry of the new rows.
  private mutating func rearrange(_ diff: RowDiff, extent: Double?) throws(RejectedEvent) {
    let added = diff.newCount - diff.origins.lazy.filter { $0 >= 0 }.count
    guard let extent = extent ?? standardExtent ?? (added == 0 ? 1 : nil) else {
      throw RejectedEvent(
        field: "extent", value: "nil", requirement: "given, as the list began without rows")
    }
    try checkRoom(for: diff.newCount - rowCount)
    try geometry.rearrange(diff.origins, inserting: extent, viewport: viewport)
  }

  /// Takes the cells of rows that are gone and gives the others their new rows. Complexity: O(n).
  private mutating func carry(
    _ targets: ContiguousArray<Int>, to diff: RowDiff, into changes: inout RowChanges
  ) {
    var places = ContiguousArray(repeating: -1, count: diff.newCount)
    var index = live.count - 1
    while index >= 0 {
      let target = targets[live[index].row]
      if target < 0 { release(at: index, into: &changes) } else { live[index].row = target }
      index -= 1
    }
    for index in 0..<live.count { places[live[index].row] = index }
    live.reorder(places)
  }

  /// Where the anchor is now, or what took its place: the next row that stays; without one, what
  /// follows the last that stays.
  private func anchorRow(after row: Int, in targets: ContiguousArray<Int>) -> Int {
    guard row < targets.count else { return 0 }
    if let next = targets[row...].first(where: { $0 >= 0 }) { return next }
    return (targets[..<row].last { $0 >= 0 } ?? -1) + 1
  }
}
