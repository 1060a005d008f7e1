/// A motion that decays from one offset to another and carries the content past any number of
/// seams on its way.
///
/// Invariant: `elapsed` ≤ `duration`. Where it is, is a closed form in the elapsed time.
struct Fling: Equatable, Sendable {
  /// The offset where it began.
  let origin: Double
  /// The offset where it ends, with the laps on the way, and without them: a wrapped offset, exact
  /// where it is snapped.
  let end: Double
  let resting: Double
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
    let naturalEnd = geometry.wrap(offset + natural)
    let line = snapping.map { geometry.resting(near: naturalEnd, by: $0) } ?? naturalEnd
    let distance = natural + (line - naturalEnd)
    origin = offset
    end = offset + distance
    resting = geometry.wrap(line)
    start = snapping == nil ? velocity : Self.deceleration.velocity(toTravel: distance)
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
