/// One of the two builds of a comparison.
package enum Side: String, CaseIterable, Sendable {
  case base, head
}

/// A pair of blocks to run next: both builds of one benchmark, `first` first.
package struct PairRequest: Equatable, Sendable {
  /// The place of the benchmark in the schedule.
  package let index: Int
  /// The benchmark's id.
  package let benchmark: String
  /// The side that runs first, by the flip of a coin.
  package let first: Side

  /// The two sides in the order in which they run.
  package var order: [Side] { first == .base ? [.base, .head] : [.head, .base] }
}
