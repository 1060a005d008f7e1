import Glibc

/// The mean of the lower half of the values: what a block of work costs when nobody disturbs it.
///
/// Noise on a shared machine only ever adds time, so the upper half tells of the neighbours; the
/// minimum alone would follow rare turbo samples that are 3–6 % fast. Of n values the ⌈n/2⌉ least
/// count, so one value is its own lower half and a middle value is in it. Ties need no rule: equal
/// values have equal sums, whichever of them is left out. Empty or non-finite input: `nil`.
/// O(n log n). It leaves out bimodality: two modes of equal weight give the lower mode.
package enum LowerHalfMean {
  /// The arithmetic mean of the lower half.
  package static func ofValues(_ values: [Double]) -> Double? {
    guard Mean.isUsable(values) else { return nil }
    return Mean.arithmetic(Array(values.sorted().prefix(count(of: values.count))))
  }

  /// The mean of the lower half of the logarithms, back on the scale of the values: the geometric
  /// mean of the lower half.
  ///
  /// Where a value is zero or negative there are no logarithms, and the plain mean of the lower
  /// half stands in; a series of counts with a zero in it keeps a finite statistic.
  package static func ofLogarithms(_ values: [Double]) -> Double? {
    guard Mean.isUsable(values) else { return nil }
    let lower = Array(values.sorted().prefix(count(of: values.count)))
    return Mean.geometric(lower) ?? Mean.arithmetic(lower)
  }

  /// How many of `n` values make the lower half: ⌈n/2⌉.
  static func count(of n: Int) -> Int { n / 2 + n % 2 }
}
