import InfiniteScroll
import Testing

@Suite("Pager: what is on screen")
struct PagerSectionsTests {
  @Test("a page at rest shows exactly its sections, each knowing that it is current")
  func rest() throws {
    var pager = try PagerEngine(PagerConfiguration(sectionsPerPage: 3, width: 300))
    try pager.handle(.step(sections: 5))
    #expect(pager.visibleOrdinals == 5...7)
    #expect(pager.visibleSections.map(\.position) == [0, 100, 200])
    #expect(pager.visibleSections.allSatisfy { $0.role == .current })
  }

  @Test("a drag shows one neighbour more, next when it goes forward, previous when back")
  func roles() throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    try pager.handle(.drag(dx: -10))
    #expect(pager.visibleSections.map(\.ordinal) == [0, 1])
    #expect(pager.visibleSections.map(\.role) == [.current, .next])
    #expect(pager.visibleSections.map(\.position) == [-10, 290])
    try pager.handle(.drag(dx: 10))
    #expect(pager.visibleSections.map(\.ordinal) == [-1, 0])
    #expect(pager.visibleSections.map(\.role) == [.previous, .current])
    #expect(pager.visibleSections.map(\.position) == [-290, 10])
  }

  @Test("a step of a million sections materialises no more than a page and one, all the way")
  func longStep() throws {
    var pager = try PagerEngine(PagerConfiguration(sectionsPerPage: 2, width: 300))
    let animation = try #require(try pager.handle(.step(sections: 1_000_000)).animation)
    var sections: [PagerSection] = []
    for frame in 0...36 {
      pager.fill(&sections, displacedBy: animation.displacement(at: Double(frame) / 120))
      #expect((2...3).contains(sections.count))
    }
    #expect(sections.map(\.ordinal) == [1_000_000, 1_000_001])
    pager.fill(&sections, displacedBy: animation.start)
    #expect(sections.map(\.ordinal) == [0, 1])
  }

  @Test("the buffer that is filled keeps its storage")
  func storage() throws {
    let pager = try PagerEngine(PagerConfiguration(width: 300))
    var sections: [PagerSection] = []
    sections.reserveCapacity(100)
    pager.fill(&sections, displacedBy: 10)
    #expect(sections.count == 2 && sections.capacity >= 100)
  }

  @Test("the integers end: beyond them there is nothing to show")
  func ends() throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    try pager.handle(.step(sections: Int.max))
    #expect(pager.visibleOrdinals(displacedBy: -10) == Int.max...Int.max)
    #expect(pager.visibleOrdinals(displacedBy: -310) == nil)
    #expect(pager.visibleOrdinals(displacedBy: 10) == Int.max - 1...Int.max)
    try pager.handle(.drag(dx: -310))
    #expect(pager.visibleSections.isEmpty)
    for hostile in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      #expect(pager.visibleOrdinals(displacedBy: hostile) == nil)
    }
  }

  @Test("every drag of a small world shows what an endless row would show", arguments: 1...3)
  func oracle(sections: Int) throws {
    let width = 60.0
    for dx in stride(from: -200.0, through: 200, by: 1) {
      var pager = try PagerEngine(PagerConfiguration(sectionsPerPage: sections, width: width))
      try pager.handle(.step(sections: -3))
      try pager.handle(.drag(dx: dx))
      let part = width / Double(sections)
      let expected = (-30...30).filter { ordinal in
        let position = Double(ordinal + 3) * part + dx
        return position + part > 0 && position < width
      }
      #expect(pager.visibleSections.map(\.ordinal) == expected, "\(dx)")
      for section in pager.visibleSections {
        #expect(section.position == Double(section.ordinal + 3) * part + dx)
        let role: PagerSection.Role =
          section.ordinal < -3 ? .previous : section.ordinal < -3 + sections ? .current : .next
        #expect(section.role == role)
      }
    }
  }
}
