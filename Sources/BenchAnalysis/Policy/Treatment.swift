/// How one metric of one benchmark is judged.
///
/// Invariant: every number is finite and not negative.
package struct Treatment: Equatable, Sendable {
  /// What a verdict may do.
  package enum Role: String, Sendable {
    /// A regression fails.
    case gates
    /// Judged and shown; fails nothing.
    case reports
    /// Left out.
    case ignored
  }

  package var role: Role
  /// The relative change of an exact metric up to which it counts as unchanged.
  package var tolerance: Double
  /// The absolute change, in the metric's unit, up to which an exact metric counts as unchanged,
  /// from 0 too.
  package var slack: Double
  /// The least relative effect on a sampled metric that matters.
  package var minimumEffect: Double
  /// The owner's words on why it is judged so; reports print them.
  package var note: String?

  package init(
    _ role: Role, tolerance: Double = 0.005, slack: Double = 0, minimumEffect: Double = 0.01,
    note: String? = nil
  ) {
    self.role = role
    self.tolerance = Self.usable(tolerance) ?? 0.005
    self.slack = Self.usable(slack) ?? 0
    self.minimumEffect = Self.usable(minimumEffect).map { min($0, 0.5) } ?? 0.01
    self.note = note
  }

  static func usable(_ number: Double?) -> Double? {
    number.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}
