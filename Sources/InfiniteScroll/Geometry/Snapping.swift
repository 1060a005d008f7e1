/// What a fling comes to rest on.
public enum Snapping: Equatable, Sendable, CaseIterable {
  /// An item's leading edge at the viewport's leading edge.
  case leading
  /// An item's middle in the viewport's middle.
  case center
  /// A whole number of viewports from the start of the content.
  case page
}

/// The offsets at which content may rest: `origin` plus any whole number of `step`s, in points.
///
/// A step of 0 allows every offset: its lines are no numbers.
struct SnapGrid: Equatable, Sendable {
  var origin: Double
  var step: Double

  /// The allowed offset nearest to `x`, the one forward of two that are equally near; `x` itself
  /// where the lines are too many to count.
  func nearest(to x: Double) -> Double {
    let line = origin + ((x - origin) / step + 0.5).rounded(.down) * step
    return line.isFinite ? line : x
  }
}
