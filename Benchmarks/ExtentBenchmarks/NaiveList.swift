import InfiniteScroll

/// A list that recycles its cells, as a competent engineer writes it: prefix sums and binary search
/// for the geometry, a dictionary from row to cell, one spare row on either side.
///
/// Says what its host must do in the same changes as the library's list. A scroll step is O(log
/// rows) and O(rows near); leaves out kinds of rows, headers and edits.
struct NaiveList {
  private let sums: NaivePrefixSums
  private let viewport: Double
  private var cellOfRow: [Int: Int] = [:]
  private var spare: ContiguousArray<Int> = []
  private var made = 0

  /// The content offset in points.
  private(set) var offset = 0.0
  /// The rows that have cells: the visible ones, and one on either side.
  private(set) var nearRows = 0..<0

  /// A list of these rows at offset 0, whose first cells are made by the changes.
  init(
    _ extents: ContiguousArray<Double>, viewport: Double, into changes: inout RowChanges
  ) {
    sums = NaivePrefixSums(extents, rebuild: .vector)
    self.viewport = viewport
    show(&changes)
  }

  mutating func scroll(by distance: Double, into changes: inout RowChanges) {
    offset = min(max(offset + distance, 0), max(0, sums.contentExtent - viewport))
    show(&changes)
  }

  /// The rows that have cells, as the dictionary knows them.
  var boundRows: Set<Int> { Set(cellOfRow.keys) }

  private mutating func show(_ changes: inout RowChanges) {
    guard let first = sums.row(at: offset), let last = sums.row(at: offset + viewport) else {
      return
    }
    let end = sums.offset(ofRow: last) < offset + viewport ? last + 1 : last
    let near = max(0, first - 1)..<min(sums.count, end + 1)
    guard near != nearRows else { return }
    for row in nearRows where !near.contains(row) {
      if let cell = cellOfRow.removeValue(forKey: row) { spare.append(cell) }
    }
    for row in near where cellOfRow[row] == nil {
      let cell = spare.popLast() ?? makeCell(&changes)
      cellOfRow[row] = cell
      changes.append(.bind(cell: cell, row: row))
      changes.append(.move(cell: cell, position: sums.offset(ofRow: row)))
    }
    nearRows = near
  }

  private mutating func makeCell(_ changes: inout RowChanges) -> Int {
    changes.append(.make(cell: made, kind: 0))
    made += 1
    return made - 1
  }
}
