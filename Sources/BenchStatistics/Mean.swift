import Glibc

/// Arithmetic and geometric means that never turn finite values into infinity.
///
/// Empty input and input with a NaN or an infinity have no mean: `nil`. O(n), no memory.
package enum Mean {
  /// The arithmetic mean.
  package static func arithmetic(_ values: [Double]) -> Double? {
    guard isUsable(values) else { return nil }
    let count = Double(values.count)
    let sum = values.reduce(0, +)
    return sum.isFinite ? sum / count : values.reduce(0) { $0 + $1 / count }
  }

  /// The geometric mean, the right average of ratios; `nil` unless every value is above zero.
  ///
  /// Source: Fleming and Wallace, "How not to lie with statistics: the correct way to summarize
  /// benchmark results", CACM 29(3), 1986.
  package static func geometric(_ values: [Double]) -> Double? {
    guard isUsable(values), let least = values.min(), let most = values.max(), least > 0
    else { return nil }
    let logMean = values.reduce(0) { $0 + log($1) } / Double(values.count)
    return Swift.min(Swift.max(exp(logMean), least), most)
  }

  /// Whether there is at least one value and all are finite: what every statistic here asks for.
  static func isUsable(_ values: [Double]) -> Bool {
    !values.isEmpty && values.allSatisfy(\.isFinite)
  }
}
