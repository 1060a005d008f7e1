import InfiniteScroll
import Testing

@Suite("Feed memory")
struct FeedMemoryTests {
  typealias Settings = FeedConfiguration
  static let capped = Settings(maximumItems: 60, footprint: 60)

  /// The page k of a source without end: twenty rows, cursor "k", the first one without.
  static func page(_ number: Int) -> PostPage {
    postPage(number * 20..<number * 20 + 20, next: "\(number + 1)", previous: "\(number - 1)")
  }

  /// Scrolls forward through pages 1…last, the last row coming on screen each time.
  static func scrolled(_ settings: Settings = capped, to last: Int) throws -> FeedDesk {
    var desk = try FeedDesk(settings, first: page(0))
    for number in stride(from: 1, through: last, by: 1) {
      try desk.appear(desk.feed.count - 1)
      desk.reply(number + 1, page(number))
    }
    return desk
  }

  @Test("without a cap nothing is dropped")
  func uncapped() throws {
    let desk = try Self.scrolled(Settings(footprint: 60), to: 9)
    #expect(desk.ids == Array(0..<200))
    #expect(desk.feed.droppedBefore == 0)
  }

  @Test("scrolling forward drops whole pages at the front and corrects the offset by as much")
  func dropsAtTheFront() throws {
    var desk = try Self.scrolled(to: 2)
    #expect(desk.ids == Array(0..<60))
    #expect(desk.feed.rowShift == 0)
    for number in 3...9 {
      try desk.appear(59)
      #expect(desk.feed.offsetCorrection == 0)
      desk.reply(number + 1, Self.page(number))
      #expect(desk.ids == Array((number - 2) * 20..<number * 20 + 20))
      #expect(desk.feed.droppedBefore == (number - 2) * 20)
      #expect(desk.feed.rowShift == -20)
      #expect(desk.feed.offsetCorrection == -1200)
      #expect(desk.feed.firstOrdinal == (number - 2) * 20)
    }
    #expect(desk.feed.droppedAfter == 0)
    #expect(desk.feed.prepend == .idle)
  }

  @Test("scrolling back loads dropped pages by their cursors and drops at the other end")
  func scrollsBack() throws {
    var desk = try Self.scrolled(to: 5)
    #expect(desk.ids == Array(60..<120))
    for number in [2, 1, 0] {
      try desk.appear(4)
      #expect(desk.loads.last?.cursor == (number == 0 ? nil : "\(number)"))
      #expect(desk.loads.last?.request == .prepend)
      desk.reply(desk.loads.count, Self.page(number))
      #expect(desk.ids == Array(number * 20..<number * 20 + 60))
      #expect(desk.feed.offsetCorrection == 1200)
      #expect(desk.feed.droppedBefore == number * 20)
      #expect(desk.feed.droppedAfter == 60 - number * 20)
    }
    #expect(desk.feed.prepend == .idle)
    try desk.appear(4)
    #expect(desk.loads.last?.cursor == "-1")
    try desk.appear(55)
    #expect(desk.loads.last?.cursor == "3")
    #expect(desk.loads.last?.request == .append)
  }

  @Test("an exhausted end has more again once its pages are dropped, and ends where it ended")
  func exhaustedEnd() throws {
    var desk = try FeedDesk(
      Self.capped, first: PostPage(items: posts(0..<20), next: "1"))
    for number in 1...2 {
      try desk.appear(desk.feed.count - 1)
      desk.reply(number + 1, Self.page(number))
    }
    try desk.appear(59)
    desk.reply(4, postPage(60..<80))
    #expect(desk.feed.append == .exhausted)
    #expect(desk.feed.prepend == .idle)
    try desk.appear(0)
    desk.reply(5, Self.page(0))
    #expect(desk.feed.prepend == .exhausted)
    #expect(desk.feed.append == .idle)
    #expect(desk.feed.canLoadMore)
    #expect(desk.feed.droppedAfter == 20)
    try desk.appear(59)
    #expect(desk.requests.last == "3")
    desk.reply(6, Self.page(3))
    #expect(desk.feed.append == .exhausted)
    #expect(desk.feed.droppedAfter == 0)
  }

  @Test("pages on screen or within the prefetch distance stay, whatever the cap")
  func nearPagesStay() throws {
    var desk = try Self.scrolled(Settings(maximumItems: 30, footprint: 10), to: 1)
    #expect(desk.ids == Array(0..<40))
    try desk.appear(24)
    #expect(desk.feed.count == 40)
    #expect(desk.feed.offsetCorrection == 0)
    try desk.appear(25)
    #expect(desk.ids == Array(20..<40))
    #expect(desk.feed.offsetCorrection == -200)
    #expect(desk.feed.droppedBefore == 20)
    try desk.appear(5)
    #expect(desk.feed.offsetCorrection == 0)
    #expect(desk.requests == ["-", "1"])
  }

  @Test("the same at the other end")
  func nearPagesStayAfter() throws {
    var desk = try Self.scrolled(Settings(maximumItems: 30, footprint: 10), to: 1)
    try desk.appear(15)
    #expect(desk.feed.count == 40)
    try desk.appear(14)
    #expect(desk.ids == Array(0..<20))
    #expect(desk.feed.offsetCorrection == 0)
    #expect(desk.feed.droppedAfter == 20)
    try desk.appear(14)
    #expect(desk.requests == ["-", "1"])
    try desk.appear(15)
    #expect(desk.requests == ["-", "1", "1"])
  }

  @Test("a range keeps every page that it touches")
  func visibleRangeStays() throws {
    var desk = try Self.scrolled(Settings(maximumItems: 30), to: 1)
    desk.run(try desk.feed.appear(rows: 19...25))
    #expect(desk.feed.count == 40)
    desk.run(try desk.feed.appear(rows: 14...26))
    #expect(desk.feed.count == 40)
    desk.run(try desk.feed.appear(rows: 25...26))
    #expect(desk.feed.count == 20)
  }

  @Test("a fling keeps as much ahead as it prefetches")
  func flingKeepsAhead() throws {
    let settings = Settings(
      prefetchDistance: 2, pageSize: 4, maximumItems: 12, footprint: 1, latency: 1)
    var desk = try FeedDesk(settings, first: postPage(0..<8, next: "b"))
    try desk.appear(7)
    desk.reply(2, postPage(8..<14, next: "c"))
    try desk.appear(2, velocity: 6)
    #expect(desk.feed.count == 14)
    try desk.appear(2, velocity: 5)
    #expect(desk.feed.count == 8)
    #expect(desk.feed.droppedAfter == 6)
  }

  @Test("a correction is never minus zero, nor beyond what is finite")
  func correctionIsANumber() throws {
    for (footprint, correction) in [(0.0, 0.0), (1e308, -Double.greatestFiniteMagnitude)] {
      let desk = try Self.scrolled(Settings(maximumItems: 60, footprint: footprint), to: 3)
      #expect(desk.feed.rowShift == -20)
      #expect(desk.feed.offsetCorrection == correction)
      #expect(desk.feed.offsetCorrection.sign == (footprint == 0 ? .plus : .minus))
    }
  }

  @Test("a correction forwards is finite too")
  func correctionForwards() throws {
    var desk = try FeedDesk(Settings(footprint: 1e308), first: postPage(0..<2, previous: "a"))
    desk.load(.prepend)
    desk.reply(2, postPage(-2..<0))
    #expect(desk.feed.rowShift == 2)
    #expect(desk.feed.offsetCorrection == .greatestFiniteMagnitude)
    try desk.feed.edit(Post(1))
    #expect(desk.feed.rowShift == 0)
  }
}
