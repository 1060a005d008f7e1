/// A queue with two ends in a ring of slots: the storage of rows and of pages.
///
/// Invariant: element i lives in slot (head + i) mod capacity, capacity is 0 or a power of two, and
/// every other slot is nil, so that what is dropped is released at once. Adding k elements at
/// either end costs O(k) amortised, dropping k costs O(k), access is O(1). It never shrinks.
@usableFromInline
struct FeedRing<Element: Sendable>: Sendable {
  @usableFromInline var slots: ContiguousArray<Element?> = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable var first: Element? { count == 0 ? nil : self[0] }
  @inlinable var last: Element? { count == 0 ? nil : self[count - 1] }

  /// The element at a position, which must be in 0 ..< count as in any collection.
  @inlinable
  subscript(position: Int) -> Element {
    get {
      precondition(position >= 0 && position < count, "position outside of the ring")
      guard let element = slots[slot(position)] else { preconditionFailure("hole in the ring") }
      return element
    }
    set {
      precondition(position >= 0 && position < count, "position outside of the ring")
      slots[slot(position)] = newValue
    }
  }

  @inlinable
  mutating func append(_ element: Element) {
    reserve(count + 1)
    slots[slot(count)] = element
    count += 1
  }

  /// Puts the elements before the first one, in their order.
  @inlinable
  mutating func prepend(_ elements: ContiguousArray<Element>) {
    reserve(count + elements.count)
    for element in elements.reversed() {
      head = slot(slots.count - 1)
      slots[head] = element
      count += 1
    }
  }

  @inlinable
  mutating func dropFirst(_ dropped: Int) {
    for _ in 0..<dropped {
      slots[head] = nil
      head = slot(1)
      count -= 1
    }
  }

  @inlinable
  mutating func dropLast(_ dropped: Int) {
    for _ in 0..<dropped {
      count -= 1
      slots[slot(count)] = nil
    }
  }

  @inlinable
  func slot(_ position: Int) -> Int { (head + position) & (slots.count - 1) }

  @inlinable
  mutating func reserve(_ wanted: Int) {
    guard wanted > slots.count else { return }
    var capacity = max(slots.count, 8)
    while capacity < wanted { capacity *= 2 }
    var grown: ContiguousArray<Element?> = []
    grown.reserveCapacity(capacity)
    for position in 0..<count { grown.append(self[position]) }
    grown.append(contentsOf: repeatElement(nil, count: capacity - count))
    slots = grown
    head = 0
  }
}
