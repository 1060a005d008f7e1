/// What a body throws where there is nothing to measure, with the reason that reports then show.
///
/// Not a failure: the benchmark's metrics are unavailable, and the run goes on and succeeds.
public struct Skipped: Error, Equatable, Sendable {
  /// Why, in words that can stand under a table.
  public let reason: String

  /// Makes the reason.
  public init(_ reason: String) { self.reason = reason }
}
