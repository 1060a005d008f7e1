extension VirtualList {
  /// Brings the cells into agreement with offset, viewport and rows. Called last in every event.
  ///
  /// Order: cells leave, cells whose place changed move, rows enter, the header is pinned. A scroll
  /// leaves the live rows in order; an edit of `edited` rows may leave holes in them, and wrong
  /// positions from the first edited row on.
  mutating func settle(editing edited: Range<Int>? = nil, into changes: inout RowChanges) {
    let near = nearRows
    let stuck = stickyHeader
    visibleRows = geometry.rows(at: offset, viewport: viewport)
    nearRows = widened(visibleRows)
    geometry.focus(onRow: visibleRows.lowerBound)
    findSection(isEdited: edited != nil)
    if edited != nil || nearRows != near || stickyHeader != stuck {
      if !strategy.keepsEveryCell { releaseOutside(into: &changes) }
      if let edited { reposition(from: edited.lowerBound, except: stuck, into: &changes) }
      enter(heldBefore: edited == nil ? near : 0..<0, into: &changes)
      if strategy == .eager, let edited { fill(edited, into: &changes) }
      settlePools(into: &changes)
      if stuck != stickyHeader { unpin(stuck, into: &changes) }
    }
    pin(isNew: stuck != stickyHeader, into: &changes)
  }

  /// The visible rows and their overscan.
  private func widened(_ visible: Range<Int>) -> Range<Int> {
    guard !visible.isEmpty else { return 0..<0 }
    let before = isForward ? overscan.behind : overscan.ahead
    let after = isForward ? overscan.ahead : overscan.behind
    return max(0, visible.lowerBound - before)..<min(rowCount, visible.upperBound + after)
  }

  /// Gives up the cells of rows that are neither near nor stuck.
  private mutating func releaseOutside(into changes: inout RowChanges) {
    while !live.isEmpty, live[live.count - 1].row >= nearRows.upperBound {
      release(at: live.count - 1, into: &changes)
    }
    var first = 0
    while first < live.count, live[first].row < nearRows.lowerBound {
      if live[first].row == stickyHeader {
        first += 1
      } else {
        release(at: first, into: &changes)
      }
    }
  }

  /// Puts live rows from `row` on where they now belong; says so for all but `stuck`, which is
  /// pinned.
  private mutating func reposition(
    from row: Int, except stuck: Int?, into changes: inout RowChanges
  ) {
    var cursor = RowGeometry.Cursor()
    for index in live.index(notBefore: row)..<live.count {
      let position = geometry.offset(ofRow: live[index].row, cursor: &cursor)
      guard live[index].position != position else { continue }
      live[index].position = position
      if live[index].row != stuck {
        changes.append(.move(cell: live[index].cell, position: position))
      }
    }
  }

  /// Gives a cell to every row near the viewport and to the header that sticks; the rows in `held`
  /// have theirs.
  private mutating func enter(heldBefore held: Range<Int>, into changes: inout RowChanges) {
    if let stickyHeader { fill(stickyHeader..<stickyHeader + 1, into: &changes) }
    guard held.overlaps(nearRows) else { return fill(nearRows, into: &changes) }
    fill(nearRows.lowerBound..<max(nearRows.lowerBound, held.lowerBound), into: &changes)
    fill(min(nearRows.upperBound, held.upperBound)..<nearRows.upperBound, into: &changes)
  }

  private mutating func fill(_ rows: Range<Int>, into changes: inout RowChanges) {
    guard !rows.isEmpty else { return }
    var index = live.index(notBefore: rows.lowerBound)
    for row in rows {
      if index == live.count || live[index].row != row {
        live.insert(acquire(row, into: &changes), at: index)
      }
      index += 1
    }
  }

  /// A cell bound to `row` and put in its place: one that left, one that was parked, or a new one.
  private mutating func acquire(_ row: Int, into changes: inout RowChanges) -> LiveRow {
    let pool = kinds.pool(ofRow: row)
    let cell = pools.take(from: pool) ?? makeCell(kind: kinds.names[pool], into: &changes)
    let position = geometry.offset(ofRow: row)
    counts.bound += 1
    changes.append(.bind(cell: cell, row: row))
    changes.append(.move(cell: cell, position: position))
    return LiveRow(row: row, cell: cell, pool: pool, position: position)
  }

  private mutating func makeCell(kind: Int, into changes: inout RowChanges) -> Int {
    let cell = freeCells.popLast() ?? counts.made - counts.destroyed
    counts.countMade()
    changes.append(.make(cell: cell, kind: kind))
    return cell
  }

  private mutating func settlePools(into changes: inout RowChanges) {
    let before = freeCells.count
    pools.settle(into: &changes, destroyed: &freeCells)
    counts.destroyed += freeCells.count - before
  }

  /// Takes the cell from the live row at `index`: into its pool under `recycle`, else destroyed.
  mutating func release(at index: Int, into changes: inout RowChanges) {
    let gone = live.remove(at: index)
    if strategy == .recycle {
      pools.give(gone.cell, to: gone.pool)
    } else {
      changes.append(.destroy(cell: gone.cell))
      counts.destroyed += 1
      freeCells.append(gone.cell)
    }
  }
}
