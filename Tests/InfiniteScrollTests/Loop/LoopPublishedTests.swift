import InfiniteScroll
import Testing

private func published(
  extent: Double = 100, spacing: Double = 10, viewport: Double = 393,
  _ change: (inout LoopConfiguration) -> Void = { _ in }
) throws -> LoopEngine {
  var configuration = LoopConfiguration(items: 10, itemExtent: extent, viewport: viewport)
  configuration.mode = .seed
  configuration.spacing = spacing
  change(&configuration)
  return try LoopEngine(configuration)
}

private func shown(_ engine: LoopEngine) -> [LoopCell] {
  var cells: ContiguousArray<LoopCell> = []
  engine.visibleCells(into: &cells)
  return Array(cells)
}

@Test(
  "the published wrap loses the overshoot",
  arguments: [
    // Right would be 37, 1063, 37.5 and 1099.
    (1137, 0, 1), (-37, 1100, 1), (2237.5, 0, 1), (-1, 1100, 1), (1100, 1100, 0), (0, 0, 0),
    (37, 37, 0), (-0.0, 0, 0), (1100.5, 0, 1), (1e308, 0, 1), (-1e308, 1100, 1),
  ] as [(Double, Double, Int)])
func publishedWrap(y: Double, offset: Double, crossings: Int) throws {
  var engine = try published()
  #expect(engine.geometry.publishedOffset(after: y) == offset)
  try engine.moveContent(to: y)
  #expect(engine.offset == offset && engine.offset.sign == .plus)
  #expect(engine.seamCrossings == crossings)
}

@Test("the target that the published code asks for is P − y, before the scroll view holds it")
func publishedTarget() throws {
  let geometry = try published().geometry
  #expect(geometry.publishedTarget(of: 1137) == -37)
  #expect(geometry.publishedTarget(of: -37) == 1100)
  #expect(geometry.publishedTarget(of: 1100) == nil)
  #expect(geometry.publishedTarget(of: 0) == nil)
  // M = 15 · 110 − 10 − 393.
  #expect(geometry.held(5000) == 1247 && geometry.held(-5) == 0 && geometry.held(500) == 500)
}

@Test("without copies the published code does nothing")
func publishedWithoutCopies() throws {
  var engine = try published(viewport: 0)
  #expect(engine.geometry.duplicates == 0)
  try engine.moveContent(to: 1137)
  #expect(engine.offset == 1090 && engine.seamCrossings == 0)
  try engine.moveContent(to: -37)
  #expect(engine.offset == 0 && engine.seamCrossings == 0)
}

@Test("where gaps are wide the published seam cannot be reached: the content ends before it")
func publishedSeamIsNeverReached() throws {
  var engine = try published(extent: 50, spacing: 150, viewport: 290)
  for _ in 0..<100 { try engine.moveContent(by: 77) }
  #expect(engine.offset == 1960 && engine.seamCrossings == 0)
  try engine.fling(at: 3000)
  try engine.settle()
  #expect(engine.offset == 1960 && engine.seamCrossings == 0 && !engine.isFlinging)
  try engine.moveContent(to: 1000)
  try engine.fling(at: 30_000)
  try engine.settle()
  #expect(engine.offset == 1960 && engine.seamCrossings == 0 && !engine.isFlinging)
}

@Test("where a published fling ends depends on the frame rate")
func publishedFlingDependsOnTheFrameRate() throws {
  var ends: [Double] = []
  for rate in [24.0, 60, 100] {
    var engine = try published()
    try engine.fling(at: 3000)
    try engine.settle(framesPerSecond: rate)
    #expect(engine.seamCrossings == 1 && !engine.isFlinging)
    ends.append(engine.offset)
  }
  // Without the loss it would be 393.504.
  #expect(Set(ends).count == 3 && ends.allSatisfy { $0 < 393.5 })
  // The same, by hand: frames of 1/60 s, an overshoot that becomes 0.
  var offset = 0.0
  var travelled = 0.0
  let duration = Deceleration.normal.duration(from: 3000)
  for frame in 1...400 {
    let time = Double(frame) / 60
    let next =
      time < duration
      ? Deceleration.normal.distance(from: 3000, after: time)
      : Deceleration.normal.distance(from: 3000)
    offset += next - travelled
    if offset > 1100 { offset = 0 }
    travelled = next
  }
  #expect(abs(ends[1] - offset) < 1e-6)
}

@Test("backward, the published fling jumps to P each time")
func publishedFlingBackward() throws {
  var engine = try published { $0.offset = 5 }
  try engine.fling(at: -600)
  try engine.advance(by: 0.05)
  #expect(engine.offset == 1100 && engine.isFlinging)
  try engine.settle()
  #expect(engine.offset < 1100 && engine.offset > 800 && engine.seamCrossings == 1)
}

@Test(
  "ticks inside one frame do not add up: the published speed is the frame rate's",
  arguments: [(24, 16.8), (30, 21), (60, 42), (100, 70), (120, 70), (240, 70)] as [(Double, Double)]
)
func publishedSpeed(rate: Double, speed: Double) throws {
  var engine = try published { $0.speed = 0.7 }
  for _ in 0..<1000 { try engine.advance(by: 123, framesPerSecond: rate) }
  #expect(abs(engine.offset - 10 * speed) < 1e-6)
}

@Test("a tick shows at once and counts when it is reported")
func publishedTicksAreReported() throws {
  var engine = try published { $0.speed = 0.7 }
  // Frames of 3 1/3 ticks: reports come with ticks 4, 7 and 10.
  var offsets: [Double] = []
  for _ in 0..<11 {
    try engine.advance(by: 0.01, framesPerSecond: 30)
    offsets.append((engine.offset * 10).rounded() / 10)
  }
  #expect(offsets == [0.7, 0.7, 0.7, 0.7, 1.4, 1.4, 1.4, 2.1, 2.1, 2.1, 2.8])
}

@Test("on a pixel grid small published steps freeze and others are rounded")
func publishedStepsFreeze() throws {
  for (step, quantum, end) in [(0.4, 1, 0), (0.7, 1, 100), (0.2, 0.5, 0), (0.3, 0.5, 50)]
    as [(Double, Double, Double)]
  {
    var engine = try published { ($0.speed, $0.quantum) = (step, quantum) }
    for _ in 0..<100 { try engine.advance(by: 0.01, framesPerSecond: 100) }
    #expect(engine.offset == end && engine.presentedOffset == end)
  }
}

@Test("backward, the published auto-scroll sticks at 0")
func publishedSticksAtZero() throws {
  var engine = try published { ($0.speed, $0.offset) = (-0.7, 3) }
  for _ in 0..<100 { try engine.advance(by: 0.01) }
  #expect(engine.offset == 0 && engine.seamCrossings == 0)
}

@Test("the published auto-scroll crosses the seam from the copies to the start")
func publishedAutoScrollCrosses() throws {
  var engine = try published { ($0.speed, $0.offset) = (8, 1095) }
  try engine.advance(by: 0.01, framesPerSecond: 100)
  #expect(engine.offset == 0 && engine.seamCrossings == 1)
  try engine.advance(by: 0.01, framesPerSecond: 100)
  #expect(engine.offset == 8)
}

@Test("nothing pauses the published timer; without a speed it moves nothing")
func publishedTimerIsNotPaused() throws {
  var engine = try published { ($0.speed, $0.resumeDelay) = (1, 5) }
  engine.beginDrag()
  engine.reducesMotion = true
  engine.isOnScreen = false
  try engine.advance(by: 0.01, framesPerSecond: 100)
  #expect(engine.offset == 1 && engine.wantsTicks)
  var still = try published { $0.offset = 37.3 }
  try still.advance(by: 0.01, framesPerSecond: 100)
  #expect(still.offset == 37.3 && !still.wantsTicks)
}

@Test("copies are cells of their own: crossing the seam replaces every visible cell")
func publishedCopiesAreCells() throws {
  var engine = try published()
  #expect(shown(engine).map(\.cell) == [0, 1, 2, 3])
  try engine.moveContent(to: 1090)
  #expect(shown(engine).map(\.cell) == [10, 11, 12, 13])
  #expect(shown(engine).map(\.item) == [0, 1, 2, 3])
  #expect(engine.counts.made == 8)
  try engine.moveContent(to: 1101)
  #expect(shown(engine).map(\.cell) == [0, 1, 2, 3])
  #expect(engine.counts.made == 12 && engine.counts.bound == 12 && engine.counts.live == 4)
  // A lap in small steps makes every place once and the first screen once more.
  var made = engine.counts.made
  for _ in 0..<3 {
    for _ in 0..<56 { try engine.moveContent(by: 20) }
    // At offset 1100 places 10 to 13 are on screen; 1120 becomes 0.
    #expect(engine.counts.made - made == 10 + 4)
    made = engine.counts.made
  }
}

@Test("the published row ends: past its copies there is nothing")
func publishedRowEnds() throws {
  // M = P − 40: at the far end the last copy stands at the viewport's trailing edge.
  var engine = try published(extent: 50, spacing: 150, viewport: 290)
  try engine.moveContent(by: 1e6)
  #expect(shown(engine).map(\.cell) == [10, 11])
  #expect(shown(engine).map(\.item) == [0, 1])
  #expect(shown(engine).map(\.position) == [40, 240])
  // One item of 100 in a viewport of 393: five copies in all.
  var single = try published { $0.items = 1 }
  #expect(shown(single).map(\.cell) == [0, 1, 2, 3] && shown(single).map(\.item) == [0, 0, 0, 0])
  try single.moveContent(by: 1000)
  #expect(single.offset == 0)
}

@Test("what divides by zero in the original is a typed error")
func publishedDivisions() throws {
  let error = #expect(throws: ConfigurationError.self) { try published { $0.items = 0 } }
  #expect(error?.field == "items" && error?.value == "0")
  #expect(throws: ConfigurationError.self) { try published(extent: 0, spacing: 0) }
  var engine = try published()
  let before = engine
  let refusal = #expect(throws: RejectedEvent.self) {
    try engine.change(LoopDataChange(count: 0))
  }
  #expect(refusal?.field == "items" && engine == before)
}

@Test("scrolls, viewports and data hold the published offset in the content")
func publishedOffsetIsHeld() throws {
  var engine = try published { $0.tail = .virtual }
  try engine.scroll(toItem: 9)
  #expect(engine.offset == 990)
  try engine.scroll(toItem: 0, alignment: .center)
  #expect(engine.offset == 0)
  try engine.scroll(toItem: 9, alignment: .trailing)
  #expect(engine.offset == 697 && engine.seamCrossings == 0)
  let made = engine.counts.made
  try engine.change(LoopDataChange(count: 3))
  // M = (3 + 5) · 110 − 10 − 393.
  #expect(engine.offset == 477)
  #expect(engine.counts.made == made + engine.counts.live)
  try engine.resize(viewport: 800)
  // d = ⌊7.27 + ½⌋ + 1 = 8: M = 11 · 110 − 10 − 800.
  #expect(engine.geometry.duplicates == 8 && engine.offset == 400)
  let start = try published { $0.offset = 1e6 }
  #expect(start.offset == 1247)
}
