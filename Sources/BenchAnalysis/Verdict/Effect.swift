package import BenchStatistics

/// A relative change: 0.02 is 2 % more, −0.02 is 2 % less.
///
/// Invariant: finite. From a base of 0 there is no relative change, and so no effect.
package struct Effect: Equatable, Sendable {
  /// The change, or the best estimate of it.
  package let change: Double
  /// Its 95 % interval; nil for exact values.
  package let interval: Interval?

  /// An estimate with its interval.
  init(change: Double, interval: Interval?) {
    // Adding 0 turns -0 into 0.
    self.change = Self.held(change) + 0
    self.interval = interval
  }

  /// The change from `base` to `head`; nil if `base` is 0 or either is not finite.
  init?(from base: Double, to head: Double) {
    guard base.isFinite, head.isFinite, base != 0 else { return nil }
    // Halves, so that the difference of two huge numbers stays finite.
    let half = (head / 2 - base / 2) / base.magnitude
    self.init(change: 2 * half, interval: nil)
  }

  /// The effect on a rate, when this is the effect on the time of one.
  var ofRate: Effect {
    let inverse = { (change: Double) in 1 / (1 + change) - 1 }
    let turned = interval.flatMap { Interval(low: inverse($0.high), high: inverse($0.low)) }
    return Effect(change: inverse(change), interval: turned)
  }

  private static func held(_ change: Double) -> Double {
    let most = Double.greatestFiniteMagnitude
    return change.isNaN ? 0 : min(max(change, -most), most)
  }
}
