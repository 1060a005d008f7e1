package import BenchModel
import BenchStatistics

/// What a session found out about the time of one benchmark: the verdict and the pairs behind it.
package struct TimeVerdict: Equatable, Sendable {
  /// The benchmark's id.
  package let benchmark: String
  /// The name of the metric that the values are of: `cpu`, or `wall` for bodies that wait.
  package let metric: String
  package let verdict: Verdict
  /// The pairs that the verdict rests on.
  package let pairs: PairedTimes
  /// The rule by which it was reached.
  package let rule: TimeRule
  /// What else a reader should know.
  package let notes: [String]

  package init(
    benchmark: String, metric: String, verdict: Verdict, pairs: PairedTimes, rule: TimeRule,
    notes: [String] = []
  ) {
    self.benchmark = benchmark
    self.metric = metric
    self.verdict = verdict
    self.pairs = pairs
    self.rule = rule
    self.notes = notes
  }

  /// The verdict on pairs that are all there will be, for one look.
  init(of pairs: PairedTimes, benchmark: String, metric: String, rule: TimeRule) {
    var verdict = pairs.obstacle
    if verdict == nil, pairs.count < TimeRule.looks[0] { verdict = .tooFewSamples }
    let seed = TimeVerdict.seed(pairs: pairs.count)
    self.init(
      benchmark: benchmark, metric: metric,
      verdict: verdict ?? rule.decision(on: pairs, seed: seed) ?? .inconclusive, pairs: pairs,
      rule: rule)
  }

  /// The seed of the random swaps at a look. Fixed: one session always gives one verdict, whether
  /// it is judged while it runs or from its record. The order inside pairs is what must be random.
  static func seed(pairs: Int) -> UInt64 { 0x7377_6170_73 &+ UInt64(clamping: pairs) }
}

extension TimeVerdict {
  /// The verdict with its facts, for values that are better in the given direction.
  ///
  /// Costs two bootstraps, some milliseconds.
  package func judgement(better: Metric.Polarity) -> Judgement {
    guard pairs.obstacle == nil, pairs.count > 0 else { return Judgement(verdict, notes: notes) }
    var judgement = Judgement(
      verdict, base: value(pairs.base, better), head: value(pairs.head, better), notes: notes)
    judgement.pairs = pairs.count
    guard let effect = Self.effect(of: pairs) else { return judgement }
    judgement.effect = better == .larger ? effect.ofRate : effect
    judgement.floor = Self.effect(of: pairs.baseAgainstItself).map {
      better == .larger ? $0.ofRate : $0
    }
    judgement.visibleFrom = visibleFrom(effect)
    return judgement
  }

  /// The mean of the better half of the block values: its ratio is the effect.
  private func value(_ values: [Double], _ better: Metric.Polarity) -> Double? {
    LowerHalfMean.ofLogarithms(values).map { better == .larger ? 1 / $0 : $0 }
  }

  private static func effect(of pairs: PairedTimes) -> Effect? {
    EffectInterval(base: pairs.base, candidate: pairs.head, bootstrap: Bootstrap(seed: 1)).map {
      Effect(change: $0.effect, interval: $0.interval)
    }
  }

  /// The smallest slowdown that as many pairs, as noisy as these, are called slower for four times
  /// in five: the least that matters, and above it the normal quantiles of the level and of 0.8
  /// times the standard error. Nil where so few pairs reach the level with no effect at all.
  ///
  /// "No change" has ruled the margin out, so that with few pairs it is the margin.
  private func visibleFrom(_ effect: Effect) -> Double? {
    let ruledOut = verdict == .noChange ? rule.margin : nil
    guard pairs.count >= TimeRule.fewestToAlarm, let interval = effect.interval,
      let ofLevel = NormalDistribution.quantile(1 - rule.level),
      let ofPower = NormalDistribution.quantile(0.8)
    else { return ruledOut }
    let isReachable =
      pairs.count > PermutationTest.mostExhaustivePairs
      || rule.level * Double(1 << pairs.count) >= 1
    // 95 % of a normal variable lie within 1.96 standard deviations.
    let error = interval.halfWidth / 1.96
    let visible = rule.minimumEffect + (ofLevel + ofPower) * error
    guard isReachable, visible.isFinite else { return ruledOut }
    return min(visible, ruledOut ?? visible)
  }
}
