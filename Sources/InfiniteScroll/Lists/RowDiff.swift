/// What makes one list of rows out of another, by the identity of rows.
///
/// Made once from the old and the new rows, in O(n) expected, then applied to a list. Rows that
/// both have are *moved* if others must pass them: the fewest that explain the new order. Leaves
/// out: animation.
public struct RowDiff: Equatable, Sendable {
  /// A row's way from its old index to its new one.
  public struct Move: Equatable, Sendable {
    /// The old index.
    public let source: Int
    /// The new index.
    public let target: Int
  }

  /// Rows before.
  public let oldCount: Int
  /// For each new row its old index, or −1 if it is new.
  let origins: ContiguousArray<Int>
  /// New indices of the rows that both have and whose content differs, ascending.
  public let updated: [Int]

  /// Rows after.
  public var newCount: Int { origins.count }

  /// New indices of the rows that only the new list has, ascending. Complexity: O(n).
  public var inserted: [Int] { origins.indices.filter { origins[$0] < 0 } }

  /// Old indices of the rows that only the old list has, ascending. Complexity: O(n).
  public var removed: [Int] {
    let targets = targets
    return targets.indices.filter { targets[$0] < 0 }
  }

  /// The fewest moves that, with the insertions and removals, give the new order; by new index.
  ///
  /// Complexity: O(n), and O(n log n) comparisons where the order changed. The rows that stay are a
  /// longest ascending sequence of old indices (Fredman, "On computing the length of longest
  /// increasing subsequences", 1975).
  public var moved: [Move] {
    let staying = LongestRise.indices(of: origins)
    var next = 0
    var moves: [Move] = []
    for (target, source) in origins.enumerated() where source >= 0 {
      if next < staying.count && staying[next] == target {
        next += 1
      } else {
        moves.append(Move(source: source, target: target))
      }
    }
    return moves
  }

  /// For each old row its new index, or −1 if it is gone.
  var targets: ContiguousArray<Int> {
    var targets = ContiguousArray(repeating: -1, count: oldCount)
    for (target, source) in origins.enumerated() where source >= 0 { targets[source] = target }
    return targets
  }

  /// Takes what `init(from:to:id:isSame:)` found.
  @usableFromInline
  init(oldCount: Int, origins: ContiguousArray<Int>, updated: [Int]) {
    self.oldCount = oldCount
    self.origins = origins
    self.updated = updated
  }

  /// Compares two lists of rows. Rows with one identity are one row; it is updated unless `isSame`.
  ///
  /// Throws when an identity occurs twice in either list; the field is `old` or `new`, the value
  /// the index of the second. Complexity: O(n) expected.
  @inlinable
  public init<Row, ID: Hashable>(
    from old: [Row], to new: [Row], id: (Row) -> ID,
    isSame: (Row, Row) -> Bool = { _, _ in true }
  ) throws(RejectedEvent) {
    var places: [ID: Int] = [:]
    places.reserveCapacity(old.count)
    for (index, row) in old.enumerated() {
      guard places.updateValue(index, forKey: id(row)) == nil else {
        throw RejectedEvent(field: "old", value: index, requirement: "a row of its own identity")
      }
    }
    var origins = ContiguousArray(repeating: -1, count: new.count)
    var updated: [Int] = []
    // An identity met in the new rows is marked, whether it is old or new.
    for (index, row) in new.enumerated() {
      let origin = places.updateValue(.min, forKey: id(row)) ?? -1
      guard origin != .min else {
        throw RejectedEvent(field: "new", value: index, requirement: "a row of its own identity")
      }
      origins[index] = origin
      if origin >= 0 && !isSame(old[origin], row) { updated.append(index) }
    }
    self.init(oldCount: old.count, origins: origins, updated: updated)
  }
}
