import InfiniteScroll
import Testing

@Suite("Feed, as published")
struct SeedFeedTests {
  /// A published feed with its first page.
  static func desk(_ first: PostPage? = nil) throws -> FeedDesk {
    var desk = try FeedDesk(mode: .seed)
    guard let first else { return desk }
    desk.load(.first)
    desk.reply(1, first)
    return desk
  }

  @Test("before the first load it is loaded, and blank")
  func startsBlank() throws {
    let desk = try Self.desk()
    #expect(desk.feed.mode == .seed)
    #expect(desk.feed.state == .loaded)
    #expect(desk.feed.count == 0)
    #expect(desk.feed.append == .idle)
    #expect(desk.feed.prepend == .exhausted)
    #expect(desk.feed.canLoadMore)
  }

  @Test("a view that appears again fetches page two")
  func firstLoadAgain() throws {
    var desk = try Self.desk(postPage(0..<3, next: "b"))
    #expect(desk.feed.append == .idle)
    #expect(desk.feed.canLoadMore)
    desk.load(.first)
    #expect(desk.requests == ["-", "b"])
    #expect(desk.loads.map(\.request) == [.first, .append])
    #expect(desk.feed.append == .loading)
    #expect(!desk.feed.canLoadMore)
    desk.load(.append)
    #expect(desk.requests == ["-", "b"])
    desk.reply(2, postPage(3..<6))
    #expect(desk.feed.append == .exhausted)
    #expect(desk.ids == [0, 1, 2, 3, 4, 5])
    #expect(desk.feed.item(at: 5)?.id == 5)
  }

  @Test("a repeated id stays twice, a repeated cursor is followed for ever")
  func nothingIsChecked() throws {
    var desk = try Self.desk(postPage(0..<3, next: "b"))
    for number in 2...9 {
      desk.load(.append)
      desk.reply(number, postPage(0..<3, next: "b"))
    }
    #expect(desk.feed.count == 27)
    #expect(desk.requests.dropFirst() == Array(repeating: "b", count: 8)[...])
    #expect(desk.feed.error == nil)
  }

  @Test("an empty first page ends the list")
  func emptyFirstPage() throws {
    let desk = try Self.desk(postPage([], next: "b"))
    #expect(desk.feed.state == .empty)
    #expect(desk.requests == ["-"])
    #expect(desk.feed.canLoadMore)
  }

  @Test("a failure holds nothing back: every appearance asks again")
  func failureGatesNothing() throws {
    var desk = try Self.desk(postPage(0..<3, next: "b"))
    for number in 2...5 {
      try desk.appear(2)
      desk.fail(number)
      #expect(desk.feed.error == outage())
      #expect(desk.feed.append == .failed(outage()))
      #expect(desk.feed.state == .loaded)
    }
    #expect(desk.requests == ["-", "b", "b", "b", "b"])
    try desk.appear(2)
    #expect(desk.feed.error == outage())
    #expect(desk.feed.append == .loading)
    desk.reply(6, postPage(3..<4))
    #expect(desk.feed.error == nil)
  }

  @Test("the first failure shows the error, retry clears it and loads")
  func retry() throws {
    var desk = try Self.desk()
    desk.load(.first)
    #expect(desk.feed.state == .initialLoading)
    desk.fail(1)
    #expect(desk.feed.state == .failed(outage()))
    try desk.retry()
    #expect(desk.feed.error == nil)
    #expect(desk.feed.state == .initialLoading)
    #expect(desk.requests == ["-", "-"])
    #expect(desk.cancelled.isEmpty)
  }

  @Test("a cancellation leaves a blank screen")
  func cancellationIsBlank() throws {
    var desk = try Self.desk()
    desk.load(.first)
    desk.cancel(1)
    #expect(desk.feed.state == .loaded)
    #expect(desk.feed.count == 0)
    #expect(desk.feed.error == nil)
    #expect(desk.feed.append == .idle)
  }

  @Test("a cancelled task clears the flag of the one that runs, so that a third is sent")
  func cancelledTaskClearsTheFlag() throws {
    var desk = try Self.desk()
    desk.load(.first)
    desk.reset()
    #expect(desk.cancelled == [1])
    #expect(desk.feed.canLoadMore)
    desk.load(.first)
    #expect(desk.feed.append == .loading)
    desk.reply(1, postPage(0..<3, next: "old"))
    #expect(desk.feed.count == 0)
    #expect(desk.feed.append == .idle)
    #expect(desk.feed.state == .loaded)
    desk.load(.first)
    #expect(desk.requests == ["-", "-", "-"])
    #expect(desk.cancelled == [1, 2])
    desk.fail(2)
    #expect(desk.feed.error == nil)
    desk.reply(3, postPage(5..<7))
    desk.reply(3, postPage(7..<9))
    #expect(desk.ids == [5, 6])
    desk.reset()
    #expect(desk.cancelled == [1, 2])
    #expect(desk.feed.count == 0)
    #expect(desk.feed.state == .loaded)
  }

  @Test("reset forgets the cursor and the error, and starts nothing")
  func reset() throws {
    var desk = try Self.desk(postPage(0..<3, next: "b"))
    desk.load(.append)
    desk.fail(2)
    desk.reset()
    #expect(desk.feed.error == nil)
    #expect(desk.feed.generation == 1)
    #expect(desk.requests == ["-", "b"])
    desk.load(.first)
    #expect(desk.requests == ["-", "b", "-"])
    desk.reply(3, postPage([]))
    #expect(desk.feed.state == .empty)
    #expect(!desk.feed.canLoadMore)
  }

  @Test("five rows from the end the next page is asked for, whatever the configuration says")
  func prefetchIsFive() throws {
    var desk = try FeedDesk(
      FeedConfiguration(prefetchDistance: 9, footprint: 1, latency: 9), mode: .seed)
    desk.load(.first)
    desk.reply(1, postPage(0..<20, next: "b"))
    try desk.appear(14, velocity: 1000)
    #expect(desk.requests == ["-"])
    try desk.appear(15)
    #expect(desk.requests == ["-", "b"])
  }

  @Test("an appearance compares row by row from the start, id and title")
  func linearSearch() throws {
    var desk = try Self.desk(postPage(0..<100, next: "b"))
    try desk.appear(0)
    #expect(desk.feed.lookups == 1)
    try desk.appear(49)
    #expect(desk.feed.lookups == 51)
    desk.run(try desk.feed.appear(id: 59))
    #expect(desk.feed.lookups == 111)
    desk.run(try desk.feed.appear(rows: 10...19))
    #expect(desk.feed.lookups == 131)
    #expect(desk.requests == ["-"])
  }

  @Test("a row that repeats an earlier one is taken for that one, and the feed stalls")
  func repeatedRowStalls() throws {
    var desk = try Self.desk(postPage(Array(0..<20) + [0], next: "b"))
    try desk.appear(20)
    #expect(desk.requests == ["-"])
    try desk.feed.edit(Post(0, "other"))
    try desk.appear(20)
    #expect(desk.requests == ["-", "b"])
    #expect(desk.feed.lookups == 22)
  }

  @Test("there is no refresh and no page before")
  func onlyForward() throws {
    var desk = try Self.desk(postPage(0..<3, next: "b", previous: "a"))
    desk.load(.refresh)
    desk.load(.prepend)
    try desk.appear(0)
    #expect(desk.requests == ["-", "b"])
    #expect(!desk.feed.isRefreshing)
    #expect(desk.feed.droppedBefore == 0)
    #expect(desk.feed.droppedAfter == 0)
    #expect(desk.feed.rowShift == 0)
  }

  @Test("an edit takes the first row of its id, and is refused when there is none")
  func edit() throws {
    var desk = try Self.desk(postPage([1, 2, 1]))
    let before = desk.feed.revision
    try desk.feed.edit(Post(1, "new"))
    #expect(desk.titles == ["new", "", ""])
    #expect(desk.feed.revision > before)
    let refusal = #expect(throws: RejectedEvent.self) { try desk.feed.edit(Post(7)) }
    #expect(refusal?.description == "edit is 7; it must be the id of a row that is held")
  }

  @Test("what changes something has a new revision, what does not keeps the old one")
  func revisions() throws {
    var desk = try Self.desk()
    var last = desk.feed.revision
    func changed() -> Bool {
      defer { last = desk.feed.revision }
      return desk.feed.revision > last
    }
    desk.load(.first)
    #expect(changed())
    desk.load(.first)
    #expect(!changed())
    desk.reply(1, postPage(0..<9, next: "b"))
    #expect(changed())
    try desk.appear(0)
    #expect(!changed())
    try desk.appear(8)
    #expect(changed())
    desk.cancel(2)
    #expect(changed())
    desk.cancel(2)
    #expect(!changed())
    try desk.retry()
    #expect(changed())
    desk.reset()
    #expect(changed())
  }
}
