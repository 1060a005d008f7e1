/// What became of the items of a loop when its data changed: how many there are now, and which
/// former item is which new one.
///
/// Built outside the frame path; a change by counts is O(1), one by identity O(items), one by a few
/// survivors O(survivors).
public struct LoopDataChange: Equatable, Sendable {
  /// The number of items from now on.
  public let count: Int
  @usableFromInline let survivors: Survivors

  @usableFromInline enum Survivors: Equatable, Sendable {
    /// Every item whose index there still is.
    case byIndex
    /// For each former item its new index, −1 where it is gone.
    case listed(ContiguousArray<Int>)
    /// New indices by former ones; all others are gone.
    case few([Int: Int])
  }

  /// A change to `count` items whose identity is their index.
  public init(count: Int) {
    self.count = count
    survivors = .byIndex
  }

  /// A change to `count` items; `newIndices` holds, for each former item, where it is now, nil
  /// where it is gone.
  ///
  /// O(items), and inlinable: without specialisation it would allocate for each of them.
  @inlinable
  public init(count: Int, newIndices: some Sequence<Int?>) {
    self.count = count
    survivors = .listed(ContiguousArray(newIndices.lazy.map { $0 ?? -1 }))
  }

  /// A change to `count` items; `survivors` holds the new indices of the former items that stay, by
  /// their former indices. For loops of more items than a list could name.
  public init(count: Int, survivors: [Int: Int]) {
    self.count = count
    self.survivors = .few(survivors)
  }

  /// The former items of which the change speaks one by one; nil where any number of them will do.
  var formerCount: Int? {
    if case .listed(let newIndices) = survivors { newIndices.count } else { nil }
  }

  /// Where the former item `index`, which there was, is now; nil when it is gone.
  func newIndex(of index: Int) -> Int? {
    let new: Int
    switch survivors {
    case .byIndex: new = index
    case .listed(let newIndices): new = newIndices[index]
    case .few(let newIndices): new = newIndices[index] ?? -1
    }
    return (0..<count).contains(new) ? new : nil
  }
}
