/// What a comparison says of one metric of one benchmark.
///
/// Exact metrics come out as `regression` or `improvement`, sampled ones as `slower` or `faster`;
/// whatever stands in the way of an answer is a value too, so that nothing passes in silence.
package enum Verdict: Equatable, Sendable {
  /// An exact metric is worse by more than its tolerance.
  case regression
  /// An exact metric is better by more than its tolerance.
  case improvement
  /// A sampled metric is worse, by more than the least effect that matters.
  case slower
  /// A sampled metric is better, by more than the least effect that matters.
  case faster
  /// The same, or as good as the same: within the tolerance, or shown to be within 3 %.
  case noChange
  /// Neither changed nor unchanged after all the pairs that there are: no pass and no fail.
  case inconclusive
  /// In the base, not in the head.
  case missing
  /// In the head, not in the base.
  case new
  /// The two sides were not measured alike.
  case notComparable(Incomparability)
  /// One side has no value, and this is why.
  case unavailable(String)
  /// Exact runs of one side disagreed with each other.
  case unstable
  /// A body that the clock cannot see.
  case belowResolution
  /// Fewer pairs than a verdict takes.
  case tooFewSamples
}

extension Verdict {
  /// Worse: what fails a gate.
  package var isWorse: Bool { self == .regression || self == .slower }

  /// Better.
  package var isBetter: Bool { self == .improvement || self == .faster }

  /// No answer for want of better samples.
  package var isUndecided: Bool {
    self == .inconclusive || self == .belowResolution || self == .tooFewSamples
  }

  /// Shown, and never counted: for want of a value, or of one that a rerun repeats.
  package var isSilent: Bool {
    if case .unavailable = self { true } else { self == .unstable }
  }

  /// True where the two sides were held against each other at all.
  package var isJudged: Bool { isWorse || isBetter || isUndecided || self == .noChange }

  /// The verdict's name in files, without its reason.
  package var key: String {
    switch self {
    case .regression: "regression"
    case .improvement: "improvement"
    case .slower: "slower"
    case .faster: "faster"
    case .noChange: "noChange"
    case .inconclusive: "inconclusive"
    case .missing: "missing"
    case .new: "new"
    case .notComparable: "notComparable"
    case .unavailable: "unavailable"
    case .unstable: "unstable"
    case .belowResolution: "belowResolution"
    case .tooFewSamples: "tooFewSamples"
    }
  }
}
