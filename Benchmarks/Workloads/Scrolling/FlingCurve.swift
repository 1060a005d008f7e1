/// A fling at 60 frames a second: position from the closed form, not from summed steps.
///
/// x(t) = x₀ + v₀·(rᵗ − 1)/(1000·ln r), r = 0.998 per millisecond. The powers are taken once a
/// frame by multiplication with a constant, so that the curve is the same on every machine,
/// whatever its mathematics library. Source: the decay of the engines' own flings.
struct FlingCurve {
  /// Where it starts, in points.
  let start: Double
  /// The velocity at the start, in points per second; its sign is the direction.
  let velocity: Double

  /// 0.998 to the power 1000/60: what is left of the velocity after a frame.
  static let decayPerFrame = 0.9671838174321288
  /// 1000 times the natural logarithm of 0.998: the decay, per second.
  static let decayRate = -2.002002670673077

  /// The position `frames` frames after the start, in points; O(frames).
  func position(afterFrames frames: Int) -> Double {
    var left = 1.0
    for _ in 0..<frames { left *= Self.decayPerFrame }
    return start + velocity * (left - 1) / Self.decayRate
  }
}
