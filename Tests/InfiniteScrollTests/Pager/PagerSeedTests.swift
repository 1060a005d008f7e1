import InfiniteScroll
import Testing

@Suite("Pager: the published arithmetic")
struct PagerSeedTests {
  private func pager(sections: Int = 1, width: Double = 300) throws -> PagerEngine {
    try PagerEngine(PagerConfiguration(sectionsPerPage: sections, width: width, mode: .seed))
  }

  @Test(
    "any drag over 30 points adds a step, whole sections or not",
    arguments: [(-30, 0), (-31, 1), (-300, 2), (300, -2), (-310, 2), (-401, 2), (-600, 3)])
  func steps(dx: Double, steps: Int) throws {
    var pager = try pager()
    #expect(try pager.handle(.end(dx: dx)).steps == steps)
    #expect(pager.position == steps)
  }

  @Test("narrow sections also step past a third, and velocity means nothing")
  func thirdAndVelocity() throws {
    var pager = try pager(width: 60)
    #expect(try pager.handle(.end(dx: -21)).steps == 1)
    #expect(try pager.handle(.end(dx: -20)).steps == 0)
    #expect(try pager.handle(.end(dx: 0, velocity: -5000)).steps == 0)
    #expect(try pager.handle(.end(dx: -21, velocity: 5000)).steps == 1)
  }

  @Test("a move past the seam loses its remainder")
  func lostRemainder() throws {
    var pager = try pager()
    #expect(pager.slot == 2)
    #expect(try !pager.handle(.end(dx: -100)).crossesSeam)
    #expect(pager.slot == 3)
    let move = try pager.handle(.end(dx: -401))
    #expect(move.crossesSeam)
    #expect(move.steps == 2)
    #expect(pager.slot == 1)  // the contract says 2
    try pager.handle(.end(dx: 900))
    #expect(pager.slot == 3)
    var wide = try self.pager(sections: 3, width: 300)
    #expect(wide.slot == 6)
    try wide.handle(.end(dx: -250))
    #expect(wide.slot == 9)
    try wide.handle(.end(dx: 500))
    #expect(wide.slot == 9)  // 9 − 6 = 3 is below the strip's 5
    try wide.handle(.end(dx: 350))
    #expect(wide.slot == 5)
  }

  @Test("a programmatic step before any drag runs off the strip; after one it does not")
  func stepBeforeDrag() throws {
    var pager = try pager()
    #expect(try !pager.handle(.step(sections: 5)).crossesSeam)
    #expect(pager.slot == 7)
    #expect(pager.viewOffset == -2100)
    try pager.handle(.drag(dx: -5))
    try pager.handle(.cancel)
    #expect(try pager.handle(.step(sections: 1)).crossesSeam)
    #expect(pager.slot == 1)
    var ended = try self.pager()
    try ended.handle(.end(dx: 0))
    try ended.handle(.step(sections: 5))
    #expect(ended.slot == 1)
  }

  @Test("what would trap in the original is refused")
  func refusal() throws {
    #expect(throws: ConfigurationError.self) { try self.pager(width: 0) }
    var pager = try pager()
    #expect(throws: RejectedEvent.self) { try pager.handle(.step(sections: Int.max)) }
    #expect(pager.slot == 2)
    try pager.handle(.step(sections: Int.max - 2))
    #expect(pager.slot == Int.max)
  }
}
