import InfiniteScroll
import Testing

@Suite("Feed drop order")
struct FeedDropOrderTests {
  typealias Settings = FeedConfiguration

  @Test("with nothing known of the screen, the end that did not grow is dropped")
  func unknownScreen() throws {
    let settings = Settings(prefetchDistance: 1, pageSize: 2, maximumItems: 4)
    var desk = try FeedDesk(settings, first: postPage(0..<2, next: "b", previous: "a"))
    desk.load(.append)
    desk.reply(2, postPage(2..<4, next: "c"))
    desk.load(.append)
    desk.reply(3, postPage(4..<6, next: "d"))
    #expect(desk.ids == [2, 3, 4, 5])
    #expect(desk.feed.droppedBefore == 2)
    desk.load(.prepend)
    #expect(desk.loads.last?.cursor == nil)
    desk.reply(4, postPage(0..<2))
    desk.load(.prepend)
    desk.reply(5, postPage(-2..<0))
    #expect(desk.requests == ["-", "b", "c", "-", "a"])
    #expect(desk.ids == [-2, -1, 0, 1])
    #expect(desk.feed.droppedAfter == 4)
  }

  @Test("of two pages equally far, the one at the end that did not grow goes; else the first")
  func ties() throws {
    let settings = Settings(prefetchDistance: 3, pageSize: 1, maximumItems: 10)
    var desk = try FeedDesk(settings, first: postPage(0..<4, next: "b", previous: "a"))
    try desk.appear(1)
    desk.reply(2, postPage(4..<7, next: "c"))
    desk.reply(3, postPage(-3..<0, previous: "A"))
    #expect(desk.feed.count == 10)
    var forward = desk
    forward.load(.append)
    try forward.appear(6)
    forward.reply(4, postPage(7..<9))
    #expect(forward.ids == Array(0..<9))
    var backward = desk
    backward.load(.prepend)
    try backward.appear(3)
    backward.reply(4, postPage(-5 ..< -3))
    #expect(backward.ids == Array(-5..<4))
    var still = try FeedDesk(
      Settings(prefetchDistance: 3, pageSize: 1, maximumItems: 12),
      first: postPage(0..<8, next: "b", previous: "a"))
    still.run(try still.feed.appear(rows: 0...7))
    still.reply(2, postPage(8..<12))
    still.reply(3, postPage(-4..<0))
    #expect(still.feed.count == 16)
    still.run(try still.feed.appear(rows: 7...8))
    #expect(still.ids == Array(0..<12))
  }

  @Test("the farthest page goes first, as many as it takes")
  func farthestFirst() throws {
    let settings = Settings(prefetchDistance: 1, pageSize: 1, maximumItems: 6)
    var desk = try FeedDesk(settings, first: postPage(0..<2, next: "b", previous: "a"))
    desk.load(.append)
    desk.reply(2, postPage(2..<4, next: "c"))
    desk.load(.append)
    desk.reply(3, postPage(4..<6, next: "d"))
    try desk.appear(2)
    desk.load(.append)
    desk.load(.prepend)
    desk.reply(5, postPage(-6..<0))
    #expect(desk.ids == [0, 1, 2, 3, 4, 5])
    #expect(desk.feed.droppedBefore == 6)
    #expect(desk.feed.rowShift == 0)
    desk.reply(4, postPage(6..<8))
    #expect(desk.ids == [0, 1, 2, 3, 4, 5])
    #expect(desk.feed.droppedAfter == 2)
    try desk.appear(4)
    desk.load(.append)
    desk.reply(6, postPage(6..<8))
    #expect(desk.ids == [2, 3, 4, 5, 6, 7])
  }
}
