import Testing

@testable import InfiniteScroll

@Suite("Window: the published arithmetic")
struct WindowSeedTests {
  private func window(
    _ lower: Int = 0, _ upper: Int = 20, _ change: (inout WindowConfiguration) -> Void = { _ in }
  ) throws -> WindowEngine {
    var configuration = WindowConfiguration(lower: lower, upper: upper, extent: 100, viewport: 852)
    configuration.mode = .seed
    change(&configuration)
    return try WindowEngine(configuration)
  }

  @Test("the sample's rows are 3/8 of the container, 8 apart, and start in the middle")
  func sample() throws {
    let sample = WindowConfiguration.published(lower: -2, upper: 2, container: 800)
    #expect(sample.extent == 300)
    #expect(sample.spacing == 8)
    #expect(sample.mode == .seed)
    let window = try WindowEngine(sample)
    #expect(window.offset == 366)
    #expect(window.visibleRows.map(\.ordinal) == [-1, 0, 1])
    #expect(try WindowEngine(sample).mode == .seed)
  }

  @Test("at the leading edge it grows on every frame for ever, and everything visible moves")
  func leadingEdge() throws {
    var window = try window { $0.offset = 0 }
    for frame in 1...200 {
      let change = try window.handle(.rest)
      #expect(change.prepended == 1)
      #expect(change.appended == 0)
      #expect(change.offsetCorrection == 0)
      #expect(window.lower == -frame)
      #expect(window.offset == 0)
      #expect(window.visibleRows.first?.ordinal == -frame)
    }
    #expect(window.published.ordinals == ContiguousArray(-200...20))
    #expect(window.clampedFrames == 0)
  }

  @Test("at the trailing edge it appends one row an appearance, until the last is out of sight")
  func trailingEdge() throws {
    var window = try window { $0.anchor = .trailing }
    #expect(try window.handle(.rest).appended == 1)
    #expect(try window.handle(.rest).keepsRows)
    #expect(window.upper == 21)
    try window.handle(.scrollBy(distance: 100, seconds: 1.0 / 60))
    #expect(window.upper == 22)
    // 1,516 is the most that 22 rows allow; then one more row appears a frame.
    #expect(try window.handle(.scrollBy(distance: 900, seconds: 1.0 / 60)).isClamped)
    #expect(window.offset == 23 * 108 - 8 - 852)
    #expect(window.upper == 23)
    #expect(window.clampedFrames == 1)
  }

  @Test("a single row grows at one end only, and a row seen before does not appear again")
  func singleRow() throws {
    var window = try window(0, 0)
    for _ in 0..<50 { try window.handle(.rest) }
    #expect(window.lower == 0)
    #expect(window.upper == 8)
    #expect(window.offset == 0)
    try window.handle(.scrollTo(offset: 108))
    #expect(window.lower == 0)
    try window.handle(.scrollTo(offset: 0))
    #expect(window.lower == -1)
  }

  @Test("nothing is corrected: rows put in front push what is visible")
  func uncorrected() throws {
    var window = try window()
    #expect(window.offset == 704)
    #expect(try window.handle(.prepend(3)).offsetCorrection == 0)
    #expect(window.offset == 704)
    #expect(window.visibleOrdinals == 3...11)
    try window.handle(.resize(row: 0, by: 50))
    #expect(window.offset == 704)
    #expect(window.row(4)?.position == 102)  // 7 · 108 + 50 − 704
    try window.handle(.drop(leading: 2, trailing: 1))
    #expect(window.offset == 704)
    #expect(window.lower == -1)
    try window.handle(.edit(remove: [3, 4], prepend: 2, append: 1))
    #expect(window.offset == 704)
    let rows = (-3...20).filter { $0 != 3 && $0 != 4 }
    #expect(window.published.ordinals == ContiguousArray(rows))
    try window.handle(.edit(remove: rows, prepend: 1))
    #expect(window.published.ordinals == [-4])
    try window.handle(.hold(lower: -6, upper: 22))
    #expect(window.published.ordinals == [-6, -5, -4, 21, 22])
    try window.handle(.drop(leading: 1, trailing: 0))
    #expect(window.published.ordinals == [-5, -4, 21, 22])
    try window.handle(.drop(leading: 0, trailing: 2))
    #expect(window.published.ordinals == [-5, -4])
  }

  @Test("cap, overscan and look-ahead do not exist; limits hold")
  func nothingElse() throws {
    var window = try window {
      ($0.cap, $0.overscan, $0.limits) = (1, 5, .init(lower: -1, upper: 20))
      $0.offset = 0
    }
    #expect(try window.handle(.scrollBy(distance: 1, seconds: 1.0 / 60)).prepended == 1)
    #expect(try window.handle(.scrollTo(offset: 0)).keepsRows)
    #expect(window.count == 22)
    #expect(try window.handle(.show(row: 20, alignment: .trailing)).keepsRows)
    #expect(window.offset == 22 * 108 - 8 - 852)
  }

  @Test("where the original would trap or grow without bound, the frame is refused")
  func refusal() throws {
    var top = try window(.max - 20, .max) { $0.anchor = .trailing }
    var before = top
    #expect(throws: RejectedEvent.self) { try top.handle(.rest) }
    #expect(top == before)
    var bottom = try window(.min, .min + 20) { $0.anchor = .leading }
    before = bottom
    #expect(throws: RejectedEvent.self) { try bottom.handle(.scrollBy(distance: 5, seconds: 1)) }
    #expect(bottom == before)
    try bottom.handle(.scrollTo(offset: 200))
    #expect(throws: RejectedEvent.self) { try bottom.handle(.prepend(1 << 20)) }
    #expect(throws: RejectedEvent.self) { try bottom.handle(.hold(lower: .min, upper: 0)) }
    #expect(throws: RejectedEvent.self) { try bottom.handle(.show(row: 0)) }
    #expect(throws: ConfigurationError.self) { try self.window(0, 1 << 20) }
    let full = WindowConfiguration.maximumPublishedRows
    var crowded = try window(1, full) { $0.offset = 0 }
    #expect(throws: RejectedEvent.self) { try crowded.handle(.rest) }
    #expect(crowded.count == full)
  }
}
