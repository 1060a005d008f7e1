import InfiniteScroll
import Testing

@Suite("Pager: what a release does")
struct PagerReleaseTests {
  @Test(
    "distance decides: whole sections, then a third of one, or 30 points from rest",
    arguments: [
      (0, 0), (-30, 0), (30, 0), (-30.5, 1), (-31, 1), (31, -1), (-100, 1), (-299, 1), (-300, 1),
      (-331, 1), (-400, 1), (-400.5, 2), (-401, 2), (-600, 2), (-700, 2), (-701, 3), (300, -1),
      (310, -1), (400, -1), (401, -2), (-30_000, 100),
    ])
  func distance(dx: Double, steps: Int) throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    #expect(try pager.handle(.end(dx: dx)).steps == steps)
    #expect(pager.position == steps)
    #expect(pager.drag == 0)
    #expect(!pager.isDragging)
  }

  @Test(
    "the section's width counts, not the container's",
    arguments: [(-100, 1), (-133, 1), (-134, 2), (33, -1), (30, 0), (-30, 0)])
  func sectionWidth(dx: Double, steps: Int) throws {
    var pager = try PagerEngine(PagerConfiguration(sectionsPerPage: 3, width: 300))
    #expect(try pager.handle(.end(dx: dx)).steps == steps)
  }

  @Test("narrow sections move by a third of their width", arguments: [(-10, 0), (-10.5, 1)])
  func narrow(dx: Double, steps: Int) throws {
    var pager = try PagerEngine(PagerConfiguration(width: 30))
    #expect(try pager.handle(.end(dx: dx)).steps == steps)
  }

  @Test(
    "a flick moves one section when distance moves none, and cancels what it goes against",
    arguments: [
      (0, -500, 1), (0, 500, -1), (0, -499.9, 0), (0, 499.9, 0), (-20, -500, 1), (-20, 600, -1),
      (20, 500, -1), (-31, -900, 1), (-31, 499, 1), (-31, 500, 0), (31, -500, 0), (31, 500, -1),
      (-401, 500, 0), (-401, -5000, 2), (401, -500, 0), (0, 0, 0),
    ])
  func velocity(dx: Double, velocity: Double, steps: Int) throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    #expect(try pager.handle(.end(dx: dx, velocity: velocity)).steps == steps)
  }

  @Test("the flick's speed is configurable, and no speed is never a flick")
  func threshold() throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300, velocityThreshold: 0))
    #expect(try pager.handle(.end(dx: 0, velocity: 0)).steps == 0)
    #expect(try pager.handle(.end(dx: 0, velocity: -0.5)).steps == 1)
    #expect(try pager.handle(.end(dx: 0)).steps == 0)
    #expect(try pager.handle(.end(dx: -31)).steps == 1)
    #expect(try pager.handle(.end(dx: -31, velocity: 0)).steps == 1)
    var slow = try PagerEngine(PagerConfiguration(width: 300, velocityThreshold: 800))
    #expect(try slow.handle(.end(dx: 0, velocity: 799)).steps == 0)
    #expect(try slow.handle(.end(dx: 0, velocity: 800)).steps == -1)
  }

  @Test("every release of a small world agrees with counting sections one by one")
  func oracle() throws {
    for sections in 1...4 {
      for dx in stride(from: -420.0, through: 420, by: 1) {
        var pager = try PagerEngine(PagerConfiguration(sectionsPerPage: sections, width: 120))
        let move = try pager.handle(.end(dx: dx))
        #expect(move.steps == naiveSteps(dx, width: 120 / Double(sections)), "\(sections) \(dx)")
      }
    }
  }

  private func naiveSteps(_ dx: Double, width: Double) -> Int {
    var rest = abs(dx)
    var steps = 0
    while rest >= width {
      rest -= width
      steps += 1
    }
    if rest > width / 3 || (steps == 0 && rest > 30) { steps += 1 }
    return dx < 0 ? steps : -steps
  }
}
