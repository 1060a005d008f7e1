/// One thing that a host must do to its cells so that they show what the list holds.
///
/// A cell is a small number: the first cell is 0, and the number of a destroyed cell is given to
/// the next one made, so a host can keep its cells in an array. A new cell is made, bound, then
/// moved; a parked cell comes back by being bound and moved.
public enum RowChange: Equatable, Sendable {
  /// Create the cell, for rows of this kind.
  case make(cell: Int, kind: Int)
  /// Show this row in the cell. The row is the index that it has after the event.
  case bind(cell: Int, row: Int)
  /// Put the leading edge of the cell here, in points from the start of the content. A scroll
  /// moves no cell, except the header that sticks: it is put where it is pinned.
  case move(cell: Int, position: Double)
  /// Hide the cell and hold it for a later row of its kind.
  case park(cell: Int)
  /// Give the cell up; its number may be used again.
  case destroy(cell: Int)
}

/// The changes of one or more events, in order, in memory that its owner uses again.
///
/// Events append to it; whoever has applied the changes empties it. Emptying keeps the memory, so a
/// list in steady state allocates nothing.
public struct RowChanges: Sendable {
  @usableFromInline var storage: ContiguousArray<RowChange>

  /// Makes an empty buffer with room for `capacity` changes; a negative capacity counts as 0.
  @inlinable
  public init(capacity: Int = 0) {
    storage = []
    storage.reserveCapacity(Swift.max(0, capacity))
  }

  /// Adds a change after the others. Complexity: amortised O(1).
  @inlinable
  public mutating func append(_ change: RowChange) { storage.append(change) }

  /// Forgets the changes and keeps the memory.
  @inlinable
  public mutating func removeAll() { storage.removeAll(keepingCapacity: true) }
}

extension RowChanges: Sequence {
  /// The number of changes.
  @inlinable public var count: Int { storage.count }
  /// Whether there is nothing to do.
  @inlinable public var isEmpty: Bool { storage.isEmpty }
  /// The changes, in the order in which they must be applied.
  @inlinable
  public func makeIterator() -> ContiguousArray<RowChange>.Iterator { storage.makeIterator() }
}
