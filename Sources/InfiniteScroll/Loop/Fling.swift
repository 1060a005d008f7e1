/// A motion that decays from one offset to another and carries the content past any number of
/// seams on its way.
///
/// Invariant: `elapsed` ≤ `duration`. Where it is, is a closed form in the elapsed time.
struct Fling: Equatable, Sendable {
  /// The offset where it began, and where it ends; neither is changed by wraps.
  let origin: Double
  let end: Double
  /// The velocity at its start, in points per second: the one that meets the end.
  let start: Double
  /// What its end is snapped to, for when lengths change on the way.
  let snapping: Snapping?
  /// Seconds from start to rest.
  let duration: Double
  private(set) var elapsed = 0.0

  private static let deceleration = Deceleration.normal

  /// A fling from `offset` with `velocity`, its end moved to what `snapping` allows.
  init(from offset: Double, velocity: Double, snapping: Snapping?, in geometry: LoopGeometry) {
    let natural = Self.deceleration.distance(from: velocity)
    let correction = snapping.map { geometry.correction(of: offset + natural, to: $0) }
    let distance = natural + (correction ?? 0)
    origin = offset
    end = offset + distance
    start = correction == nil ? velocity : Self.deceleration.velocity(toTravel: distance)
    self.snapping = snapping
    duration = Self.deceleration.duration(from: start)
  }

  var isAtRest: Bool { elapsed >= duration }
  /// The offset now, not wrapped.
  var offset: Double {
    isAtRest ? end : origin + Self.deceleration.distance(from: start, after: elapsed)
  }
  /// Points per second now.
  var velocity: Double {
    isAtRest ? 0 : Self.deceleration.velocity(from: start, after: elapsed)
  }

  /// Lets `seconds` pass; answers those that are left over after it came to rest.
  mutating func advance(by seconds: Double) -> Double {
    let left = duration - elapsed
    elapsed = seconds < left ? elapsed + seconds : duration
    return max(0, seconds - left)
  }
}
