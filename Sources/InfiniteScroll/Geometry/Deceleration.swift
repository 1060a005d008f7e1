#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How a fling loses speed: v(t) = v₀ · rᵗ with t in milliseconds, at rest when |v| falls to
/// 10 pt/s. Everything is a closed form in time, so that no frame rate changes where it ends.
///
/// Invariant: 0 < `rate` < 1. It holds no motion: an engine keeps start, velocity and elapsed time.
/// Cost: one exponential for a position or a velocity, one logarithm for a duration.
public struct Deceleration: Equatable, Sendable {
  /// The speed, in points per second, that counts as rest.
  public static let restSpeed = 10.0
  /// The rate of scroll views: 0.998 per millisecond.
  public static let normal = Deceleration(decay: -1000 * log(0.998))

  /// The loss −1000 · ln r, per second: v(t) = v₀ · exp(−decay · t) with t in seconds.
  let decay: Double

  /// A deceleration that keeps `rate` of the velocity each millisecond.
  /// - Throws: `ConfigurationError` naming `rate` unless it is above 0 and below 1.
  public init(rate: Double) throws(ConfigurationError) {
    guard rate > 0, rate < 1 else {
      throw ConfigurationError(field: "rate", value: rate, requirement: "above 0 and below 1")
    }
    decay = -1000 * log(rate)
  }

  private init(decay: Double) { self.decay = decay }

  /// Points travelled from velocity `start`, in points per second, until rest:
  /// (v₀ ∓ 10)/(−1000 · ln r), 0 when already at rest.
  public func distance(from start: Double) -> Double {
    abs(start) > Self.restSpeed ? (start - rest(start)) / decay : 0
  }

  /// Seconds from velocity `start` until rest; 0 when already at rest.
  public func duration(from start: Double) -> Double {
    abs(start) > Self.restSpeed ? log(abs(start) / Self.restSpeed) / decay : 0
  }

  /// Points travelled from velocity `start` after `seconds`: v₀ · (rᵗ − 1)/(1000 · ln r). Speaks of
  /// motion: ask it for times before rest.
  public func distance(from start: Double, after seconds: Double) -> Double {
    start * (-expm1(-decay * seconds) / decay)
  }

  /// The velocity, in points per second, after `seconds` of motion from velocity `start`.
  public func velocity(from start: Double, after seconds: Double) -> Double {
    start * exp(-decay * seconds)
  }

  /// The velocity from which the decay comes to rest after exactly `distance` points: how a decay
  /// is stretched to meet a target. The inverse of `distance(from:)`; 0 for 0.
  public func velocity(toTravel distance: Double) -> Double {
    guard distance != 0 else { return 0 }
    let start = distance * decay + rest(distance)
    return max(-Double.greatestFiniteMagnitude, min(start, .greatestFiniteMagnitude))
  }

  private func rest(_ direction: Double) -> Double {
    direction < 0 ? -Self.restSpeed : Self.restSpeed
  }
}
