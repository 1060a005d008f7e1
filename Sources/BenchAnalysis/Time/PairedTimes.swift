import BenchStatistics

/// The block values of two builds, element k of either side being of pair k.
///
/// Invariant: both sides have the same number of values. Which block of a pair ran first was
/// drawn at random: all that is concluded from the values rests on that.
package struct PairedTimes: Equatable, Sendable {
  package private(set) var base: [Double]
  package private(set) var head: [Double]

  /// The pairs of two lists; what one side has more than the other is left out.
  package init(base: [Double] = [], head: [Double] = []) {
    let count = min(base.count, head.count)
    self.base = Array(base.prefix(count))
    self.head = Array(head.prefix(count))
  }

  /// The number of pairs.
  package var count: Int { base.count }

  /// Adds a pair.
  package mutating func append(base: Double, head: Double) {
    self.base.append(base)
    self.head.append(head)
  }

  /// Why the values cannot be tested, as a verdict; nil where they can.
  var obstacle: Verdict? {
    let values = base + head
    guard values.allSatisfy(\.isFinite) else {
      return .unavailable("a recorded value is not a finite number")
    }
    return values.allSatisfy { $0 > 0 } ? nil : .belowResolution
  }

  /// The base against itself: its blocks taken two by two, in turn as base and as head. Neighbours
  /// in time are two pairs apart at most, and a drift cancels out.
  var baseAgainstItself: PairedTimes {
    var halves = PairedTimes()
    for first in stride(from: 0, to: count - 1, by: 2) {
      let isForward = first.isMultiple(of: 4)
      halves.append(
        base: base[isForward ? first : first + 1], head: base[isForward ? first + 1 : first])
    }
    return halves
  }

  /// The same pairs of times where the values are rates.
  var inverted: PairedTimes { PairedTimes(base: base.map { 1 / $0 }, head: head.map { 1 / $0 }) }
}
