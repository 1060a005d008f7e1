import InfiniteScroll
import Testing

@Suite("Window: growth")
struct WindowGrowthTests {
  private func window(
    _ lower: Int = 0, _ upper: Int = 20, viewport: Double = 852,
    _ change: (inout WindowConfiguration) -> Void = { _ in }
  ) throws -> WindowEngine {
    var configuration = WindowConfiguration(
      lower: lower, upper: upper, extent: 100, viewport: viewport)
    change(&configuration)
    return try WindowEngine(configuration)
  }

  @Test("a window starts as it was described, and grows in its first frame")
  func start() throws {
    var window = try window()
    #expect(window.lower == 0)
    #expect(window.upper == 20)
    #expect(window.count == 21)
    #expect(window.contentExtent == 21 * 108 - 8)
    #expect(window.offset == (21 * 108 - 8 - 852) / 2)
    #expect(window.visibleOrdinals == 6...14)
    #expect(try window.handle(.rest).keepsRows)
  }

  @Test(
    "the anchor says where the content starts",
    arguments: [
      (WindowAnchor.leading, 0), (.center, 704), (.trailing, 1408), (.row(0), 0), (.row(3), 324),
      (.row(20), 2160),
    ])
  func anchor(anchor: WindowAnchor, offset: Double) throws {
    #expect(try window { $0.anchor = anchor }.offset == offset)
    #expect(try window { ($0.anchor, $0.offset) = (anchor, 37.5) }.offset == 37.5)
  }

  @Test("a single row grows both ways at once, and then stays still")
  func singleRow() throws {
    var window = try window(0, 0)
    #expect(window.offset == -376)
    let change = try window.handle(.rest)
    #expect(change.prepended == 5)
    #expect(change.appended == 5)
    #expect(change.offsetCorrection == 540)
    #expect(!change.isClamped)
    #expect(window.lower == -5)
    #expect(window.upper == 5)
    #expect(window.offset == 164)
    let settled = window
    for _ in 0..<1000 { #expect(try window.handle(.rest).keepsRows) }
    #expect(window == settled)
  }

  @Test("at an edge it grows by exactly the rows that overscan lacks", arguments: 0...4)
  func overscan(overscan: Int) throws {
    var leading = try window { ($0.anchor, $0.overscan) = (.leading, overscan) }
    #expect(try leading.handle(.rest).prepended == overscan)
    #expect(leading.lower == -overscan)
    #expect(leading.upper == 20)
    #expect(leading.offset == Double(overscan) * 108)
    #expect(leading.materialisedOrdinals == -overscan...7 + overscan)
    #expect(leading.visibleOrdinals == 0...7)
    var trailing = try window { ($0.anchor, $0.overscan) = (.trailing, overscan) }
    #expect(try trailing.handle(.rest).appended == overscan)
    #expect(trailing.lower == 0)
    #expect(trailing.upper == 20 + overscan)
    #expect(trailing.offset == 1408)
  }

  @Test("motion adds the rows of a quarter of a second ahead, at once, in its direction")
  func motion() throws {
    var forward = try window()
    // 12,000 pt/s · 0.25 s / 108 pt = 27.8 rows; the last visible row at 904 is 16.
    let change = try forward.handle(.scrollBy(distance: 200, seconds: 1.0 / 60))
    #expect(forward.upper == 16 + 1 + 28)
    #expect(forward.lower == 0)
    #expect(change.appended == 25)
    #expect(change.offsetCorrection == 0)
    #expect(forward.offset == 904)
    var backward = try window()
    // The first visible row at 504 is 4.
    let back = try backward.handle(.scrollBy(distance: -200, seconds: 1.0 / 60))
    #expect(backward.lower == 4 - 1 - 28)
    #expect(backward.upper == 20)
    #expect(back.offsetCorrection == 25 * 108)
    #expect(backward.offset == 504 + 25 * 108)
    var even = try window { ($0.spacing, $0.lookAhead) = (0, 0.1) }
    // Exactly 5 rows of 100; the last visible row at 500 + 624 + 852 is 19.
    try even.handle(.scrollBy(distance: 500, seconds: 0.1))
    #expect(even.upper == 19 + 1 + 5)
    var blind = try window { $0.lookAhead = 0 }
    try blind.handle(.scrollBy(distance: 200, seconds: 1e-300))
    #expect(blind.upper == 20)
  }

  @Test("a fling of 200 points a frame never hits a wall", arguments: [200.0, -200], [nil, 60])
  func noWall(distance: Double, cap: Int?) throws {
    var window = try window(0, 0) { $0.cap = cap }
    try window.handle(.rest)
    var travelled = window.lower
    for frame in 1...2000 {
      let change = try window.handle(.scrollBy(distance: distance, seconds: 1.0 / 60))
      #expect(!change.isClamped, "frame \(frame)")
      let visible = try #require(window.visibleOrdinals)
      #expect(visible.count >= 8)
      if cap != nil { #expect(window.count <= 60) }
      travelled = visible.lowerBound
    }
    #expect(window.clampedFrames == 0)
    // From −376: 2,000 frames forward end at 399,624, in row 3,700; backward at −400,376.
    #expect(travelled == (distance > 0 ? 3700 : -3708))
  }

  @Test("growth is decided before the offset is clamped")
  func growthFirst() throws {
    var window = try window { $0.anchor = .leading }
    #expect(try !window.handle(.scrollTo(offset: -1000)).isClamped)
    // Row −10 spans −1,080 to −980 and is visible; one more is overscan.
    #expect(window.lower == -11)
    #expect(window.offset == 188)
    #expect(try !window.handle(.scrollTo(offset: 100_000)).isClamped)
    #expect(window.offset == 100_000)
    #expect(window.upper == 923)
  }

  @Test("an offset in a gap shows the next row, and content has to reach into it")
  func gaps() throws {
    var window = try window { ($0.anchor, $0.overscan) = (.leading, 0) }
    try window.handle(.scrollTo(offset: -8))
    #expect(window.lower == -1)
    #expect(window.offset == 100)
    #expect(window.visibleOrdinals == 0...7)
    try window.handle(.scrollTo(offset: 207.5))
    #expect(window.visibleRows.first?.ordinal == 0)
    #expect(window.visibleRows.first?.position == -99.5)
    #expect(window.visibleRows.first?.extent == 100)
    try window.handle(.scrollTo(offset: 208))
    #expect(window.visibleRows.first?.ordinal == 1)
    #expect(window.visibleRows.first?.position == 8)
  }

  @Test("a viewport of nothing shows nothing and adds nothing")
  func noViewport() throws {
    var window = try window(viewport: 0)
    #expect(window.visibleRows.isEmpty)
    #expect(window.visibleOrdinals == nil)
    #expect(try window.handle(.rest).keepsRows)
    #expect(try window.handle(.scrollTo(offset: -5)).isClamped)
    #expect(window.offset == 0)
    #expect(window.count == 21)
    #expect(try !window.handle(.viewport(852)).isClamped)
    #expect(try window.handle(.rest).prepended == 1)
  }
}
