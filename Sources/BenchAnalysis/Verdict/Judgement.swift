package import BenchStatistics

/// A verdict with the facts that it rests on.
///
/// Invariant: every number is finite. Where exact runs disagreed there is a range in the place of
/// the value.
package struct Judgement: Equatable, Sendable {
  package var verdict: Verdict
  /// The base's value: exact, or the mean of the better half of its blocks.
  package var base: Double?
  /// The head's value.
  package var head: Double?
  /// What the base's exact runs gave, where they disagreed.
  package var baseRange: Interval?
  /// What the head's exact runs gave, where they disagreed.
  package var headRange: Interval?
  /// The relative change from base to head.
  package var effect: Effect?
  /// The smallest relative change that this run would have seen four times in five; 0 where any
  /// change is seen. Nil where none would have been.
  package var visibleFrom: Double?
  /// The base against itself in the same session: what this session makes of no change at all.
  package var floor: Effect?
  /// The pairs of blocks behind a sampled value.
  package var pairs: Int?
  /// What else a reader should know, each a clause without a full stop.
  package var notes: [String]

  init(_ verdict: Verdict, base: Double? = nil, head: Double? = nil, notes: [String] = []) {
    self.verdict = verdict
    self.base = base.flatMap { $0.isFinite ? $0 + 0 : nil }
    self.head = head.flatMap { $0.isFinite ? $0 + 0 : nil }
    self.notes = notes
  }
}
