import InfiniteScroll
import Testing

@Suite("Feed reloads")
struct FeedReloadTests {
  static let small = FeedConfiguration(
    prefetchDistance: 1, pageSize: 2, maximumItems: 4, footprint: 10)

  /// Rows 4…7 held, pages "-" and "b" dropped before them, "e" next, "z" before all.
  static func desk() throws -> FeedDesk {
    var desk = try FeedDesk(small, first: postPage(0..<2, next: "b", previous: "z"))
    for (number, cursor) in ["c", "d", "e"].enumerated() {
      try desk.appear(desk.feed.count - 1)
      desk.reply(number + 2, postPage(number * 2 + 2..<number * 2 + 4, next: cursor))
    }
    return desk
  }

  @Test("a row that was dropped is unknown until its page is loaded again")
  func droppedRowsAreUnknown() throws {
    var desk = try Self.desk()
    #expect(desk.ids == [4, 5, 6, 7])
    #expect(throws: RejectedEvent.self) { try desk.feed.appear(id: 3) }
    #expect(throws: RejectedEvent.self) { try desk.feed.edit(Post(3)) }
    desk.run(try desk.feed.appear(id: 4))
    #expect(desk.requests.last == "b")
    desk.reply(5, postPage(2..<4))
    desk.run(try desk.feed.appear(id: 3))
    #expect(desk.ids == [2, 3, 4, 5])
    #expect(throws: RejectedEvent.self) { try desk.feed.appear(id: 6) }
    #expect(desk.feed.lookups == 2)
  }

  @Test("a page that changed while it was away counts as it is now")
  func reloadedPageChanged() throws {
    var desk = try Self.desk()
    try desk.appear(0)
    desk.reply(5, Page4.changed)
    #expect(desk.ids == [2, 30, 3, 4, 5])
    #expect(desk.titles[3] == "newer")
    #expect(desk.feed.offsetCorrection == 30)
    #expect(desk.feed.droppedBefore == 2)
    #expect(desk.feed.droppedAfter == 2)
  }

  private enum Page4 {
    static let changed = PostPage(
      items: [Post(2), Post(30), Post(3), Post(4, "newer")], next: "x", previous: "y")
  }

  @Test("a page that came back empty is forgotten, and the one before it asked for")
  func reloadedPageEmpty() throws {
    var desk = try Self.desk()
    try desk.appear(0)
    desk.reply(5, postPage([]))
    #expect(desk.requests.suffix(2) == ["b", "-"])
    #expect(desk.feed.droppedBefore == 2)
    desk.reply(6, postPage([]))
    #expect(desk.requests.last == "z")
    #expect(desk.feed.droppedBefore == 0)
    #expect(desk.feed.rowShift == 0)
    desk.reply(7, postPage([]))
    #expect(desk.feed.prepend == .exhausted)
    #expect(desk.ids == [4, 5, 6, 7])
  }

  @Test("a page that came back with nothing new is forgotten")
  func reloadedPageRepeats() throws {
    var desk = try Self.desk()
    try desk.appear(0)
    desk.reply(5, postPage([5, 4], next: "x", previous: "y"))
    #expect(desk.ids == [4, 5, 6, 7])
    #expect(desk.feed.droppedBefore == 2)
    #expect(desk.feed.prepend == .idle)
    try desk.appear(0)
    #expect(desk.loads.last?.cursor == nil)
    #expect(desk.loads.count == 6)
  }

  @Test("a failed reload is asked for again by retry, by the same cursor")
  func reloadFails() throws {
    var desk = try Self.desk()
    try desk.appear(0)
    desk.fail(5)
    #expect(desk.feed.prepend == .failed(outage()))
    #expect(desk.feed.droppedBefore == 4)
    try desk.appear(0)
    #expect(desk.loads.count == 5)
    try desk.retry()
    #expect(desk.requests.last == "b")
    desk.reply(6, postPage(2..<4))
    #expect(desk.ids == [2, 3, 4, 5])
  }

  @Test("a page that comes after its neighbours were dropped counts as dropped itself")
  func pageWithoutNeighbour() throws {
    var desk = try Self.desk()
    try desk.appear(3)
    try desk.appear(0)
    #expect(desk.requests.suffix(2) == ["e", "b"])
    desk.reply(6, postPage(2..<4))
    #expect(desk.ids == [2, 3, 4, 5])
    #expect(desk.feed.droppedAfter == 2)
    desk.reply(5, PostPage(items: [Post(8), Post(9), Post(4, "newer")], next: "f"))
    #expect(desk.ids == [2, 3, 4, 5])
    #expect(desk.titles[2] == "newer")
    #expect(desk.feed.droppedAfter == 4)
    #expect(desk.feed.append == .idle)
    var sizes: [String] = []
    for ids in [6..<8, 8..<10, 10..<12] {
      try desk.appear(3)
      sizes.append(desk.requests.last ?? "")
      desk.reply(desk.loads.count, postPage(ids, next: "g"))
    }
    #expect(sizes == ["d", "e", "f"])
    #expect(desk.ids == [8, 9, 10, 11])
  }

  @Test("the last page of a chain is still the last when it comes without its neighbours")
  func lastPageWithoutNeighbour() throws {
    for ids in [8..<10, 8..<8] {
      var desk = try Self.desk()
      try desk.appear(3)
      try desk.appear(0)
      desk.reply(6, postPage(2..<4))
      desk.reply(5, postPage(ids))
      #expect(desk.feed.droppedAfter == 2 + ids.count)
      #expect(desk.loads.count == 6)
      for _ in 0..<(1 + ids.count / 2) {
        #expect(desk.feed.append == .idle)
        try desk.appear(3)
        let last = desk.feed.items.last?.id ?? 0
        desk.reply(desk.loads.count, postPage(last + 1..<last + 3))
      }
      #expect(desk.feed.append == .exhausted)
    }
  }

  @Test("a reload whose place was dropped further away is not put in the wrong place")
  func reloadWithoutNeighbour() throws {
    var desk = try Self.desk()
    try desk.appear(0)
    desk.reply(5, postPage(2..<4))
    // Held are 2…5; "d" is dropped after them and now asked for.
    try desk.appear(3)
    #expect(desk.requests.last == "d")
    try desk.appear(0)
    #expect(desk.loads.last?.cursor == nil)
    desk.reply(7, postPage(0..<2))
    #expect(desk.ids == [0, 1, 2, 3])
    #expect(desk.feed.droppedAfter == 4)
    desk.reply(6, PostPage(items: [Post(6), Post(7), Post(3, "newer")]))
    #expect(desk.ids == [0, 1, 2, 3])
    #expect(desk.titles[3] == "newer")
    #expect(desk.feed.droppedAfter == 4)
    #expect(desk.feed.append == .idle)
    try desk.appear(3)
    #expect(desk.requests.last == "c")
  }

  @Test("a refresh forgets what was dropped and what was on screen")
  func refreshForgets() throws {
    var desk = try Self.desk()
    desk.load(.refresh)
    desk.reply(5, postPage(0..<6, next: "b"))
    #expect(desk.ids == Array(0..<6))
    #expect(desk.feed.droppedBefore == 0)
    #expect(desk.feed.prepend == .exhausted)
    #expect(desk.feed.offsetCorrection == 0)
    desk.load(.append)
    desk.reply(6, postPage(6..<9))
    #expect(desk.ids == [6, 7, 8])
  }
}
