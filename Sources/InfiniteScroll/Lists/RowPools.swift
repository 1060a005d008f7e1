/// Cells that hold no row, in one stack per kind of row.
///
/// While an event is handled, the cells that leave are stacked above those parked before (`settled`
/// marks the border), and cells that enter are taken from the top: what leaves is bound to what
/// enters without being parked between. `settle` then says what became of the cells left over.
struct RowPools: Sendable {
  private var stacks: ContiguousArray<ContiguousArray<Int>>
  private var settled: ContiguousArray<Int>
  private let cap: Int

  init(kinds: Int, cap: Int?) {
    stacks = ContiguousArray(repeating: [], count: kinds)
    settled = ContiguousArray(repeating: 0, count: kinds)
    self.cap = cap ?? .max
  }

  /// Gives a cell back.
  mutating func give(_ cell: Int, to pool: Int) { stacks[pool].append(cell) }

  /// Takes the cell that left last, or nil if the pool is empty.
  mutating func take(from pool: Int) -> Int? { stacks[pool].popLast() }

  /// Cells in all pools. Complexity: O(kinds).
  var count: Int { stacks.reduce(0) { $0 + $1.count } }

  /// Parks the cells that left and were not bound again, up to the cap, and destroys the rest;
  /// adds those to `destroyed`. Complexity: O(kinds + cells that left).
  mutating func settle(
    into changes: inout RowChanges, destroyed: inout ContiguousArray<Int>
  ) {
    for pool in stacks.indices {
      while stacks[pool].count > cap, let cell = stacks[pool].popLast() {
        changes.append(.destroy(cell: cell))
        destroyed.append(cell)
      }
      for index in min(settled[pool], stacks[pool].count)..<stacks[pool].count {
        changes.append(.park(cell: stacks[pool][index]))
      }
      settled[pool] = stacks[pool].count
    }
  }
}
