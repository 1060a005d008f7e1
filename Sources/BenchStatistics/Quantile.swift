/// Quantiles of a sample, interpolated linearly between order statistics.
///
/// The p-quantile of the sorted values x₀ … xₙ₋₁ is the value at position (n − 1)·p, the point
/// between two neighbours divided in proportion: type 7 of Hyndman and Fan, "Sample quantiles in
/// statistical packages", The American Statistician 50(4), 1996; the default of R and NumPy.
/// Empty or non-finite input has no quantile: `nil`. Finite input never gives NaN or infinity.
/// O(n log n) for the sort; ask for several quantiles in one call.
package enum Quantile {
  /// The `p`-quantile, 0 ≤ p ≤ 1; `nil` for any other `p`.
  package static func of(_ values: [Double], at p: Double) -> Double? {
    of(values, at: [p])?.first
  }

  /// The quantiles at each of `positions`, sorting once; `nil` if any of them lies outside 0 … 1.
  package static func of(_ values: [Double], at positions: [Double]) -> [Double]? {
    guard Mean.isUsable(values), positions.allSatisfy({ $0 >= 0 && $0 <= 1 }) else { return nil }
    let sorted = values.sorted()
    return positions.map { interpolated(sorted, at: $0) }
  }

  /// The middle value, or the mean of the two middle ones.
  package static func median(_ values: [Double]) -> Double? { of(values, at: 0.5) }

  /// The least value. O(n).
  package static func minimum(_ values: [Double]) -> Double? {
    Mean.isUsable(values) ? values.min() : nil
  }

  /// The greatest value. O(n).
  package static func maximum(_ values: [Double]) -> Double? {
    Mean.isUsable(values) ? values.max() : nil
  }

  /// The quantile of values that are sorted, finite and not empty, 0 ≤ p ≤ 1. O(1).
  static func interpolated(_ sorted: [Double], at p: Double) -> Double {
    let position = Double(sorted.count - 1) * p
    let index = Swift.min(Int(position), sorted.count - 1)
    let low = sorted[index]
    let high = sorted[Swift.min(index + 1, sorted.count - 1)]
    let share = position - Double(index)
    // Weighting both ends cannot overflow, where low + share * (high - low) could.
    return Swift.min(Swift.max(low * (1 - share) + high * share, low), high)
  }
}
