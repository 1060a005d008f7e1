extension CorrectedFeed {
  /// Loads what lies beyond an end that rows on screen are near to, and drops what is far away.
  @inlinable
  mutating func appear(
    _ positions: ClosedRange<Int>, velocity: Double, into effects: inout Effects
  ) throws(RejectedEvent) {
    try RejectedEvent.check(positions, velocity: velocity, count: rows.count)
    shown = rows.base + positions.lowerBound...rows.base + positions.upperBound
    reachAfter = configuration.distance(ahead: velocity)
    reachBefore = configuration.distance(ahead: -velocity)
    if positions.upperBound >= rows.count - reachAfter { begin(.append, into: &effects) }
    if positions.lowerBound < reachBefore { begin(.prepend, into: &effects) }
    trim(grown: nil)
  }

  /// The same for the row of an item. One key look-up.
  @inlinable
  mutating func appear(
    id: Item.ID, velocity: Double, into effects: inout Effects
  ) throws(RejectedEvent) {
    guard let position = rows.position(of: id) else {
      throw .unknown(id, "appear")
    }
    try appear(position...position, velocity: velocity, into: &effects)
    lookups &+= 1
  }

  @inlinable
  mutating func edit(_ item: Item) throws(RejectedEvent) {
    guard rows.replace(item) else { throw .unknown(item.id, "edit") }
    revision &+= 1
  }

  /// Drops whole pages, the farthest from the rows on screen first, while more rows are held than
  /// wanted; never a page on screen, nor one that would be asked for again at once.
  @inlinable
  mutating func trim(grown: FeedDirection?) {
    guard let most = configuration.maximumItems else { return }
    while rows.count > most, let direction = farthestEnd(grown: grown) { drop(direction) }
  }

  /// The end whose outermost page may be dropped: the one farther away, the one that did not grow.
  @inlinable
  func farthestEnd(grown: FeedDirection?) -> FeedDirection? {
    guard let front = held.first, let back = held.last else { return nil }
    // With nothing known of the screen, it is taken to be where the list grew.
    let edge = rows.base + (grown == .prepend ? 0 : rows.count - 1)
    let shown = shown ?? edge...edge
    let before = shown.lowerBound - rows.base - (front.rows - 1)
    let after = rows.count - back.rows - (shown.upperBound - rows.base)
    guard after > reachAfter else { return before > reachBefore ? .prepend : nil }
    guard before > reachBefore else { return .append }
    if before == after { return grown == .prepend ? .append : .prepend }
    return before > after ? .prepend : .append
  }

  /// Drops the outermost page at an end.
  @inlinable
  mutating func drop(_ direction: FeedDirection) {
    guard let page = direction == .append ? held.last : held.first else { return }
    switch direction {
    case .append: held.dropLast(1)
    case .prepend:
      held.dropFirst(1)
      shift -= page.rows
    }
    rows.drop(page.rows, direction)
    self[direction].drop(page)
    revision &+= 1
  }
}
