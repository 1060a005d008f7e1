extension WindowEngine {
  /// Takes rows out and adds rows at both ends, as one change.
  mutating func edit(
    _ rows: [Int], prepending prepended: Int, appending appended: Int
  ) throws(RejectedEvent) -> WindowChange {
    try Self.check(prepended, "prepend", atMost: mostAddable)
    try Self.check(appended, "append", atMost: mostAddable)
    let gone = try checkedRemovals(rows)
    let change = changingAnything { window, change in
      let still = window.placeWithout(gone)
      for row in gone where window.held.contains(row) { change.removed += 1 }
      for row in gone { window.line.remove(row) }
      if window.mode == .seed { window.published.remove(gone) }
      window.holdWhatIsLeft(prepending: prepended > 0, appending: appended > 0, &change)
      window.place = window.resting(still)
      window.addLeading(prepended - change.prepended, &change)
      window.addTrailing(appended - change.appended, &change)
      window.place = window.line.first(given: window.place, in: window.held)
    }
    aimAgain()
    return change
  }

  /// The rows to take out that are not out yet.
  private func checkedRemovals(_ rows: [Int]) throws(RejectedEvent) -> Set<Int> {
    if let row = rows.first(where: { !limits.contains($0) }) {
      throw RejectedEvent(field: "remove", value: row, requirement: "a row inside the limits")
    }
    let gone = Set(rows.filter { !line.isRemoved($0) })
    guard gone.count < line.count(in: limits) else {
      throw RejectedEvent(
        field: "remove", value: rows.count, requirement: "fewer rows than there are in all")
    }
    return gone
  }

  /// The first visible row that stays, where it is now; else the old place, for what comes there.
  private func placeWithout(_ gone: Set<Int>) -> RowPlace {
    guard gone.contains(place.row), let visible = visibleOrdinals else { return place }
    var next = line.row(2, from: place.row, through: visible.upperBound)
    while let row = next, gone.contains(row) {
      next = line.row(2, from: row, through: visible.upperBound)
    }
    guard let next else { return place }
    return RowPlace(row: next, position: line.position(of: next, given: place))
  }

  /// Holds the rows held that are left. If none is, holds the nearest one on the sides where rows
  /// are to be added, else the next, else the one before; that counts as added.
  private mutating func holdWhatIsLeft(
    prepending: Bool, appending: Bool, _ change: inout WindowChange
  ) {
    if let first = line.row(1, from: lower, through: upper) {
      held = first...(line.row(1, from: upper, downTo: lower) ?? first)
      return
    }
    let before = line.row(1, from: lower, downTo: limits.lowerBound)
    let after = line.row(1, from: upper, through: limits.upperBound)
    let takesBefore = before != nil && (prepending || after == nil)
    let takesAfter = after != nil && (appending || !takesBefore)
    let first = (takesBefore ? before : after) ?? lower
    held = first...((takesAfter ? after : before) ?? first)
    change.prepended = takesBefore ? 1 : 0
    change.appended = takesAfter ? 1 : 0
    if mode == .seed { published.ordinals = takesBefore && takesAfter ? [lower, upper] : [lower] }
  }

  /// `still` if its row is left, else the next row held, else the one before, in its position.
  private func resting(_ still: RowPlace) -> RowPlace {
    let row =
      line.row(1, from: max(still.row, lower), through: upper)
      ?? line.row(1, from: min(still.row, upper), downTo: lower)
    return RowPlace(row: row ?? lower, position: still.position)
  }
}
