extension VirtualList {
  /// Puts the sticky header at the viewport's leading edge, or as far before it as the next header
  /// pushes it; says so when it was elsewhere.
  mutating func pin(isNew: Bool, into changes: inout RowChanges) {
    guard let stickyHeader, let index = live.index(of: stickyHeader) else { return }
    let natural = live[index].position
    var pinned = max(natural, offset)
    if let next = headers.first(after: stickyHeader) {
      let pushed = geometry.offset(ofRow: next) - geometry.extent(ofRow: stickyHeader)
      pinned = max(natural, min(pinned, pushed))
    }
    let shown = isNew ? natural : pinnedPosition
    pinnedPosition = pinned
    if pinned != shown { changes.append(.move(cell: live[index].cell, position: pinned)) }
  }

  /// Puts a header that sticks no longer back in its place, if it still has a cell.
  func unpin(_ stuck: Int?, into changes: inout RowChanges) {
    guard let stuck, let index = live.index(of: stuck) else { return }
    let natural = live[index].position
    if natural != pinnedPosition {
      changes.append(.move(cell: live[index].cell, position: natural))
    }
  }
}
