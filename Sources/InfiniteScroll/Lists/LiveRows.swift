/// A row that has a cell.
struct LiveRow: Equatable, Sendable {
  /// The row's index now.
  var row: Int
  /// Its cell.
  var cell: Int
  /// The pool that the cell belongs to.
  var pool: Int
  /// The row's leading edge in the content, in points.
  var position: Double
}

/// The rows that have cells, in the order of their indices, in a circular gap buffer.
///
/// Invariant: the elements before the gap lie at `origin…`, those after it end just before
/// `origin`, around the ring; a gap at the start is the same as one at the end. So insertion and
/// removal are amortised O(1) at both ends (a window that slides) and next to the last edit (a list
/// that fills in as it is scrolled), and O(distance) elsewhere. Memory grows in powers of two and
/// is kept.
struct LiveRows: Sendable {
  private var storage: ContiguousArray<LiveRow> = []
  private var origin = 0
  private var gap = 0
  private(set) var count = 0

  private static let unused = LiveRow(row: -1, cell: -1, pool: -1, position: 0)

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> LiveRow {
    get { storage[slot(index)] }
    set { storage[slot(index)] = newValue }
  }

  /// The place of the first live row that is not before `row`. Complexity: O(log n).
  func index(notBefore row: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of `row`, or nil if it has no cell. Complexity: O(log n).
  func index(of row: Int) -> Int? {
    let found = index(notBefore: row)
    return found < count && self[found].row == row ? found : nil
  }

  /// Puts `live` at `index`, before what was there.
  mutating func insert(_ live: LiveRow, at index: Int) {
    if count == storage.count { grow() }
    moveGap(to: index)
    storage[slot(before: index)] = live
    gap = index + 1
    count += 1
  }

  /// Takes out the live row at `index`.
  mutating func remove(at index: Int) -> LiveRow {
    let removed = self[index]
    moveGap(to: index)
    count -= 1
    return removed
  }

  /// Puts the live rows in the order in which `places` names their indices; negative ones are
  /// skipped.
  mutating func reorder(_ places: ContiguousArray<Int>) {
    var ordered: ContiguousArray<LiveRow> = []
    ordered.reserveCapacity(storage.count)
    for place in places where place >= 0 { ordered.append(self[place]) }
    let room = storage.count - ordered.count
    ordered.append(contentsOf: repeatElement(Self.unused, count: room))
    storage = ordered
    origin = 0
    gap = count
  }

  /// Makes room for `capacity` rows in all.
  mutating func reserve(_ capacity: Int) {
    while storage.count < capacity { grow() }
  }

  private var gapLength: Int { storage.count - count }

  private func slot(_ index: Int) -> Int {
    slot(before: index < gap ? index : index + gapLength)
  }

  private func slot(before index: Int) -> Int { (origin + index) & (storage.count - 1) }

  private mutating func moveGap(to target: Int) {
    let direct = abs(target - gap)
    if direct > count - direct {
      // The other way around the ring is shorter: through the start, which is also the end.
      slideGap(to: target < gap ? count : 0)
      turn()
    }
    slideGap(to: target)
  }

  /// Renames a gap at one end to a gap at the other; nothing moves.
  private mutating func turn() {
    origin = (gap == 0 ? origin + gapLength : origin - gapLength) & (storage.count - 1)
    gap = gap == 0 ? count : 0
  }

  private mutating func slideGap(to target: Int) {
    while gap < target {
      storage[slot(before: gap)] = storage[slot(before: gap + gapLength)]
      gap += 1
    }
    while gap > target {
      gap -= 1
      storage[slot(before: gap + gapLength)] = storage[slot(before: gap)]
    }
  }

  private mutating func grow() {
    var larger: ContiguousArray<LiveRow> = []
    let capacity = max(8, storage.count * 2)
    larger.reserveCapacity(capacity)
    for index in 0..<count { larger.append(self[index]) }
    for _ in count..<capacity { larger.append(Self.unused) }
    storage = larger
    origin = 0
    gap = count
  }
}
