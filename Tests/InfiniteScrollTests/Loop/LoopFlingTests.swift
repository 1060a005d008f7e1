import InfiniteScroll
import Testing

private let decay = 2.002_002_670_673_077_4

private func loop(
  items: Int = 10, spacing: Double = 10, at offset: Double = 0
) throws -> LoopEngine {
  var configuration = LoopConfiguration(items: items, itemExtent: 100, viewport: 393)
  configuration.offset = offset
  configuration.spacing = spacing
  return try LoopEngine(configuration)
}

@Test(
  "a fling ends at the same offset, after the same crossings, at every frame rate",
  arguments: [
    // 2990 / decay = 1493.504 points: past the seam once from 0, twice from 1000.
    (3000, 0, 2990 / decay - 1100, 1), (3000, 1000, 1000 + 2990 / decay - 2200, 2),
    (-3000, 0, 2200 - 2990 / decay, 2), (-200, 50, 50 - 190 / decay + 1100, 1),
    (11, 500, 500 + 1 / decay, 0), (20_000, 0, 19_990 / decay - 9 * 1100, 9),
  ] as [(Double, Double, Double, Int)])
func flingEndsTheSame(velocity: Double, start: Double, end: Double, crossings: Int) throws {
  for rate in [1, 24, 59.94, 60, 100, 240, 1000] as [Double] {
    var engine = try loop(at: start)
    try engine.fling(at: velocity)
    #expect(engine.velocity == velocity)
    try engine.settle(framesPerSecond: rate)
    #expect(abs(engine.offset - end) < 1e-9)
    #expect(engine.seamCrossings == crossings)
    #expect(engine.velocity == 0 && !engine.isFlinging)
    var atOnce = try loop(at: start)
    try atOnce.flingToRest(at: velocity, framesPerSecond: rate)
    #expect(atOnce == engine)
  }
}

@Test("a fling follows the closed form between its ends, through the seam and back")
func flingFollowsTheClosedForm() throws {
  for velocity in [3000, -3000] as [Double] {
    var engine = try loop(at: 30)
    try engine.fling(at: velocity)
    for frame in 1...120 {
      try engine.advance(by: 1 / 60.0)
      let time = Double(frame) / 60
      let unwrapped = 30 + Deceleration.normal.distance(from: velocity, after: time)
      #expect(abs(engine.offset - engine.geometry.wrap(unwrapped)) < 1e-8)
      // A wrap never changes the velocity.
      let expected = Deceleration.normal.velocity(from: velocity, after: time)
      #expect(abs(engine.velocity - expected) < 1e-8)
      #expect(engine.isFlinging)
    }
  }
}

@Test("10 pt/s and less is at rest already", arguments: [10, -10, 9.99, 0, -0.0] as [Double])
func slowFlingIsAtRest(velocity: Double) throws {
  var engine = try loop(at: 33)
  try engine.fling(at: velocity)
  #expect(!engine.isFlinging && engine.offset == 33 && engine.velocity == 0)
}

@Test("a finger, a programmatic scroll and moved content each end a fling where it is")
func flingsAreEnded() throws {
  let events: [(inout LoopEngine) throws -> Void] = [
    { $0.beginDrag() }, { try $0.scroll(toItem: 3) }, { try $0.moveContent(by: 1) },
    { try $0.moveContent(to: 70) }, { try $0.fling(at: 0) },
  ]
  for event in events {
    var engine = try loop()
    try engine.fling(at: 3000)
    try engine.advance(by: 0.1)
    try event(&engine)
    #expect(!engine.isFlinging)
    let offset = engine.offset
    try engine.advance(by: 1)
    #expect(engine.offset == offset)
  }
}

@Test("a flung loop makes each cell once however many laps it flies")
func flungCellsAreMadeOnce() throws {
  var engine = try loop()
  try engine.fling(at: 40_000)
  try engine.settle(framesPerSecond: 240)
  #expect(engine.seamCrossings == 18)
  #expect(engine.counts.made == 10 && engine.counts.bound == 10)
}

@Test("the fastest finite fling comes to rest", arguments: [1.0, -1])
func fastestFlingRests(sign: Double) throws {
  var engine = try loop()
  try engine.fling(at: sign * .greatestFiniteMagnitude)
  try engine.settle(framesPerSecond: 1)
  #expect(engine.offset >= 0 && engine.offset < 1100 && !engine.isFlinging)
  #expect(engine.seamCrossings == .max)
  try engine.moveContent(by: 1100)
  #expect(engine.seamCrossings == .max)
}

private func lines(of snapping: Snapping) -> [Double] {
  switch snapping {
  case .leading: (0...10).map { 110 * Double($0) }
  case .center: (-2...13).map { 110 * Double($0) - 146.5 }
  case .page: [0, 393, 786, 1100]
  }
}

@Test("a fling snaps to leading edges, to middles or to pages, exactly")
func flingsSnap() throws {
  for velocity in stride(from: -4000.0, through: 4000, by: 137) {
    for snapping in Snapping.allCases {
      var engine = try loop(at: 505)
      try engine.fling(at: velocity, snapping: snapping)
      try engine.settle()
      let natural = engine.geometry.wrap(505 + Deceleration.normal.distance(from: velocity))
      let nearest = lines(of: snapping).min { abs($0 - natural) < abs($1 - natural) } ?? .nan
      #expect(engine.offset == engine.geometry.wrap(nearest), "\(velocity) \(snapping)")
    }
  }
}

@Test("a snap that is equally near on both sides goes forward")
func loopSnapsForward() throws {
  for (start, snapping, end) in [
    (55, .leading, 110), (54.9, .leading, 0), (1045, .leading, 0), (1044.9, .leading, 990),
    (18.5, .center, 73.5), (18, .center, 1063.5), (196.5, .page, 393), (196, .page, 0),
    (943, .page, 0), (942.9, .page, 786), (989, .page, 0),
  ] as [(Double, Snapping, Double)] {
    var engine = try loop(at: start)
    try engine.fling(at: 0, snapping: snapping)
    try engine.settle()
    #expect(engine.offset == end, "\(start) \(snapping)")
  }
}

@Test("a snapped fling starts with the velocity whose decay ends on the line")
func snappedFlingsAreStretched() throws {
  var engine = try loop()
  try engine.fling(at: 1000, snapping: .leading)
  // 990 / decay = 494.5 points; the nearest line is 440 or 550: 440.
  #expect(abs(engine.velocity - (440 * decay + 10)) < 1e-6)
  try engine.advance(by: 0.5)
  let moved = Deceleration.normal.distance(from: 440 * decay + 10, after: 0.5)
  #expect(abs(engine.offset - moved) < 1e-6)
  // On a line and at rest there is nothing to do.
  var still = try loop(at: 330)
  try still.fling(at: 5, snapping: .leading)
  #expect(!still.isFlinging && still.offset == 330)
}

@Test("a fling goes on under a new viewport and new data, and ends where it would have")
func flingsGoOn() throws {
  var engine = try loop(items: 100)
  try engine.fling(at: 3000)
  try engine.advance(by: 0.3)
  try engine.resize(viewport: 600)
  try engine.advance(by: 0.3)
  // Five more items in front: everything moves on by 550.
  let change = LoopDataChange(count: 105, newIndices: (0..<100).map { $0 + 5 })
  try engine.change(change)
  #expect(engine.isFlinging)
  try engine.settle(framesPerSecond: 60)
  #expect(abs(engine.offset - (550 + 2990 / decay)) < 1e-9)
  try engine.fling(at: 3000, snapping: .center)
  try engine.advance(by: 0.3)
  try engine.resize(viewport: 400)
  try engine.settle()
  #expect((engine.offset + 200 - 50).truncatingRemainder(dividingBy: 110) == 0)
  try engine.fling(at: 3000)
  try engine.change(LoopDataChange(count: 0))
  #expect(!engine.isFlinging && engine.velocity == 0)
}
