import BenchModel

/// Judges two exact values: no chance is involved, so any change is a change.
///
/// A rise from 0 has no percentage and fails by the absolute rule; elsewhere a change for the worse
/// of more than the tolerance fails, one for the better of more than it is an improvement, and a
/// smaller one is no change, shown with its size. O(1).
struct ExactJudge {
  let better: Metric.Polarity
  let treatment: Treatment

  /// The verdict on the change from `base` to `head`, with its facts.
  func judge(base: Double, head: Double) -> Judgement {
    guard base.isFinite, head.isFinite else {
      return Judgement(.unavailable("a recorded value is not a finite number"))
    }
    var judgement = Judgement(verdict(base, head), base: base, head: head)
    judgement.effect = Effect(from: base, to: head)
    if base == 0, head == 0 { judgement.effect = Effect(change: 0, interval: nil) }
    judgement.visibleFrom = 0
    return judgement
  }

  private func verdict(_ base: Double, _ head: Double) -> Verdict {
    // Halves, so that the distance between two huge numbers stays finite.
    let distance = (head / 2 - base / 2).magnitude
    let isWithin =
      distance <= treatment.slack / 2 || distance <= treatment.tolerance * (base.magnitude / 2)
    guard !isWithin else { return .noChange }
    return (head > base) == (better == .larger) ? .improvement : .regression
  }
}
