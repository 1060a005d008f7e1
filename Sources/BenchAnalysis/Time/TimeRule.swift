import BenchStatistics

/// When pairs of blocks are enough to call a build slower, faster or unchanged.
///
/// The p-values are those of `PermutationTest`, so the rates below hold whatever the noise, as long
/// as the order inside pairs was drawn at random. With B benchmarks in the suite, m the least
/// effect that matters (1 %) and four looks at which a build may be called slower:
/// - slower: p(effect ≤ +m) ≤ 0.01 / (4 · B);
/// - faster: p(effect ≥ −m) ≤ 0.01 / (4 · B);
/// - no change: effects of +(m + 2 %) and −(m + 2 %) are both rejected at 0.005, and neither
///   p(effect ≤ +m) nor its mirror is 0.05 or less.
/// So at most 1 suite in 100 without a change has a "slower" in it. The numbers were the best of
/// several compared on recorded blocks. Cost of a decision: up to four permutation tests.
package struct TimeRule: Equatable, Sendable {
  /// The counts of pairs after which a decision may be made; the first one can only say that
  /// nothing changed.
  package static let looks = [8, 16, 30, 60, 120]
  /// The fewest pairs that can call a build slower or faster.
  package static let fewestToAlarm = 16
  /// The most benchmarks that are decided directly: for more, the 2¹⁶ swaps of 16 pairs cannot
  /// reach the level, and a screen comes first.
  package static let mostDecidedDirectly = 163

  /// The benchmarks whose false alarms are counted together, at least 1.
  package let benchmarks: Int
  /// The least relative effect that matters.
  package let minimumEffect: Double
  /// The share of suites without a change in which one benchmark or more may be called slower.
  package let falseAlarms: Double

  /// The rule for a suite of so many benchmarks.
  package init(benchmarks: Int, minimumEffect: Double = 0.01, falseAlarms: Double = 0.01) {
    self.benchmarks = max(1, benchmarks)
    self.minimumEffect = minimumEffect >= 0 ? min(minimumEffect, 0.5) : 0.01
    self.falseAlarms = falseAlarms > 0 && falseAlarms < 1 ? falseAlarms : 0.01
  }

  /// The level of one test of one benchmark at one look.
  package var level: Double { falseAlarms / (4 * Double(benchmarks)) }

  /// The effect that must be ruled out for "no change".
  package var margin: Double { minimumEffect + 0.02 }

  /// What `pairs` decide: `.slower`, `.faster`, `.noChange`, or nil for not yet.
  ///
  /// `seed` is that of the random swaps; the same one gives the same decision.
  package func decision(on pairs: PairedTimes, seed: UInt64) -> Verdict? {
    guard let test = PermutationTest(base: pairs.base, candidate: pairs.head) else { return nil }
    if pairs.count >= Self.fewestToAlarm, let alarm = alarm(test, at: level, seed) { return alarm }
    return isUnchanged(test, seed) ? .noChange : nil
  }

  /// Whether a screen should have the benchmark looked at again: p ≤ 0.05 on either side.
  func isSuspect(_ pairs: PairedTimes, seed: UInt64) -> Bool {
    guard let test = PermutationTest(base: pairs.base, candidate: pairs.head) else { return false }
    return alarm(test, at: Self.suspicion, seed) != nil
  }

  // The swaps of a test come in mirrored pairs, so an effect on the wrong side of its bound has
  // p ≥ 1/2 and needs no test.

  func alarm(_ test: PermutationTest, at level: Double, _ seed: UInt64) -> Verdict? {
    let effect = test.effect
    if effect > minimumEffect, test.isAbove(minimumEffect, level: level, seed: seed) {
      return .slower
    }
    let isFaster = effect < -minimumEffect && test.isBelow(-minimumEffect, level: level, seed: seed)
    return isFaster ? .faster : nil
  }

  private func isUnchanged(_ test: PermutationTest, _ seed: UInt64) -> Bool {
    abs(test.effect) < margin && alarm(test, at: Self.suspicion, seed) == nil
      && test.isBelow(margin, level: Self.exclusion, seed: seed)
      && test.isAbove(-margin, level: Self.exclusion, seed: seed)
  }

  private static let exclusion = 0.005
  private static let suspicion = 0.05
}
