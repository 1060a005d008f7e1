import InfiniteScroll
import Testing

@Suite("Pager: linked pagers")
struct PagerGroupTests {
  private func group(_ widths: [Double], mode: EngineMode = .corrected) throws -> PagerGroup {
    try PagerGroup(widths.map { PagerConfiguration(width: $0, mode: mode) })
  }

  @Test("followers show the same share of a section and are not dragged themselves")
  func follow() throws {
    var group = try group([300, 150, 600])
    try group.handle(.drag(dx: -100), at: 0)
    #expect(group.active == 0)
    #expect(group.pagers.map(\.drag) == [-100, -50, -200])
    #expect(group.pagers.map(\.isDragging) == [true, false, false])
  }

  @Test("all agree after a release, and each comes to rest from its own place")
  func release() throws {
    var group = try group([300, 150, 600])
    try group.handle(.drag(dx: -50), at: 1)
    let move = try group.handle(.end(dx: -60), at: 1)
    #expect(move.steps == 1)
    #expect(group.active == nil)
    #expect(group.position == 1)
    #expect(group.pagers.map(\.position) == [1, 1, 1])
    #expect(group.pagers.map(\.drag) == [0, 0, 0])
    #expect(group.pagers.map { $0.lastMove.animation?.start } == [180, 90, 360])
    #expect(group.pagers.map(\.isDragging) == [false, false, false])
  }

  @Test("the width that decides is that of the pager under the finger")
  func leadersWidth() throws {
    var group = try group([300, 150])
    try group.handle(.end(dx: -151), at: 1)
    #expect(group.position == 1)
    try group.handle(.end(dx: -401), at: 0)
    #expect(group.position == 3)
  }

  @Test("the latest finger takes over, and only the active pager can cancel")
  func takeOver() throws {
    var group = try group([300, 150])
    try group.handle(.drag(dx: -100), at: 0)
    try group.handle(.drag(dx: 30), at: 1)
    #expect(group.active == 1)
    #expect(group.pagers.map(\.drag) == [60, 30])
    #expect(group.pagers.map(\.isDragging) == [false, true])
    #expect(try group.handle(.cancel, at: 0) == group.pagers[0].lastMove)
    #expect(group.pagers.map(\.drag) == [60, 30])
    #expect(!group.pagers[0].lastMove.animates)
    try group.handle(.cancel, at: 1)
    #expect(group.active == nil)
    #expect(group.pagers.map(\.drag) == [0, 0])
    #expect(group.pagers.map { $0.lastMove.animation?.start } == [60, 30])
    #expect(group.position == 0)
  }

  @Test("a step moves all of them, also while one is dragged; a width is one pager's own")
  func stepAndWidth() throws {
    var group = try group([300, 150])
    try group.handle(.drag(dx: -100), at: 0)
    try group.handle(.step(sections: 5), at: 1)
    #expect(group.pagers.map(\.position) == [5, 5])
    #expect(group.pagers.map(\.drag) == [-100, -50])
    #expect(group.pagers.map { $0.lastMove.animation?.start } == [1500, 750])
    try group.handle(.width(600), at: 1)
    #expect(group.pagers.map(\.width) == [300, 600])
    #expect(group.pagers.map(\.drag) == [-100, -200])
    try group.handle(.width(200), at: 0)
    #expect(group.pagers.map(\.drag) == [-100, -300])
  }

  @Test("a refused event changes none of them")
  func refusal() throws {
    var group = try group([300, 150])
    try group.handle(.step(sections: Int.max), at: 0)
    try group.handle(.drag(dx: -10), at: 1)
    let before = group
    for (event, index, field) in [
      (PagerEvent.end(dx: -151), 1, "end"), (.step(sections: 1), 0, "step"),
      (.drag(dx: .nan), 0, "drag"), (.width(0), 0, "width"), (.cancel, 2, "pager"),
      (.cancel, -1, "pager"),
    ] {
      #expect {
        try group.handle(event, at: index)
      } throws: {
        ($0 as? RejectedEvent)?.field == field
      }
      #expect(group == before)
    }
  }

  @Test("an empty group stands at 0 and has no pager to address")
  func empty() throws {
    var group = try PagerGroup([])
    #expect(group.position == 0)
    #expect(throws: RejectedEvent.self) { try group.handle(.cancel, at: 0) }
    #expect(throws: ConfigurationError.self) { try PagerGroup([PagerConfiguration(width: 0)]) }
  }

  @Test("published: only the pager dragged last mends its slot, the others run off the strip")
  func published() throws {
    var group = try group([300, 300], mode: .seed)
    try group.handle(.end(dx: -150), at: 0)
    try group.handle(.end(dx: -150), at: 0)
    #expect(group.pagers.map(\.slot) == [1, 4])
    try group.handle(.drag(dx: -150), at: 1)
    try group.handle(.step(sections: -2), at: 1)
    #expect(group.pagers.map(\.slot) == [-1, 2])
  }
}
