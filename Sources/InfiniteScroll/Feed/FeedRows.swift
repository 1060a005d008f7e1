/// The rows that are held, and where each of them is.
///
/// Every row has an ordinal that it keeps for as long as it is held: rows appended count up from
/// the last one, rows prepended count down from the first. The index maps an item's id to its
/// ordinal, so what happens at the front touches no other row: adding or dropping k rows at
/// either end costs O(k), finding a row by its id O(1).
/// Invariant: `index[items[i].id] == base + i` for every i, and nothing else is in the index.
@usableFromInline
struct FeedRows<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  @usableFromInline var items = FeedItems<Item>()
  @usableFromInline var index: [Item.ID: Int] = [:]
  /// The ordinal of the first row.
  @usableFromInline var base = 0

  @inlinable
  init() {}

  @inlinable var count: Int { items.ring.count }

  /// The position of the row with this id. One key look-up.
  @inlinable
  func position(of id: Item.ID) -> Int? {
    guard let ordinal = index[id] else { return nil }
    return ordinal - base
  }

  /// Gives the row of the same id a new payload; false if there is none.
  @inlinable
  mutating func replace(_ item: Item) -> Bool {
    guard let position = position(of: item.id) else { return false }
    items[position] = item
    return true
  }

  /// Gives the rows that the page repeats their newest payload, and answers with the other ones,
  /// each id once: where it came first, as it came last.
  @inlinable
  mutating func merge(_ page: [Item]) -> ContiguousArray<Item> {
    var fresh: ContiguousArray<Item> = []
    fresh.reserveCapacity(page.count)
    var positions: [Item.ID: Int] = [:]
    for item in page where !replace(item) {
      if let position = positions[item.id] {
        fresh[position] = item
      } else {
        positions[item.id] = fresh.count
        fresh.append(item)
      }
    }
    return fresh
  }

  /// Adds rows whose ids are new, after the last row or before the first, in their order.
  @inlinable
  mutating func add(_ fresh: ContiguousArray<Item>, _ direction: FeedDirection) {
    let ordinal: Int
    switch direction {
    case .append:
      ordinal = base + count
      for item in fresh { items.ring.append(item) }
    case .prepend:
      ordinal = base - fresh.count
      base = ordinal
      items.ring.prepend(fresh)
    }
    for (offset, item) in fresh.enumerated() { index[item.id] = ordinal + offset }
  }

  /// Drops rows at the end where `direction` would add them.
  @inlinable
  mutating func drop(_ dropped: Int, _ direction: FeedDirection) {
    switch direction {
    case .append:
      for position in count - dropped..<count { index[items[position].id] = nil }
      items.ring.dropLast(dropped)
    case .prepend:
      for position in 0..<dropped { index[items[position].id] = nil }
      items.ring.dropFirst(dropped)
      base += dropped
    }
  }
}
