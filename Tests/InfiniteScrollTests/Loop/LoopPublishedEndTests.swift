import InfiniteScroll
import Testing

/// A published loop of 10 items whose content ends at 1960, before its seam at 2000.
private func endingLoop() throws -> LoopEngine {
  var configuration = LoopConfiguration(items: 10, itemExtent: 50, viewport: 290)
  configuration.mode = .seed
  configuration.spacing = 150
  configuration.offset = 1960
  return try LoopEngine(configuration)
}

@Test("a published fling ends with the first frame that would pass the far end, not before")
func publishedFlingEndsAtTheFarEnd() throws {
  var engine = try endingLoop()
  try engine.fling(at: 3000)
  try engine.advance(by: 0)
  #expect(engine.isFlinging && engine.offset == 1960)
  try engine.advance(by: 0.001)
  #expect(!engine.isFlinging && engine.offset == 1960)
}

@Test("a published fling leaves the far end backward")
func publishedFlingLeavesTheFarEnd() throws {
  var engine = try endingLoop()
  try engine.fling(at: -300)
  try engine.advance(by: 0.1)
  #expect(engine.isFlinging && engine.offset < 1940 && engine.offset > 1930)
}

@Test("content shorter than the viewport is held at its start")
func publishedShortContentIsHeld() throws {
  let geometry = try LoopGeometry(itemCount: 1, itemExtent: 100, viewport: 393, tail: .virtual)
  #expect(geometry.greatestOffset == -293)
  for x in [-5, 0, 0.5, 50, 1e308] { #expect(geometry.held(x) == 0) }
}
