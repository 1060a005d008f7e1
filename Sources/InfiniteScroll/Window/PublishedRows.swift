/// What the published arithmetic keeps: an array of all rows, and what was on screen last.
///
/// Invariant in seed mode: `ordinals` are the rows held, in order; otherwise it is empty. Adding
/// one in front costs O(rows), which is the point.
struct PublishedRows: Equatable, Sendable {
  var ordinals: ContiguousArray<Int> = []
  var seen: ClosedRange<Int>?

  /// Follows the rows held from one range to another, one row at a time.
  mutating func follow(from old: ClosedRange<Int>, to new: ClosedRange<Int>, _ line: RowLine) {
    var row = old.lowerBound
    while row > new.lowerBound, let next = line.row(2, from: row, downTo: new.lowerBound) {
      ordinals.insert(next, at: 0)
      row = next
    }
    row = old.upperBound
    while row < new.upperBound, let next = line.row(2, from: row, through: new.upperBound) {
      ordinals.append(next)
      row = next
    }
    if !new.contains(old.lowerBound) || !new.contains(old.upperBound) {
      ordinals.removeAll { !new.contains($0) }
    }
  }

  mutating func remove(_ gone: Set<Int>) { ordinals.removeAll { gone.contains($0) } }
}
