internal import BenchAnalysis

/// How much a metric of some benchmarks may worsen before a gate fails, and why.
///
/// Without one, an exact metric may rise by 0.5 %, and not at all from 0.
///
///     Tolerance(of: "allocatedBytes", in: "feed/*", relative: 0.02, note: "pools grow by chunks")
public struct Tolerance: Sendable {
  /// What is done with a worsening.
  public enum Role: Sendable {
    /// The gate fails.
    case gates
    /// It is reported, and nothing fails.
    case reports
  }

  let rule: Policy.Rule

  /// Makes a tolerance.
  ///
  /// - Parameters:
  ///   - metric: the metric's name; `*` stands for any text.
  ///   - benchmarks: the benchmarks' ids; `*` stands for any text.
  ///   - relative: the share by which the metric may worsen; nil for the usual one.
  ///   - absolute: the amount, in the metric's unit, by which it may worsen; nil for none.
  ///   - role: whether a worsening fails the gate.
  ///   - note: why; reports print it.
  public init(
    of metric: String, in benchmarks: String = "*", relative: Double? = nil,
    absolute: Double? = nil, role: Role = .gates, note: String
  ) {
    rule = Policy.Rule(
      benchmarks: Glob(benchmarks), metrics: Glob(metric),
      role: role == .gates ? .gates : .reports, tolerance: relative, slack: absolute, note: note)
  }
}
