/// A motion that decays to rest, as a distance: rows may be added and dropped on its way.
///
/// Invariant: `elapsed` ≤ `duration`. What was travelled is a closed form in the elapsed time, so
/// that no frame rate changes where it ends.
struct WindowFling: Equatable, Sendable {
  /// What it comes to rest on, if anything; for when lengths change on the way.
  let snapping: ScrollAlignment?
  /// The place in which it ends, if it ends on a row.
  let target: RowPlace?
  /// Points from start to rest, forward when positive.
  let distance: Double
  private let start: Double
  private let duration: Double
  private var elapsed = 0.0

  /// A decay from `velocity`, ending after its natural distance.
  init(velocity: Double) {
    snapping = nil
    target = nil
    distance = Deceleration.normal.distance(from: velocity)
    start = velocity
    duration = Deceleration.normal.duration(from: velocity)
  }

  /// A decay stretched to end after `distance`, on `target` if that is a row's place.
  init(distance: Double, snapping: ScrollAlignment, target: RowPlace?) {
    self.snapping = snapping
    self.target = target
    self.distance = distance
    start = Deceleration.normal.velocity(toTravel: distance)
    duration = Deceleration.normal.duration(from: start)
  }

  var isAtRest: Bool { elapsed >= duration }
  /// Points per second now.
  var velocity: Double {
    isAtRest ? 0 : Deceleration.normal.velocity(from: start, after: elapsed)
  }

  /// Lets `seconds` pass and answers the points travelled meanwhile.
  mutating func advance(by seconds: Double) -> Double {
    let before = travelled
    elapsed = min(elapsed + seconds, duration)
    return travelled - before
  }

  private var travelled: Double {
    isAtRest ? distance : Deceleration.normal.distance(from: start, after: elapsed)
  }
}
