import InfiniteScroll
import Testing

@Suite("Window: the cap and the ends")
struct WindowCapTests {
  private func window(
    _ lower: Int = -10, _ upper: Int = 10, _ change: (inout WindowConfiguration) -> Void
  ) throws -> WindowEngine {
    var configuration = WindowConfiguration(lower: lower, upper: upper, extent: 92, viewport: 300)
    configuration.offset = 1000  // rows 0, 1, 2
    change(&configuration)
    return try WindowEngine(configuration)
  }

  @Test("rows are dropped at the end opposite to the one that grew")
  func opposite() throws {
    var window = try window { $0.cap = 21 }
    let prepend = try window.handle(.prepend(4))
    #expect(prepend.droppedTrailing == 4)
    #expect(prepend.droppedLeading == 0)
    #expect(prepend.offsetCorrection == 400)
    #expect(window.lower == -14)
    #expect(window.upper == 6)
    #expect(window.offset == 1400)
    let append = try window.handle(.append(3))
    #expect(append.droppedLeading == 3)
    #expect(append.droppedTrailing == 0)
    #expect(append.offsetCorrection == -300)
    #expect(window.lower == -11)
    #expect(window.upper == 9)
    #expect(window.offset == 1100)
  }

  @Test("what is visible or overscan is never dropped, so the cap is soft")
  func soft() throws {
    var window = try window { ($0.cap, $0.overscan) = (1, 2) }
    let visible = window.visibleRows
    try window.handle(.prepend(1))
    #expect(window.lower == -11)
    #expect(window.upper == 4)
    try window.handle(.append(1))
    #expect(window.lower == -2)
    #expect(window.upper == 5)
    #expect(window.visibleRows == visible)
    #expect(try window.handle(.rest).keepsRows)
  }

  @Test(
    "an edit that grows both ends drops first behind, then before; a hold of both drops nothing")
  func bothEnds() throws {
    var edited = try window { $0.cap = 21 }
    let change = try edited.handle(.edit(remove: [], prepend: 5, append: 3))
    #expect(change.droppedTrailing == 5)
    #expect(change.droppedLeading == 3)
    #expect(edited.lower == -12)
    #expect(edited.upper == 8)
    var held = try window { $0.cap = 21 }
    #expect(try held.handle(.hold(lower: -12, upper: 12)).appended == 2)
    #expect(held.count == 25)
    #expect(try held.handle(.hold(lower: -13, upper: 0)).droppedTrailing == 5)
    #expect(held.count == 21)
    #expect(try held.handle(.hold(lower: 0, upper: 8)).droppedLeading == 1)
    #expect(held.lower == -12)
  }

  @Test("a frame that grows one end drops at the other; rows removed do not count")
  func frames() throws {
    var window = try window { $0.cap = 12 }
    try window.handle(.edit(remove: [-10, -9, -3]))
    #expect(window.count == 18)
    let change = try window.handle(.scrollBy(distance: 700, seconds: 0))
    // Offset 1,500 less the 2 rows removed before: rows 7 to 9 are visible, 10 is overscan.
    #expect(window.visibleOrdinals == 7...9)
    #expect(change.keepsRows)
    let next = try window.handle(.scrollBy(distance: 100, seconds: 0))
    #expect(next.appended == 1)
    #expect(next.droppedLeading == 7)
    #expect(window.count == 12)
    #expect(window.lower == 0)
  }

  @Test("the limits are ends, and a frame that asks for more is clamped and counted")
  func limits() throws {
    var window = try window { $0.limits = .init(lower: -12, upper: 11) }
    #expect(window.ends == [])
    #expect(try window.handle(.prepend(5)).prepended == 2)
    #expect(window.ends == .leading)
    #expect(try window.handle(.append(1)).appended == 1)
    #expect(window.ends == [.leading, .trailing])
    #expect(try window.handle(.append(1)).appended == 0)
    #expect(try window.handle(.scrollTo(offset: -0.5)).isClamped)
    #expect(window.offset == 0)
    #expect(try window.handle(.scrollTo(offset: 5000)).isClamped)
    #expect(window.offset == 24 * 100 - 8 - 300)
    #expect(try !window.handle(.scrollTo(offset: 24 * 100 - 8 - 300)).isClamped)
    #expect(try !window.handle(.rest).isClamped)
    #expect(window.clampedFrames == 2)
    #expect(try !window.handle(.scrollTo(offset: -1e-12)).isClamped)
    #expect(window.offset == 0)
  }

  @Test("a billionth of the viewport past the content is rounding, more is a clamped frame")
  func tolerance() throws {
    var window = try window { $0.limits = .init(lower: -10, upper: 10) }
    let end = window.contentExtent - 300
    for (offset, isClamped) in [
      (-2.9e-7, false), (-3.1e-7, true), (end + 2.9e-7, false), (end + 3.1e-7, true),
    ] {
      #expect(try window.handle(.scrollTo(offset: offset)).isClamped == isClamped, "\(offset)")
      #expect(window.offset == (offset < 0 ? 0 : end))
    }
    #expect(window.clampedFrames == 2)
  }

  @Test("as many rows as may be added at once are added, by an event and by a jump")
  func mostGrowth() throws {
    var window = try window { ($0.offset, $0.overscan) = (0, 0) }
    #expect(try window.handle(.append(1 << 32)).appended == 1 << 32)
    #expect(try window.handle(.show(row: -10 - (1 << 32))).prepended == 1 << 32)
    let row = window.lower - 1 - (1 << 32)
    #expect(throws: RejectedEvent.self) { try window.handle(.show(row: row)) }
    #expect(try window.handle(.show(row: row + 1)).prepended == 1 << 32)
  }

  @Test("one side may be left open, and removed rows before the limit make the end come earlier")
  func openLimit() throws {
    var window = try window { $0.limits = .init(lower: .min, upper: 12) }
    try window.handle(.edit(remove: [11, 12], append: 3))
    #expect(window.upper == 10)
    #expect(window.ends == .trailing)
    #expect(try window.handle(.prepend(1000)).prepended == 1000)
  }

  @Test(
    "short content between limits rests where the anchor puts it",
    arguments: [
      (WindowAnchor.leading, 0), (.row(1), 0), (.center, -54), (.trailing, -108),
    ])
  func shortContent(anchor: WindowAnchor, offset: Double) throws {
    var window = try window(0, 1) {
      ($0.limits, $0.anchor, $0.offset) = (.init(lower: 0, upper: 1), anchor, offset)
    }
    #expect(try !window.handle(.rest).isClamped)
    #expect(window.offset == offset)
    #expect(try window.handle(.scrollBy(distance: 10, seconds: 0)).isClamped)
    #expect(window.offset == offset)
    #expect(window.ends == [.leading, .trailing])
  }

  @Test("the integers end too")
  func integers() throws {
    var top = try window(.max - 1, .max) { $0.offset = 0 }
    try top.handle(.rest)
    #expect(top.offset == -4)  // three rows are still shorter than the viewport
    try top.handle(.rest)
    #expect(top.ends == .trailing)
    #expect(top.upper == .max)
    #expect(top.offset == top.contentExtent - 300)
    #expect(try top.handle(.append(5)).keepsRows)
    #expect(try top.handle(.scrollBy(distance: 1e9, seconds: 1.0 / 60)).isClamped)
    #expect(top.visibleOrdinals?.upperBound == .max)
    var bottom = try window(.min, .min) { $0.offset = 0 }
    try bottom.handle(.scrollBy(distance: -50, seconds: 1.0 / 60))
    #expect(bottom.ends == .leading)
    #expect(bottom.offset == 0)
    try bottom.handle(.edit(remove: [.min], prepend: 3, append: 3))
    #expect(bottom.lower == .min + 1)
    #expect(bottom.ends == .leading)
  }
}
