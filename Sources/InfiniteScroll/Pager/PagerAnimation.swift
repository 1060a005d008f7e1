/// How a pager comes to rest: from a displacement to none in 0.3 s, easing in.
///
/// Add `displacement(at:)` to the pager's view offset. It runs the way the sections move and knows
/// nothing of slots, so the seam cannot be seen. Invariant: `start` is finite and not 0.
public struct PagerAnimation: Equatable, Sendable {
  /// How far from rest the sections are when the animation begins, in points.
  public let start: Double
  /// How long it runs, in seconds.
  public var duration: Double { 0.3 }

  init?(start: Double) {
    guard start != 0 else { return nil }
    self.start = start
  }

  /// The displacement in points after `seconds`; `start` before the beginning, 0 after the end.
  public func displacement(at seconds: Double) -> Double {
    guard seconds > 0 else { return start }
    guard seconds < duration else { return 0 }
    return start * (1 - Self.eased(seconds / duration))
  }

  /// The cubic Bézier curve (0.42, 0), (1, 1) that user interfaces call "ease in".
  private static func eased(_ time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if bezier(middle, firstHandle: 0.42) < time { low = middle } else { high = middle }
    }
    return bezier(high, firstHandle: 0)
  }

  private static func bezier(_ t: Double, firstHandle: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * firstHandle + 3 * (1 - t) * t * t + t * t * t
  }
}
