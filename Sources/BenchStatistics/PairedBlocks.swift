import Glibc

/// Blocks of two builds, measured in pairs, as logarithms.
///
/// Invariant: both sides have the same number of blocks, at least one, all finite; element k of
/// either side belongs to pair k. Ratios of times become differences of logarithms, so an effect
/// of +1 % is the same on a fast and on a slow benchmark. O(n) to make.
struct PairedBlocks: Equatable, Sendable {
  let base: [Double]
  let candidate: [Double]

  /// The pairs of two lists of block values; `nil` if the lists are empty or of unequal length, or
  /// a value is not finite and above zero.
  init?(baseValues: [Double], candidateValues: [Double]) {
    guard !baseValues.isEmpty, baseValues.count == candidateValues.count,
      (baseValues + candidateValues).allSatisfy({ $0 > 0 && $0.isFinite })
    else { return nil }
    base = baseValues.map { log($0) }
    candidate = candidateValues.map { log($0) }
  }

  /// The number of pairs.
  var count: Int { base.count }

  /// The mean of the lower half of the candidate's logarithms less that of the base's.
  var difference: Double { Self.lowerHalfMean(candidate) - Self.lowerHalfMean(base) }

  /// The relative effect that a difference of logarithms stands for: 0.01 is 1 % slower. Held to
  /// the finite numbers.
  static func effect(ofDifference difference: Double) -> Double {
    Swift.min(expm1(difference), .greatestFiniteMagnitude)
  }

  private static func lowerHalfMean(_ logarithms: [Double]) -> Double {
    // Never empty: the invariant.
    let count = LowerHalfMean.count(of: logarithms.count)
    return logarithms.sorted().prefix(count).reduce(0, +) / Double(count)
  }
}
