/// The rows that are section headers, by their present indices.
///
/// Invariant: sorted, no row twice. Searches are O(log headers), edits O(headers).
struct HeaderRows: Sendable {
  private var rows: ContiguousArray<Int>

  init(_ rows: [Int]) {
    self.rows = []
    for row in rows.sorted() where self.rows.last != row { self.rows.append(row) }
  }

  /// The last header at or before `row`.
  func last(notAfter row: Int) -> Int? {
    let place = place(after: row)
    return place > 0 ? rows[place - 1] : nil
  }

  /// The first header after `row`.
  func first(after row: Int) -> Int? {
    let place = place(after: row)
    return place < rows.count ? rows[place] : nil
  }

  /// Makes room for `count` rows, none of them headers, before `row`.
  mutating func insert(_ count: Int, at row: Int) {
    for place in place(after: row - 1)..<rows.count { rows[place] += count }
  }

  /// Forgets the headers in `removed` and closes the gap.
  mutating func remove(_ removed: Range<Int>) {
    let first = place(after: removed.lowerBound - 1)
    rows.removeSubrange(first..<place(after: removed.upperBound - 1))
    for place in first..<rows.count { rows[place] -= removed.count }
  }

  private func place(after row: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
