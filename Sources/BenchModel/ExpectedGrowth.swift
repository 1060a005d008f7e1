/// How an author expects a benchmark's memory to grow along its growth curve.
///
/// A run in which it grows worse than that fails and says so.
public enum ExpectedGrowth: String, Hashable, Sendable {
  /// Flat once it has warmed up.
  case constant
  /// By a constant with each doubling.
  case logarithmic
  /// In proportion.
  case linear
}
