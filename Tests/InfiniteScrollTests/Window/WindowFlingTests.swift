import InfiniteScroll
import Testing

@Suite("Window: flings and snapping")
struct WindowFlingTests {
  private func window(
    _ change: (inout WindowConfiguration) -> Void = { _ in }
  ) throws -> WindowEngine {
    var configuration = WindowConfiguration(lower: -50, upper: 50, extent: 90, viewport: 300)
    configuration.spacing = 10
    configuration.extents = [3: 150, 7: 30, -4: 200]
    configuration.anchor = .row(0)
    change(&configuration)
    return try WindowEngine(configuration)
  }

  /// Runs a fling to its end and answers how many frames it took.
  private func run(_ window: inout WindowEngine, framesPerSecond: Double) throws -> Int {
    for frame in 1...10_000 {
      try window.handle(.tick(seconds: 1 / framesPerSecond))
      if !window.isFlinging { return frame }
    }
    return .max
  }

  /// Points from where row 0 stands at the start.
  private func travelled(_ window: WindowEngine) -> Double { -(window.row(0)?.position ?? .nan) }

  @Test(
    "a fling ends where the decay says, at every frame rate alike",
    arguments: [24.0, 60, 100, 240], [3000.0, -1250, 11])
  func natural(framesPerSecond: Double, velocity: Double) throws {
    var window = try window()
    #expect(try window.handle(.fling(velocity: velocity)).keepsRows)
    #expect(window.isFlinging)
    #expect(window.velocity == velocity)
    let frames = try run(&window, framesPerSecond: framesPerSecond)
    let decay = 2.002002670673068  // −1000 · ln 0.998
    let end = (velocity - (velocity > 0 ? 10 : -10)) / decay
    #expect(abs(travelled(window) - end) < 1e-6)
    #expect(window.velocity == 0)
    #expect(window.clampedFrames == 0)
    let duration = 1.0 / 2.002002670673068
    #expect(abs(Double(frames) - duration * ln(abs(velocity) / 10) * framesPerSecond) <= 1)
  }

  private func ln(_ x: Double) -> Double {
    // ∫ 1/t from 1 to x by halving the interval: exact enough to count frames.
    var (sum, steps) = (0.0, 20_000.0)
    for step in 0..<Int(steps) { sum += 1 / (1 + (x - 1) * (Double(step) + 0.5) / steps) }
    steps = (x - 1) / steps
    return sum * steps
  }

  @Test("at 10 points a second or less it is at rest already", arguments: [10.0, -10, 0])
  func slow(velocity: Double) throws {
    var window = try window()
    try window.handle(.fling(velocity: velocity))
    try window.handle(.tick(seconds: 1))
    #expect(!window.isFlinging)
    #expect(travelled(window) == 0)
  }

  @Test(
    "a snapping fling ends on the row nearest to its natural end, exactly, at every frame rate",
    arguments: ScrollAlignment.allCases, [60.0, 240])
  func snapping(alignment: ScrollAlignment, framesPerSecond: Double) throws {
    for velocity in stride(from: -2500.0, through: 2500, by: 170) {
      var window = try window()
      let natural = Deceleration.normal.distance(from: velocity)
      let expected = try nearest(window, to: natural, alignment)
      try window.handle(.fling(velocity: velocity, snapping: alignment))
      #expect(try run(&window, framesPerSecond: framesPerSecond) < 2000)
      let row = try #require(window.row(expected))
      let position = alignment.position(extent: row.extent, viewport: 300)
      #expect(row.position == position, "\(velocity) should end on \(expected)")
    }
  }

  private func nearest(
    _ window: WindowEngine, to distance: Double, _ alignment: ScrollAlignment
  ) throws -> Int {
    var best = (row: 0, distance: Double.infinity)
    for ordinal in -40...40 {
      let row = try #require(window.row(ordinal))
      let aligned = row.position - alignment.position(extent: row.extent, viewport: 300)
      if abs(aligned - distance) <= best.distance { best = (ordinal, abs(aligned - distance)) }
    }
    return best.row
  }

  @Test("without speed it goes to the nearest row, forward of two equally near")
  func tie() throws {
    for (shift, row) in [(50.0, 1), (49, 0), (51, 1), (-50, 0), (-51, -1), (0, 0)] {
      var window = try window()
      try window.handle(.scrollBy(distance: shift, seconds: 0))
      try window.handle(.fling(velocity: 0, snapping: .leading))
      _ = try run(&window, framesPerSecond: 60)
      #expect(window.row(row)?.position == 0, "\(shift)")
    }
  }

  @Test("rows that come, go and change on the way do not spoil the landing")
  func changesOnTheWay() throws {
    var window = try window()
    try window.handle(.fling(velocity: 2000, snapping: .leading))
    for _ in 0..<10 { try window.handle(.tick(seconds: 1.0 / 60)) }
    let velocity = window.velocity
    let before = window.visibleRows
    try window.handle(.prepend(7))
    #expect(window.visibleRows == before)
    try window.handle(.resize(row: 5, by: 33))
    try window.handle(.measure(row: 8, extent: 61))
    try window.handle(.edit(remove: [9], append: 2))
    try window.handle(.viewport(280))
    #expect(abs(window.velocity - velocity) < 120)
    _ = try run(&window, framesPerSecond: 60)
    #expect(window.visibleRows.first?.position == 0)
    #expect(window.clampedFrames == 0)
  }

  @Test("a fling without a row to land on goes its way whatever changes")
  func unsnapped() throws {
    var window = try window()
    try window.handle(.fling(velocity: 500))
    try window.handle(.tick(seconds: 0.1))
    let velocity = window.velocity
    try window.handle(.viewport(310))
    #expect(window.velocity == velocity)
  }

  @Test("a finger, a jump and the end of the content stop it")
  func stops() throws {
    for event in [WindowEvent.stop, .scrollTo(offset: 5000), .show(row: 3), .rest] {
      var window = try window()
      try window.handle(.fling(velocity: 900))
      try window.handle(event)
      #expect(!window.isFlinging, "\(event)")
      #expect(window.velocity == 0)
    }
    var limited = try window { $0.limits = .init(lower: -50, upper: 50) }
    try limited.handle(.fling(velocity: 20_000))
    _ = try run(&limited, framesPerSecond: 60)
    #expect(limited.clampedFrames == 1)
    #expect(limited.offset == limited.contentExtent - 300)
  }

  @Test("a snapping fling does not aim beyond the limits", arguments: [20_000.0, -20_000])
  func aimsInside(velocity: Double) throws {
    var window = try window { $0.limits = .init(lower: -50, upper: 50) }
    try window.handle(.fling(velocity: velocity, snapping: .leading))
    _ = try run(&window, framesPerSecond: 60)
    #expect(window.clampedFrames == 0)
    let end = velocity > 0 ? window.contentExtent - 300 : 0
    #expect(abs(window.offset - end) < 1e-9)
    var short = try window2()
    try short.handle(.fling(velocity: velocity, snapping: .center))
    _ = try run(&short, framesPerSecond: 60)
    #expect(short.offset == 0)
    #expect(short.clampedFrames == 0)
  }

  private func window2() throws -> WindowEngine {
    var configuration = WindowConfiguration(lower: 0, upper: 1, extent: 90, viewport: 300)
    configuration.limits = .init(lower: 0, upper: 1)
    configuration.anchor = .leading
    return try WindowEngine(configuration)
  }

  @Test(
    "a row is shown where it is asked to be",
    arguments: [(ScrollAlignment.leading, 0), (.center, 105), (.trailing, 210)])
  func show(alignment: ScrollAlignment, position: Double) throws {
    var window = try window()
    let change = try window.handle(.show(row: 200, alignment: alignment))
    #expect(window.row(200)?.position == position)
    #expect(change.appended > 150)
    try window.handle(.show(row: -49))
    #expect(window.row(-49)?.position == 0)
  }
}
