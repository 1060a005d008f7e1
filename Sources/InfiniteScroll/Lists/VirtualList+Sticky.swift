extension VirtualList {
  /// Finds the section that the first visible row is in, and how far its header may go.
  mutating func findSection(isEdited: Bool) {
    guard !visibleRows.isEmpty else {
      section = -1..<0
      return
    }
    guard isEdited || !section.contains(visibleRows.lowerBound) else { return }
    section = headers.section(of: visibleRows.lowerBound)
    guard let stickyHeader, section.upperBound < .max else {
      pinLimit = .infinity
      return
    }
    pinLimit =
      geometry.offset(ofRow: section.upperBound) - geometry.extent(ofRow: stickyHeader)
  }

  /// Puts the sticky header at the viewport's leading edge, or as far before it as the next header
  /// pushes it; says so when it was elsewhere.
  mutating func pin(isNew: Bool, into changes: inout RowChanges) {
    guard let stickyHeader, let index = live.index(of: stickyHeader) else { return }
    let natural = live[index].position
    let pinned = max(natural, min(offset, pinLimit))
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
