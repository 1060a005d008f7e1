/// How offsets are reported back to the published auto-scroll: a timer ticks every 10 ms, the
/// scroll view reports once a frame, on the pixel grid. That part is a model of the platform.
///
/// Invariant: 0 ≤ `phase` < 1.
struct PublishedReporting: Equatable, Sendable {
  static let ticksPerSecond = 100.0

  /// The offset that the published code last heard of.
  var reported = 0.0
  /// The part of a frame that has passed since the last report.
  private var phase = 0.0

  /// Lets one tick pass; answers whether a frame ended with it or within it.
  mutating func tick(framesPerSecond: Double) -> Bool {
    // The tolerance keeps 60 frames to 100 ticks, whatever the sum of 0.6s rounds to.
    phase += framesPerSecond / Self.ticksPerSecond
    guard phase >= 1 - 1e-9 else { return false }
    phase = max(0, phase - (phase + 1e-9).rounded(.down))
    return true
  }
}
