/// A cell on screen: which cell, which item it shows and where.
public struct LoopCell: Equatable, Sendable {
  /// The cell, a small number that stays with it: 0, 1, 2, … in the order made. In mode `seed` its
  /// place in the row, copies included.
  public let cell: Int
  /// The index of the item that it shows.
  public let item: Int
  /// Its leading edge, in points from the viewport's leading edge; in a right-to-left row mirrored.
  public let position: Double

  /// A cell that shows `item` at `position`.
  public init(cell: Int, item: Int, position: Double) {
    self.cell = cell
    self.item = item
    self.position = position
  }
}

/// The work that cells were so far. Exact: the same events give the same counts.
public struct LoopCounts: Equatable, Sendable {
  /// Cells created.
  public var made = 0
  /// Bindings of an item to a cell, the first of each cell included.
  public var bound = 0
  /// Cells on screen now.
  public var live = 0

  /// No work so far.
  public init() {}
}

/// The cells of a loop and the window of items that they show.
///
/// Invariant: the ring holds one cell for each ordinal of the window, in order. A cell that stays
/// on screen stays with its item; one that leaves is parked before any is asked for. The cost of a
/// frame is the number of cells that enter and leave; 0 for most.
struct LoopCells: Equatable, Sendable {
  private(set) var window = LoopWindow()
  private var ring = CellRing()
  private var pool: CellPool

  init(capacity: Int) { pool = CellPool(capacity: capacity) }

  var capacity: Int {
    get { pool.capacity }
    set { pool.capacity = newValue }
  }

  var counts: LoopCounts {
    var counts = LoopCounts()
    counts.made = pool.made
    counts.bound = pool.bound
    counts.live = ring.count
    return counts
  }

  /// The cell of the window's ordinal `index`, counted from its first.
  subscript(index: Int) -> Int { ring[index] }

  /// Moves on to `next`, whose ordinals count from `laps` laps of `itemCount` items further on.
  mutating func show(_ next: LoopWindow, laps: Int, itemCount: Int) {
    if laps == 0, next == window { return }
    if laps.magnitude > UInt(window.count / max(1, itemCount)) + 1 {
      // So many laps that no ordinal of the window is in the next one.
      parkAll()
      window.first = next.first
    } else {
      window.first -= laps * itemCount
      parkOutside(next)
    }
    enter(next, itemCount)
    window = next
  }

  /// Lets go of every cell, gives each the item that `change` makes of its own, and shows `next`.
  mutating func rebuild(_ next: LoopWindow, after change: LoopDataChange) {
    parkAll()
    pool.rename(change)
    window = LoopWindow(first: next.first, count: 0)
    enter(next, change.count)
    window = next
  }

  /// Parks from the trailing end, so that the leading cell is the newest and comes back first.
  private mutating func parkAll() {
    while let cell = ring.popLast() { pool.park(cell) }
  }

  private mutating func parkOutside(_ next: LoopWindow) {
    let end = next.first + next.count
    guard window.first < end, window.first + ring.count > next.first else {
      parkAll()
      window.first = next.first
      return
    }
    while window.first + ring.count > end, let cell = ring.popLast() { pool.park(cell) }
    while window.first < next.first, let cell = ring.popFirst() {
      pool.park(cell)
      window.first += 1
    }
  }

  private mutating func enter(_ next: LoopWindow, _ itemCount: Int) {
    while window.first > next.first {
      window.first -= 1
      ring.prepend(pool.take(for: window.first % itemCount))
    }
    for ordinal in (window.first + ring.count)..<(next.first + next.count) {
      ring.append(pool.take(for: ordinal % itemCount))
    }
  }
}
