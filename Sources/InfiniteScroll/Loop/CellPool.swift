/// The cells of a loop that have left the screen, each still bound to its item, and how they come
/// back: to their own item first, else, oldest first, to another.
///
/// Invariant: a cell is either on screen, or parked here, or free (its item is gone from the data).
/// Taking and parking are O(1) amortised and allocate only while cells are being made. Parked cells
/// sit in a list by age and in short chains by item.
struct CellPool: Equatable, Sendable {
  /// The cells that may be made; exceeded only where rounding shows one more than the lengths say.
  var capacity: Int
  private(set) var made = 0
  private(set) var bound = 0
  private var cells: ContiguousArray<Cell> = []
  private var heads = ContiguousArray(repeating: Self.none, count: 16)
  /// The free cell that is bound first; the others follow it by their `next`.
  private var free = Self.none
  private var oldest = Self.none
  private var newest = Self.none

  init(capacity: Int) { self.capacity = capacity }

  /// A cell bound to `item`: one parked with it, else a free one, a new one, or the oldest parked.
  mutating func take(for item: Int) -> Int {
    if let own = parkedCell(of: item) {
      unpark(own)
      return own
    }
    bound += 1
    if free != Self.none {
      let cell = free
      free = cells[cell].next
      cells[cell].item = item
      return cell
    }
    guard made >= capacity, oldest != Self.none else { return make(item) }
    let cell = oldest
    unpark(cell)
    cells[cell].item = item
    return cell
  }

  /// Puts a cell that left the screen away, as the newest.
  mutating func park(_ cell: Int) {
    cells[cell].older = newest
    cells[cell].newer = Self.none
    if newest == Self.none { oldest = cell } else { cells[newest].newer = cell }
    newest = cell
    link(cell)
  }

  /// Gives every cell, all of them parked, the item that `change` makes of its own; frees the cells
  /// of items that are gone. O(cells).
  mutating func rename(_ change: LoopDataChange) {
    var cell = oldest
    for index in heads.indices { heads[index] = Self.none }
    while cell != Self.none {
      let next = cells[cell].newer
      if let item = change.newIndex(of: cells[cell].item) {
        cells[cell].item = item
        link(cell)
      } else {
        removeFromAges(cell)
        cells[cell].next = free
        free = cell
      }
      cell = next
    }
  }

  private struct Cell: Equatable, Sendable {
    var item: Int
    var older = CellPool.none
    var newer = CellPool.none
    /// The next parked cell whose item falls into the same chain, or the next free one.
    var next = CellPool.none
  }

  private static let none = -1

  private mutating func make(_ item: Int) -> Int {
    cells.append(Cell(item: item))
    made += 1
    if made > heads.count { spreadChains() }
    return made - 1
  }

  private func parkedCell(of item: Int) -> Int? {
    var cell = heads[chain(of: item)]
    while cell != Self.none {
      if cells[cell].item == item { return cell }
      cell = cells[cell].next
    }
    return nil
  }

  private mutating func unpark(_ cell: Int) {
    removeFromAges(cell)
    let chain = chain(of: cells[cell].item)
    guard heads[chain] != cell else {
      heads[chain] = cells[cell].next
      return
    }
    var before = heads[chain]
    while cells[before].next != cell { before = cells[before].next }
    cells[before].next = cells[cell].next
  }

  private mutating func removeFromAges(_ cell: Int) {
    let (older, newer) = (cells[cell].older, cells[cell].newer)
    if older == Self.none { oldest = newer } else { cells[older].newer = newer }
    if newer == Self.none { newest = older } else { cells[newer].older = older }
  }

  private mutating func link(_ cell: Int) {
    let chain = chain(of: cells[cell].item)
    cells[cell].next = heads[chain]
    heads[chain] = cell
  }

  // Neighbouring items fall into neighbouring chains; the count of chains is a power of two.
  private func chain(of item: Int) -> Int { item & (heads.count - 1) }

  private mutating func spreadChains() {
    heads = ContiguousArray(repeating: Self.none, count: 2 * heads.count)
    var cell = oldest
    while cell != Self.none {
      link(cell)
      cell = cells[cell].newer
    }
  }
}
