/// What is measured: a name, a unit, whether it is the same on every run, and which way is better.
///
/// Leaves out the values: those are `Measured`, and stand beside the metric in a record.
public struct Metric: Hashable, Sendable {
  /// Whether a metric is the same on every run of one binary.
  public enum Kind: String, Sendable {
    /// The same number on every run; compared exactly, on any machine.
    case exact
    /// One value a block; compared only side by side, in one session.
    case sampled
  }

  /// Which direction is an improvement.
  public enum Polarity: String, Sendable {
    /// Less is better: times, bytes, counts of work.
    case smaller
    /// More is better: throughput, headroom.
    case larger
  }

  /// The key in the record; unique within a benchmark.
  public let name: String
  /// The unit of every value.
  public let unit: Unit
  /// Exact or sampled.
  public let kind: Kind
  /// Which direction is an improvement.
  public let better: Polarity

  /// Makes a metric of an author's own.
  public init(_ name: String, unit: Unit, kind: Kind, better: Polarity = .smaller) {
    self.name = name
    self.unit = unit
    self.kind = kind
    self.better = better
  }

  /// An exact metric of an author's own: work counts, sizes, anything that a rerun repeats.
  public static func exact(
    _ name: String, _ unit: Unit = .count, better: Polarity = .smaller
  ) -> Metric {
    Metric(name, unit: unit, kind: .exact, better: better)
  }

  /// A sampled metric of an author's own: one value a block.
  public static func sampled(
    _ name: String, _ unit: Unit, better: Polarity = .smaller
  ) -> Metric {
    Metric(name, unit: unit, kind: .sampled, better: better)
  }
}
