/// The cells on screen, in the order of their items: a deque in one reused buffer.
///
/// Adding and removing at either end is O(1) and allocates only when more cells are on screen than
/// ever before. Removing from an empty ring answers nil.
struct CellRing: Equatable, Sendable {
  private var storage = ContiguousArray(repeating: 0, count: 8)
  private var head = 0
  private(set) var count = 0

  subscript(index: Int) -> Int { storage[slot(index)] }

  mutating func append(_ cell: Int) {
    growIfFull()
    storage[slot(count)] = cell
    count += 1
  }

  mutating func prepend(_ cell: Int) {
    growIfFull()
    head = slot(storage.count - 1)
    storage[head] = cell
    count += 1
  }

  mutating func popFirst() -> Int? {
    guard count > 0 else { return nil }
    let cell = storage[head]
    head = slot(1)
    count -= 1
    return cell
  }

  mutating func popLast() -> Int? {
    guard count > 0 else { return nil }
    count -= 1
    return storage[slot(count)]
  }

  // The buffer's size is a power of two, so that wrapping is a mask.
  private func slot(_ index: Int) -> Int { (head + index) & (storage.count - 1) }

  private mutating func growIfFull() {
    guard count == storage.count else { return }
    var larger = ContiguousArray(repeating: 0, count: 2 * storage.count)
    for index in 0..<count { larger[index] = self[index] }
    storage = larger
    head = 0
  }
}
