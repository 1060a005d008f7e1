/// A finger that left the pager: how far it had dragged and how fast it was going.
///
/// Invariant: finite numbers, and a distance of at most 2⁵² sections (`PagerEngine` checks both),
/// so that the count of sections is exact. Leaves out where the pager stands; a release is
/// relative.
struct PagerRelease {
  let distance: Double
  let velocity: Double
  let sectionWidth: Double

  private static let nudge = 30.0

  /// The sections to move, forward positive: a third of a section, or a nudge, or a flick.
  func steps(velocityThreshold: Double) -> Int {
    let moved = stepsFromDistance
    guard abs(velocity) >= velocityThreshold, velocity != 0 else { return moved }
    let flick = velocity < 0 ? 1 : -1
    if moved == 0 { return flick }
    return moved.signum() == flick ? moved : 0
  }

  /// The published rule, which gives 2 sections for a drag of exactly one.
  var publishedSteps: Int {
    directed(whole + (rest > sectionWidth / 3 || abs(distance) > Self.nudge ? 1 : 0))
  }

  private var stepsFromDistance: Int {
    let isNudge = whole == 0 && abs(distance) > Self.nudge
    return directed(whole + (rest > sectionWidth / 3 || isNudge ? 1 : 0))
  }

  private var whole: Int { Int((abs(distance) / sectionWidth).rounded(.down)) }
  private var rest: Double { abs(distance) - Double(whole) * sectionWidth }
  private func directed(_ steps: Int) -> Int { distance < 0 ? steps : -steps }
}
