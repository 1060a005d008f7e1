import Glibc

/// The standard normal distribution's quantile, and Student's through it.
///
/// Solved by bisection of the C library's `erfc`, which is right to the last digits and short;
/// it runs once an interval, never in a loop. O(1).
package enum NormalDistribution {
  /// The z that a standard normal variable stays below with probability `p`; `nil` unless
  /// 0 < p < 1.
  package static func quantile(_ p: Double) -> Double? {
    guard p > 0, p < 1 else { return nil }
    var low = -40.0
    var high = 40.0
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if erfc(-middle / 2.0.squareRoot()) / 2 < p { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The z for a two-sided interval of the given confidence; `nil` unless 0 < confidence < 1.
  static func twoSided(_ confidence: Double) -> Double? {
    guard confidence > 0, confidence < 1 else { return nil }
    return quantile((1 - confidence) / 2).map { -$0 }
  }

  /// Student's quantile for `freedom` ≥ 1 degrees of freedom where the normal one is `z`.
  ///
  /// The expansion of Cornish and Fisher, Abramowitz and Stegun 26.7.5; within 1 % at 95 % from
  /// 5 degrees on, 4 % too small at 3.
  static func student(_ z: Double, freedom: Double) -> Double {
    let cube = z * z * z
    let first = (cube + z) / 4
    let second = (5 * cube * z * z + 16 * cube + 3 * z) / 96
    let third = (3 * cube * cube * z + 19 * cube * z * z + 17 * cube - 15 * z) / 384
    let f = Swift.max(freedom, 1)
    return z + first / f + second / (f * f) + third / (f * f * f)
  }
}
