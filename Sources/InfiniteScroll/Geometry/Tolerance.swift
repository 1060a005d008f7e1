/// Comparisons that forgive rounding noise: a relative tolerance of 1e-9 on quotients of lengths.
///
/// Noise in the last bits of a length may not add a copy or hide a seam; a real difference of a
/// hundredth of a point must. Leaves out subtraction: differences of nearly equal lengths have no
/// relative precision to be tolerant about.
enum Tolerance {
  static let relative = 1e-9

  /// The least whole number that is at least `value`, less the tolerance. `value` ≥ 0.
  static func ceiling(_ value: Double) -> Double {
    (value * (1 - relative)).rounded(.up)
  }

  /// Whether `value` is at least `bound`, less the tolerance. Both ≥ 0.
  static func isAtLeast(_ value: Double, _ bound: Double) -> Bool {
    value >= bound * (1 - relative)
  }
}
