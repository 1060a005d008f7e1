import InfiniteScroll
import Testing

@Suite("Pager: position and slot")
struct PagerSlotTests {
  @Test("one section a page runs through the slots 2, 3, 1 and again, both ways")
  func oneSection() throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    var slots = [pager.slot]
    for _ in 0..<5 {
      try pager.handle(.step(sections: 1))
      slots.append(pager.slot)
    }
    #expect(slots == [2, 3, 1, 2, 3, 1])
    for _ in 0..<5 { try pager.handle(.step(sections: -1)) }
    #expect(pager.slot == 2)
    try pager.handle(.step(sections: -1))
    #expect(pager.slot == 1)
    #expect(pager.position == -1)
  }

  @Test("a move of any size lands where single steps land", arguments: 1...5)
  func manySteps(sections: Int) throws {
    for steps in -40...40 {
      var pager = try PagerEngine(PagerConfiguration(sectionsPerPage: sections, width: 300))
      let move = try pager.handle(.step(sections: steps))
      let slot = walkedSlot(steps: steps, sections: sections)
      #expect(pager.slot == slot, "\(steps)")
      #expect(pager.position == steps)
      #expect(move.crossesSeam == (slot != 2 * sections + steps), "\(steps)")
      #expect(pager.viewOffset == -300 / Double(sections) * Double(slot))
    }
  }

  @Test("the ends of the integers have slots")
  func extremes() throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    try pager.handle(.step(sections: Int.max))
    #expect(pager.slot == 3)  // 2⁶³ − 1 leaves 1 by 3
    #expect(throws: RejectedEvent.self) { try pager.handle(.step(sections: 1)) }
    #expect(throws: RejectedEvent.self) { try pager.handle(.end(dx: -301)) }
    #expect(pager.position == Int.max)
    try pager.handle(.end(dx: 301))
    #expect(pager.position == Int.max - 1)
    var backward = try PagerEngine(PagerConfiguration(width: 300))
    try backward.handle(.step(sections: Int.min))
    #expect(backward.slot == 3)  // −2⁶³ leaves 1 by 3
    #expect(backward.visibleOrdinals == Int.min...Int.min)
  }

  @Test("the view offset is the drag less the slots before, and the slot waits for the release")
  func viewOffset() throws {
    var pager = try PagerEngine(PagerConfiguration(sectionsPerPage: 2, width: 300))
    #expect(pager.slot == 4)
    #expect(pager.viewOffset == -600)
    try pager.handle(.drag(dx: -400))
    #expect(pager.viewOffset == -1000)
    #expect(pager.isDragging)
    #expect(pager.slot == 4)
    try pager.handle(.end(dx: -400))  // 2 sections and two thirds of one
    #expect(pager.position == 3)
    #expect(pager.slot == 3)
    #expect(pager.viewOffset == -450)
  }

  @Test("a new width keeps the position and any drag")
  func width() throws {
    var pager = try PagerEngine(PagerConfiguration(sectionsPerPage: 2, width: 300))
    try pager.handle(.step(sections: 1))
    try pager.handle(.drag(dx: 40))
    #expect(try pager.handle(.width(500)).animates == false)
    #expect(pager.width == 500)
    #expect(pager.sectionWidth == 250)
    #expect(pager.sectionsPerPage == 2)
    #expect(pager.position == 1)
    #expect(pager.drag == 40)
    #expect(pager.viewOffset == 40 - 250 * 5)
  }

  private func walkedSlot(steps: Int, sections: Int) -> Int {
    var slot = 2 * sections
    for _ in 0..<abs(steps) {
      slot += steps.signum()
      if slot > 3 * sections { slot = 2 * sections - 1 }
      if slot < 2 * sections - 1 { slot = 3 * sections }
    }
    return slot
  }
}
