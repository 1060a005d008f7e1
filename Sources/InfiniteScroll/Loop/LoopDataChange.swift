/// What became of the items of a loop when its data changed: how many there are now, and which
/// former item is which new one.
///
/// Built outside the frame path; a change by counts is O(1), one by identity O(items).
public struct LoopDataChange: Equatable, Sendable {
  /// The number of items from now on.
  public let count: Int
  /// For each former item its new index, −1 where it is gone; nil: its index is its identity.
  let survivors: ContiguousArray<Int>?

  /// A change to `count` items whose identity is their index.
  public init(count: Int) {
    self.count = count
    survivors = nil
  }

  /// A change to `count` items; `newIndices` holds, for each former item, where it is now, nil
  /// where it is gone.
  public init(count: Int, newIndices: some Sequence<Int?>) {
    self.count = count
    survivors = ContiguousArray(newIndices.lazy.map { $0 ?? -1 })
  }

  /// Where the former item `index`, which there was, is now; nil when it is gone.
  func newIndex(of index: Int) -> Int? {
    let new = survivors?[index] ?? index
    return (0..<count).contains(new) ? new : nil
  }
}
