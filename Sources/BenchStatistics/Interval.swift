/// A closed interval of finite numbers: an estimate's confidence interval.
///
/// Invariant: `low` ≤ `high`, both finite. It does not carry its level of confidence.
package struct Interval: Equatable, Sendable {
  /// The lower end.
  package let low: Double
  /// The upper end.
  package let high: Double

  /// The interval between two ends; `nil` if they are out of order or not finite.
  package init?(low: Double, high: Double) {
    guard low.isFinite, high.isFinite, low <= high else { return nil }
    self.low = low
    self.high = high
  }

  /// Half the distance between the ends, the number after a ±. Finite for any ends.
  package var halfWidth: Double { high / 2 - low / 2 }

  /// Whether `value` lies inside, ends included.
  package func contains(_ value: Double) -> Bool { low <= value && value <= high }

  /// The interval around the two ends after `transform`, a rising function; `nil` if that leaves
  /// the finite numbers.
  func mapped(_ transform: (Double) -> Double) -> Interval? {
    Interval(low: transform(low), high: transform(high))
  }
}
