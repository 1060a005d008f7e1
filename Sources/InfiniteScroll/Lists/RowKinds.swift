/// The kinds of rows: a pattern over row indices, and the pools that the kinds share.
struct RowKinds: Sendable {
  /// The kinds that occur, one per pool.
  private(set) var names: ContiguousArray<Int> = []
  private var pattern: ContiguousArray<Int> = []

  /// Takes the kinds of row 0, 1, …, repeating; at least one.
  init(_ kinds: [Int]) {
    var pools: [Int: Int] = [:]
    for kind in kinds {
      let pool = pools[kind] ?? names.count
      if pool == names.count {
        pools[kind] = pool
        names.append(kind)
      }
      pattern.append(pool)
    }
  }

  /// The pool that serves `row`.
  func pool(ofRow row: Int) -> Int { pattern.count == 1 ? 0 : pattern[row % pattern.count] }
}
