// Mode `seed`: what the published code does with offsets, flings and its timer. Nothing pauses its
// auto-scroll.
extension LoopEngine {
  /// The published code hears of the offset `y`.
  mutating func placePublished(at y: Double) {
    if geometry.publishedTarget(of: y) != nil { countCrossings(1) }
    hold(at: geometry.publishedOffset(after: y))
  }

  /// The scroll view is set to `x`, holds it inside the content and reports it.
  mutating func hold(at x: Double) {
    offset = geometry.held(x)
    reporting.reported = offset
    showCells(laps: 0)
  }

  /// One tick of the published 10 ms timer: the last reported offset plus one step.
  mutating func tickPublished(framesPerSecond: Double) {
    if configuration.speed != 0 {
      offset = geometry.held(reporting.reported + configuration.speed)
    }
    if reporting.tick(framesPerSecond: framesPerSecond) {
      placePublished(at: Self.rounded(offset, to: configuration.quantum))
    } else {
      showCells(laps: 0)
    }
  }

  /// One frame of a fling: the scroll view stops at the far end of the content; a seam that is
  /// crossed on the way swallows the overshoot.
  mutating func flingPublished(by distance: Double) {
    let end = geometry.held(.infinity)
    let y = offset + distance
    placePublished(at: min(y, end))
    if y > end, offset == end { stopFling() }
  }
}
