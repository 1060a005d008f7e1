import Glibc

/// A permutation test on pairs of blocks: could the effect be chance?
///
/// The statistic is the difference of the lower-half means of the log block values. If the change
/// did nothing (beyond the shift that is tested against), the two blocks of a pair could as well
/// have been swapped; the p-value is the share of all such swaps that give at least the difference
/// observed. It needs no model of the noise, only that the order inside each pair was drawn at
/// random. All 2ⁿ swaps are tried for n ≤ 16 pairs. For more, 20/α − 1 random ones are, stopping
/// at the 40th hit: Besag and Clifford, "Sequential Monte Carlo p-values", Biometrika 78(2), 1991.
/// Cost: O(n) a swap; at most 2¹⁵ or 20/α of them.
/// It leaves out pairs that are not independent of each other, such as a load that only one of the
/// builds meets.
package struct PermutationTest: Equatable, Sendable {
  /// A p-value and how it was reached.
  package struct Outcome: Equatable, Sendable {
    /// The p-value: above 0, at most 1.
    package let p: Double
    /// The number of swaps behind it.
    package let swaps: Int
    /// Whether all swaps were tried; if not, they were drawn at random.
    package let isExhaustive: Bool
  }

  /// The most pairs for which every swap is tried.
  package static let mostExhaustivePairs = 16
  /// The hits after which random swaps stop: p is then known to about 1 in 6.
  package static let hitsToStop = 40
  /// The most random swaps, reached for α below 0.000 004.
  package static let mostSwaps = 5_000_000

  private let pairs: PairedBlocks

  /// A test of `candidate` against `base`, element k of each being pair k.
  ///
  /// `nil` if the lists are empty or of unequal length, or a value is not finite and above zero.
  package init?(base: [Double], candidate: [Double]) {
    guard let pairs = PairedBlocks(baseValues: base, candidateValues: candidate) else { return nil }
    self.pairs = pairs
  }

  /// The effect observed: 0.02 is 2 % slower.
  package var effect: Double { PairedBlocks.effect(ofDifference: pairs.difference) }

  /// p(effect ≤ `bound`): small if the candidate is slower than `bound`, 0.01 being +1 %.
  ///
  /// `alpha` is the level that p will be held against; `nil` unless 0 < alpha < 1 and bound > −1.
  package func p(effectAtMost bound: Double, alpha: Double, seed: UInt64) -> Outcome? {
    guard bound > -1, bound.isFinite else { return nil }
    let shift = log1p(bound)
    return outcome(pairs.base, pairs.candidate.map { $0 - shift }, alpha: alpha, seed: seed)
  }

  /// p(effect ≥ `bound`): small if the candidate is faster than `bound`, −0.01 being −1 %.
  ///
  /// `alpha` is the level that p will be held against; `nil` unless 0 < alpha < 1 and bound > −1.
  package func p(effectAtLeast bound: Double, alpha: Double, seed: UInt64) -> Outcome? {
    guard bound > -1, bound.isFinite else { return nil }
    let shift = log1p(bound)
    return outcome(pairs.candidate.map { $0 - shift }, pairs.base, alpha: alpha, seed: seed)
  }

  /// Whether the candidate is slower than `bound` at `level`: p(effect ≤ `bound`) ≤ `level`.
  ///
  /// The answer that comparing `p` gives, sooner: it stops once p is known to be above the level.
  /// False for a level or bound that `p` has no answer for.
  package func isAbove(_ bound: Double, level: Double, seed: UInt64) -> Bool {
    guard bound > -1, bound.isFinite else { return false }
    let shift = log1p(bound)
    return isRejected(pairs.base, pairs.candidate.map { $0 - shift }, level: level, seed: seed)
  }

  /// Whether the candidate is faster than `bound` at `level`: p(effect ≥ `bound`) ≤ `level`.
  ///
  /// Otherwise as `isAbove`.
  package func isBelow(_ bound: Double, level: Double, seed: UInt64) -> Bool {
    guard bound > -1, bound.isFinite else { return false }
    let shift = log1p(bound)
    return isRejected(pairs.candidate.map { $0 - shift }, pairs.base, level: level, seed: seed)
  }

  private func isRejected(
    _ low: [Double], _ high: [Double], level: Double, seed: UInt64
  ) -> Bool {
    guard level > 0, level < 1 else { return false }
    let swaps = PairSwaps(low: low, high: high)
    guard pairs.count > Self.mostExhaustivePairs else {
      let most = Int(level * Double(1 << pairs.count))
      return swaps.hitsOfAll(stoppingAbove: most) <= most
    }
    // p ≤ level means fewer hits than `limit`, which is 20 unless the swaps are held to the most.
    let most = Self.swaps(for: level)
    var limit = Int((level * Double(most + 1)).rounded())
    while limit > 0, Double(limit) / Double(most + 1) > level { limit -= 1 }
    return swaps.drawn(most: most, stoppingAt: limit, seed: seed).hits < limit
  }

  private static func swaps(for level: Double) -> Int {
    Int(Swift.min(20 / level, Double(mostSwaps)).rounded()) - 1
  }

  private func outcome(
    _ low: [Double], _ high: [Double], alpha: Double, seed: UInt64
  ) -> Outcome? {
    guard alpha > 0, alpha < 1 else { return nil }
    let swaps = PairSwaps(low: low, high: high)
    guard pairs.count > Self.mostExhaustivePairs else {
      let total = 1 << pairs.count
      let p = Double(swaps.hitsOfAll()) / Double(total)
      return Outcome(p: p, swaps: total, isExhaustive: true)
    }
    let most = Self.swaps(for: alpha)
    let drawn = swaps.drawn(most: most, stoppingAt: Self.hitsToStop, seed: seed)
    let p =
      drawn.hits >= Self.hitsToStop
      ? Double(drawn.hits) / Double(drawn.swaps) : Double(drawn.hits + 1) / Double(most + 1)
    return Outcome(p: p, swaps: drawn.swaps, isExhaustive: false)
  }
}
