package import BenchModel

/// What a gate lets pass: the standard treatment of each metric, and the owner's exceptions.
///
/// A value; looking a treatment up costs a match a rule.
package struct Policy: Equatable, Sendable {
  /// An exception for the benchmarks and metrics that two patterns describe. What is nil stays as
  /// it was; a number that is negative or not finite does too.
  package struct Rule: Equatable, Sendable {
    package var benchmarks: Glob
    package var metrics: Glob
    package var role: Treatment.Role?
    package var tolerance: Double?
    package var slack: Double?
    package var minimumEffect: Double?
    /// Why; reports print it beside what it is about.
    package var note: String?

    package init(
      benchmarks: Glob, metrics: Glob = "*", role: Treatment.Role? = nil, tolerance: Double? = nil,
      slack: Double? = nil, minimumEffect: Double? = nil, note: String? = nil
    ) {
      self.benchmarks = benchmarks
      self.metrics = metrics
      self.role = role
      self.tolerance = tolerance
      self.slack = slack
      self.minimumEffect = minimumEffect
      self.note = note
    }
  }

  /// The exceptions; where several match, each overrides what the earlier ones said.
  package var rules: [Rule]

  package init(rules: [Rule] = []) { self.rules = rules }

  /// The standard treatment, without exceptions.
  package static let standard = Policy()

  /// How `metric` of the benchmark `id` is judged; `usual` is where the rules start from.
  package func treatment(of metric: Metric, in id: String, usual: Treatment? = nil) -> Treatment {
    var treatment = usual ?? .standard(for: metric)
    for rule in rules where rule.benchmarks.matches(id) && rule.metrics.matches(metric.name) {
      treatment = Treatment(
        rule.role ?? treatment.role,
        tolerance: Treatment.usable(rule.tolerance) ?? treatment.tolerance,
        slack: Treatment.usable(rule.slack) ?? treatment.slack,
        minimumEffect: Treatment.usable(rule.minimumEffect) ?? treatment.minimumEffect,
        note: rule.note ?? treatment.note)
    }
    return treatment
  }
}
