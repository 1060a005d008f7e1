/// The strip of slots that the original design lays its sections on: 2k − 1 … 3k.
///
/// Invariant: `sectionsPerPage` is in the range that `PagerConfiguration` checked, so no sum here
/// can overflow. Costs nothing: it is arithmetic.
struct PagerStrip: Equatable {
  let sectionsPerPage: Int

  /// The slot that a pager starts at.
  var start: Int { 2 * sectionsPerPage }
  private var first: Int { 2 * sectionsPerPage - 1 }
  private var last: Int { 3 * sectionsPerPage }

  /// The slot of an unbounded position: (2k − 1) + ((p + 1) mod (k + 2)), for every integer p.
  func slot(at position: Int) -> Int {
    let period = sectionsPerPage + 2
    // Above −period whatever the sign of `position`, so the sum is above 0.
    let remainder = position % period
    return first + (remainder + period + 1) % period
  }

  /// The published seam: what runs off one end goes to the other end, its remainder lost.
  func publishedSeam(_ slot: Int) -> Int {
    if slot < first { return last }
    return slot > last ? first : slot
  }
}
