import InfiniteScroll
import Testing

@Suite("Feed refresh")
struct FeedRefreshTests {
  @Test("a refresh keeps the rows until its answer comes, then replaces them all")
  func refreshKeepsRows() throws {
    var desk = try FeedDesk(first: postPage(0..<3, next: "b", previous: "a"))
    desk.load(.refresh)
    #expect(desk.loads[1].request == .refresh)
    #expect(desk.loads[1].cursor == nil)
    #expect(desk.feed.isRefreshing)
    #expect(desk.feed.state == .loaded)
    #expect(desk.ids == [0, 1, 2])
    desk.load(.refresh)
    #expect(desk.loads.count == 2)
    desk.reply(2, postPage(2..<6, next: "c"))
    #expect(desk.ids == [2, 3, 4, 5])
    #expect(!desk.feed.isRefreshing)
    #expect(desk.feed.append == .idle)
    #expect(desk.feed.prepend == .exhausted)
    desk.load(.append)
    #expect(desk.requests == ["-", "-", "c"])
  }

  @Test("the answer to a refresh makes loads of the old chain stale")
  func refreshMakesLoadsStale() throws {
    var desk = try FeedDesk(first: postPage(0..<3, next: "b", previous: "a"))
    desk.load(.append)
    desk.load(.refresh)
    desk.load(.prepend)
    desk.reply(3, postPage(5..<7, next: "b"))
    #expect(desk.cancelled == [2, 4])
    #expect(desk.feed.append == .idle)
    desk.reply(2, postPage(3..<5, next: "old"))
    desk.reply(4, postPage(-3..<0, previous: "old"))
    desk.fail(2)
    #expect(desk.ids == [5, 6])
    #expect(desk.feed.error == nil)
    desk.load(.append)
    #expect(desk.requests.last == "b")
  }

  @Test("the old chain goes on while a refresh is in flight")
  func chainGoesOnDuringRefresh() throws {
    var desk = try FeedDesk(first: postPage(0..<3, next: "b"))
    desk.load(.refresh)
    desk.load(.append)
    desk.reply(3, postPage(3..<5))
    #expect(desk.ids == [0, 1, 2, 3, 4])
    #expect(desk.feed.isRefreshing)
    desk.reply(2, postPage(0..<3))
    #expect(desk.ids == [0, 1, 2])
  }

  @Test("a refresh that fails or is cancelled from outside keeps the rows and can be retried")
  func refreshFails() throws {
    for isCancelled in [false, true] {
      var desk = try FeedDesk(first: postPage(0..<3, next: "b"))
      desk.load(.refresh)
      if isCancelled { desk.cancel(2) } else { desk.fail(2) }
      #expect(desk.feed.state == .loaded)
      #expect(desk.ids == [0, 1, 2])
      #expect(desk.feed.error == (isCancelled ? .cancelled : outage()))
      #expect(desk.feed.append == .idle)
      try desk.retry()
      #expect(desk.feed.error == nil)
      #expect(desk.feed.isRefreshing)
      #expect(desk.requests == ["-", "-", "-"])
    }
  }

  @Test("a refresh may be asked for again after it failed, and clears its own error only")
  func refreshAgain() throws {
    var desk = try FeedDesk(first: postPage(0..<3, next: "b"))
    desk.load(.append)
    desk.load(.refresh)
    desk.fail(2, "append")
    desk.fail(3, "refresh")
    desk.load(.refresh)
    #expect(desk.loads.count == 4)
    #expect(desk.feed.error == outage("append"))
    desk.reply(4, postPage(0..<3))
    #expect(desk.feed.error == nil)
    #expect(desk.feed.append == .exhausted)
  }

  @Test("a refresh without a first page is the first load, also after that failed")
  func refreshIsFirstLoad() throws {
    var desk = try FeedDesk()
    desk.load(.refresh)
    #expect(desk.loads.map(\.request) == [.first])
    desk.load(.refresh)
    #expect(desk.loads.count == 1)
    #expect(desk.feed.state == .initialLoading)
    #expect(!desk.feed.isRefreshing)
    desk.fail(1)
    desk.load(.refresh)
    #expect(desk.loads.map(\.request) == [.first, .first])
    #expect(desk.feed.error == nil)
  }

  @Test("a refresh of an empty feed stays empty until its answer comes")
  func refreshOfEmpty() throws {
    var desk = try FeedDesk(first: postPage([]))
    #expect(desk.feed.state == .empty)
    desk.load(.refresh)
    #expect(desk.feed.state == .empty)
    desk.fail(2)
    #expect(desk.feed.state == .empty)
    #expect(desk.feed.error == outage())
    try desk.retry()
    desk.reply(3, postPage(0..<1))
    #expect(desk.feed.state == .loaded)
  }

  @Test("generations count first pages, refreshes and resets")
  func generations() throws {
    var desk = try FeedDesk(first: postPage(0..<3, next: "b", previous: "a"))
    #expect(desk.feed.generation == 1)
    desk.load(.prepend)
    desk.reply(2, postPage(-2..<0))
    #expect(desk.feed.firstOrdinal == -2)
    #expect(desk.feed.generation == 1)
    desk.load(.refresh)
    desk.reply(3, postPage(0..<3))
    #expect(desk.feed.generation == 2)
    #expect(desk.feed.firstOrdinal == 0)
    #expect(desk.feed.rowShift == 0)
    desk.reset()
    #expect(desk.feed.generation == 3)
  }
}
