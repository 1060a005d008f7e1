/// What one event did to a pager.
///
/// The animation is of the sections; the change of slot at the seam is not part of it and is made
/// at once, unseen. Leaves out where the pager stands now: ask the pager.
public struct PagerMove: Equatable, Sendable {
  /// The sections moved, forward positive.
  public let steps: Int
  /// How to come to rest, or nil when nothing is to be animated.
  public let animation: PagerAnimation?
  /// Whether the slot went round the strip, which must not be animated.
  public let crossesSeam: Bool

  /// Whether anything is to be animated.
  public var animates: Bool { animation != nil }

  /// An event that moved nothing.
  static var none: PagerMove { PagerMove(steps: 0, animation: nil, crossesSeam: false) }
}
