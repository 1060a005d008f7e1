import InfiniteScroll
import Testing

@Suite("Pager: coming to rest")
struct PagerMotionTests {
  @Test(
    "the animation starts where the finger left the sections and ends at rest",
    arguments: [
      (-100, 200), (-300, 0), (-310, -10), (-401, 199), (20, 20), (310, 10), (401, -199), (0, 0),
    ])
  func animationStart(dx: Double, start: Double) throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    try pager.handle(.drag(dx: dx))
    let move = try pager.handle(.end(dx: dx))
    #expect((move.animation?.start ?? 0) == start)
    #expect(move.animates == (start != 0))
    #expect(pager.lastMove == move)
  }

  @Test("the seam never animates: each lap's moves are the same to the eye")
  func seam() throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    var crossings: [Bool] = []
    for _ in 0..<6 {
      let move = try pager.handle(.end(dx: -200))
      #expect(move.animation?.start == 100)
      crossings.append(move.crossesSeam)
    }
    #expect(crossings == [false, true, false, false, true, false])
  }

  @Test("a cancelled drag returns to rest, and animates only if it had moved")
  func cancel() throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    #expect(try pager.handle(.drag(dx: -250)).animates == false)
    let move = try pager.handle(.cancel)
    #expect(move.steps == 0)
    #expect(move.animation?.start == -250)
    #expect(!move.crossesSeam)
    #expect(pager.drag == 0)
    #expect(!pager.isDragging)
    #expect(pager.position == 0)
    #expect(try pager.handle(.cancel).animates == false)
  }

  @Test("the program can step before any drag, and while a finger is down")
  func step() throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    let move = try pager.handle(.step(sections: 7))
    #expect(move.steps == 7)
    #expect(move.animation?.start == 2100)
    #expect(try pager.handle(.step(sections: 0)).animates == false)
    try pager.handle(.drag(dx: -50))
    #expect(try pager.handle(.step(sections: -2)).animation?.start == -600)
    #expect(pager.drag == -50)
    #expect(pager.isDragging)
    try pager.handle(.end(dx: -50))
    #expect(pager.position == 6)
  }

  @Test("the animation eases in for 0.3 seconds and never turns back")
  func easing() throws {
    var pager = try PagerEngine(PagerConfiguration(width: 300))
    let animation = try #require(try pager.handle(.step(sections: -1)).animation)
    #expect(animation.duration == 0.3)
    #expect(animation.start == -300)
    for time in [-1, 0, -Double.infinity, .nan] {
      #expect(animation.displacement(at: time) == -300)
    }
    for time in [0.3, 1, Double.infinity] { #expect(animation.displacement(at: time) == 0) }
    // The curve's value at half time is 0.315357, at a quarter 0.093465 (tables of ease-in).
    #expect(abs(animation.displacement(at: 0.15) + 300 * (1 - 0.315357)) < 1e-3)
    #expect(abs(animation.displacement(at: 0.075) + 300 * (1 - 0.093465)) < 1e-3)
    var last = animation.displacement(at: 0)
    for frame in 1...36 {
      let next = animation.displacement(at: Double(frame) / 120)
      #expect(next > last)
      last = next
    }
  }
}
