import InfiniteScroll
import Testing

private func loop(
  speed: Double = 70, resumeDelay: Double = 0, items: Int = 10,
  _ change: (inout LoopConfiguration) -> Void = { _ in }
) throws -> LoopEngine {
  var configuration = LoopConfiguration(items: items, itemExtent: 100, viewport: 393)
  configuration.speed = speed
  configuration.resumeDelay = resumeDelay
  change(&configuration)
  return try LoopEngine(configuration)
}

@Test("70 pt/s for 20 s ends at 300 at every frame rate", arguments: [24, 60, 100, 240])
func loopSpeedIsTheSameAtEveryFrameRate(rate: Int) throws {
  var engine = try loop()
  for _ in 0..<20 * rate { try engine.advance(by: 1 / Double(rate)) }
  #expect(abs(engine.offset - 300) < 1e-6)
  #expect(engine.seamCrossings == 1)
  var backward = try loop(speed: -70)
  for _ in 0..<20 * rate { try backward.advance(by: 1 / Double(rate)) }
  #expect(abs(backward.offset - 800) < 1e-6)
  #expect(backward.seamCrossings == 2)
}

@Test("a program that slept for an hour advances by a tenth of a second")
func loopSleepIsClamped() throws {
  for (seconds, offset) in [(3600, 7), (0.1, 7), (0.2, 7), (0.05, 3.5), (0, 0), (1e308, 7)]
    as [(Double, Double)]
  {
    var engine = try loop()
    try engine.advance(by: seconds)
    #expect(abs(engine.offset - offset) < 1e-12)
  }
}

@Test("a pixel grid does not freeze a slow scroll")
func loopGridDoesNotFreeze() throws {
  var engine = try loop(speed: 3) { $0.quantum = 1 }
  var presented: [Double] = []
  for _ in 0..<60 {
    try engine.advance(by: 1 / 60.0)
    presented.append(engine.presentedOffset)
  }
  #expect(abs(engine.offset - 3) < 1e-9)
  #expect(presented == presented.sorted() && Set(presented) == [0, 1, 2, 3])
}

@Test("auto-scroll waits for a finger and for the resume delay after it")
func loopWaitsForAFinger() throws {
  var engine = try loop(resumeDelay: 0.5)
  #expect(engine.wantsTicks && !engine.isDragging)
  engine.beginDrag()
  #expect(!engine.wantsTicks && engine.isDragging)
  for _ in 0..<10 { try engine.advance(by: 0.1) }
  #expect(engine.offset == 0)
  engine.endDrag()
  #expect(engine.wantsTicks && !engine.isDragging)
  for _ in 0..<4 { try engine.advance(by: 0.1) }
  #expect(engine.offset == 0)
  // 0.1 s is left to wait; what is over counts, up to 0.1 s of it.
  try engine.advance(by: 0.15)
  #expect(abs(engine.offset - 3.5) < 1e-9)
  try engine.advance(by: 0.1)
  #expect(abs(engine.offset - 10.5) < 1e-9)
}

@Test("a wait that was slept through is over, and then a tenth of a second counts")
func loopWaitsRealTime() throws {
  var engine = try loop(resumeDelay: 2)
  engine.endDrag()
  try engine.advance(by: 3600)
  #expect(abs(engine.offset - 7) < 1e-12)
}

@Test("auto-scroll waits for a fling and for the resume delay after it")
func waitsForAFling() throws {
  var engine = try loop(resumeDelay: 0.2)
  engine.beginDrag()
  try engine.fling(at: 3000)
  #expect(!engine.wantsTicks && !engine.isDragging)
  try engine.settle()
  let rest = engine.offset
  #expect(engine.wantsTicks)
  try engine.advance(by: 0.2)
  #expect(engine.offset == rest)
  try engine.advance(by: 0.1)
  #expect(abs(engine.offset - rest - 7) < 1e-9)
  // Whatever is left of a frame in which the fling ends counts towards the wait.
  try engine.fling(at: 3000)
  let duration = Deceleration.normal.duration(from: 3000)
  try engine.advance(by: duration + 0.25)
  let end = engine.geometry.wrap(rest + 7 + Deceleration.normal.distance(from: 3000))
  #expect(abs(engine.offset - end - 3.5) < 1e-8)
  // A fling that something ends is followed by the wait too.
  try engine.fling(at: 3000)
  try engine.advance(by: 0.1)
  try engine.scroll(toItem: 2)
  try engine.advance(by: 0.2)
  #expect(engine.offset == 220)
}

@Test("auto-scroll pauses off screen and where less motion is asked for, and loses no time")
func loopPausesOutOfSight() throws {
  for path in [\LoopEngine.reducesMotion, \LoopEngine.isOnScreen] {
    var engine = try loop()
    engine[keyPath: path].toggle()
    #expect(!engine.wantsTicks)
    for _ in 0..<50 { try engine.advance(by: 0.1) }
    #expect(engine.offset == 0)
    // A fling is the reader's own motion.
    try engine.fling(at: 100)
    try engine.settle()
    let rest = engine.offset
    #expect(rest > 40)
    engine[keyPath: path].toggle()
    #expect(engine.wantsTicks)
    try engine.advance(by: 0.1)
    #expect(abs(engine.offset - rest - 7) < 1e-9)
  }
}

@Test("no timer is wanted without speed or without items")
func loopWantsNoTimer() throws {
  #expect(try !loop(speed: 0).wantsTicks)
  #expect(try !loop(items: 0).wantsTicks)
  #expect(try loop(speed: -1).wantsTicks)
  var empty = try loop(items: 0)
  try empty.advance(by: 0.1)
  #expect(empty.offset == 0)
}

@Test("the greatest speed that is finite moves and stays in the period")
func loopGreatestSpeed() throws {
  var engine = try loop(speed: -.greatestFiniteMagnitude)
  for _ in 0..<10 { try engine.advance(by: 1) }
  #expect(engine.offset >= 0 && engine.offset < 1100)
}
