extension VirtualList {
  /// The row that an edit may not move on screen, and where it was in the content.
  struct Anchor {
    var row: Int
    var edge: Double
  }

  /// The first visible row; the row at the offset if the viewport is empty.
  var anchor: Anchor {
    let row = visibleRows.isEmpty ? geometry.row(at: offset) ?? 0 : visibleRows.lowerBound
    return Anchor(row: row, edge: geometry.offset(ofRow: row))
  }

  /// Ends an edit after which the anchor is row `row`, or the row that took its place: moves the
  /// offset by as much as the row moved.
  mutating func hold(
    _ anchor: Anchor, at row: Int, editing edited: Range<Int>, into changes: inout RowChanges
  ) {
    offset = clamped(geometry.offset(ofRow: row) + (offset - anchor.edge))
    settle(editing: edited, into: &changes)
  }

  /// Says that the header that sticks has another index now, or with −1 that it is gone.
  mutating func restick(_ row: Int) { section = row..<max(row + 1, 0) }
}
