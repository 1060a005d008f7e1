import InfiniteScroll
import Testing

@Suite("Feed answers")
struct FeedAnswerTests {
  @Test("an id that comes again keeps its first position and takes its newest payload")
  func duplicatesKeepPosition() throws {
    let first = PostPage(
      items: [Post(1, "a"), Post(2, "b"), Post(1, "c"), Post(3, "d")], next: "n")
    var desk = try FeedDesk(first: first)
    #expect(desk.ids == [1, 2, 3])
    #expect(desk.titles == ["c", "b", "d"])
    desk.load(.append)
    desk.reply(2, PostPage(items: [Post(3, "e"), Post(4, "f"), Post(2, "g"), Post(4, "h")]))
    #expect(desk.ids == [1, 2, 3, 4])
    #expect(desk.titles == ["c", "g", "e", "h"])
  }

  @Test("a page before the first one repeats no id either")
  func duplicatesBefore() throws {
    var desk = try FeedDesk(first: postPage(5..<8, previous: "a"))
    desk.load(.prepend)
    desk.reply(2, PostPage(items: [Post(3, "x"), Post(5, "y"), Post(4, "z"), Post(3, "w")]))
    #expect(desk.ids == [3, 4, 5, 6, 7])
    #expect(desk.titles == ["w", "z", "y", "", ""])
    #expect(desk.feed.rowShift == 2)
    #expect(desk.feed.firstOrdinal == -2)
  }

  @Test(
    "a page that claims more and brings no new cursor is kept once, and that end is exhausted",
    arguments: [nil, "b", "c"])
  func cursorDidNotAdvance(next: String?) throws {
    var desk = try FeedDesk(first: postPage(0..<2, next: "b"))
    desk.load(.append)
    desk.reply(2, postPage(2..<4, next: "c"))
    desk.load(.append)
    desk.reply(3, PostPage(items: posts(4..<6), next: next, hasMore: true))
    #expect(desk.ids == [0, 1, 2, 3, 4, 5])
    #expect(desk.feed.append == .exhausted)
    #expect(desk.feed.error == .cursorDidNotAdvance)
    #expect(desk.feed.state == .loaded)
    #expect(!desk.feed.canLoadMore)
    let refusal = #expect(throws: RejectedEvent.self) { try desk.retry() }
    #expect(refusal?.field == "retry")
    #expect(refusal?.value == "true")
    #expect(refusal?.requirement.hasPrefix("left out when the cursor did not advance") == true)
    desk.load(.append)
    try desk.appear(5)
    #expect(desk.requests == ["-", "b", "c"])
    #expect(desk.feed.error == .cursorDidNotAdvance)
  }

  @Test("a cursor of one end says nothing about the other, and going round in a circle ends")
  func cursorsOfBothEnds() throws {
    var desk = try FeedDesk(first: postPage(0..<2, next: "x", previous: "x"))
    desk.load(.append)
    desk.load(.prepend)
    #expect(desk.requests == ["-", "x", "x"])
    desk.reply(3, postPage(-2..<0, previous: "y"))
    desk.load(.prepend)
    desk.reply(4, postPage(-4 ..< -2, previous: "x"))
    #expect(desk.feed.prepend == .exhausted)
    #expect(desk.feed.error == .cursorDidNotAdvance)
    #expect(desk.feed.append == .loading)
  }

  @Test("a first page may fail to advance at the front only")
  func firstPageWithoutPrevious() throws {
    let first = PostPage(items: posts(0..<2), next: "b", hasMore: true, hasMorePrevious: true)
    var desk = try FeedDesk(first: first)
    #expect(desk.feed.prepend == .exhausted)
    #expect(desk.feed.error == .cursorDidNotAdvance)
    #expect(desk.feed.append == .idle)
    desk.load(.append)
    desk.fail(2)
    #expect(desk.feed.error == outage())
    try desk.retry()
    #expect(desk.requests == ["-", "b", "b"])
    #expect(desk.feed.error == nil)
    #expect(desk.feed.prepend == .exhausted)
  }

  @Test("an empty page with more to come continues by itself; the fifth in a row fails")
  func emptyPages() throws {
    var desk = try FeedDesk()
    desk.load(.first)
    for number in 1...4 {
      desk.reply(number, postPage([], next: "\(number)"))
      #expect(desk.feed.state == .initialLoading)
      #expect(desk.feed.append == .loading)
      #expect(desk.loads.count == number + 1)
    }
    desk.reply(5, postPage([], next: "5"))
    #expect(desk.requests == ["-", "1", "2", "3", "4"])
    #expect(desk.loads.map(\.request) == [.first, .append, .append, .append, .append])
    #expect(desk.feed.append == .failed(.tooManyEmptyPages))
    #expect(desk.feed.state == .failed(.tooManyEmptyPages))
    try desk.retry()
    #expect(desk.requests.last == "5")
    for number in 6...9 { desk.reply(number, postPage([], next: "\(number)")) }
    #expect(desk.feed.append == .loading)
    desk.reply(10, postPage([], next: "10"))
    #expect(desk.feed.append == .failed(.tooManyEmptyPages))
    #expect(desk.loads.count == 10)
  }

  @Test("a page with rows starts the count of empty pages anew, a failure does not")
  func emptyPagesInARow() throws {
    var desk = try FeedDesk(first: postPage(0..<1, next: "1"))
    desk.load(.append)
    for number in 2...5 { desk.reply(number, postPage([], next: "\(number)")) }
    desk.reply(6, postPage(1..<2, next: "6"))
    #expect(desk.loads.count == 6)
    desk.load(.append)
    for number in 7...10 { desk.reply(number, postPage([], next: "\(number)")) }
    desk.fail(11)
    try desk.retry()
    desk.reply(12, postPage([], next: "12"))
    #expect(desk.feed.append == .failed(.tooManyEmptyPages))
    #expect(desk.feed.state == .loaded)
    #expect(desk.loads.count == 12)
  }

  @Test("an empty page before the first one continues backwards")
  func emptyPagesBefore() throws {
    var desk = try FeedDesk(first: postPage(0..<1, next: "n", previous: "a"))
    desk.load(.prepend)
    desk.reply(2, postPage([], next: "no", previous: "b"))
    #expect(desk.requests == ["-", "a", "b"])
    #expect(desk.loads[2].request == .prepend)
    desk.reply(3, postPage([]))
    #expect(desk.feed.prepend == .exhausted)
    #expect(desk.feed.append == .idle)
    #expect(desk.loads.count == 3)
  }

  @Test("a fifth empty page that is the last one, or does not advance, is no failure to retry")
  func fifthEmptyPageIsLast() throws {
    for isStuck in [false, true] {
      var desk = try FeedDesk()
      desk.load(.first)
      for number in 1...4 { desk.reply(number, postPage([], next: "\(number)")) }
      desk.reply(5, PostPage(items: [], next: nil, hasMore: isStuck))
      #expect(desk.feed.append == .exhausted)
      #expect(desk.feed.state == (isStuck ? .failed(.cursorDidNotAdvance) : .empty))
      #expect(desk.loads.count == 5)
    }
  }

  @Test("with nothing after an empty first page, the pages before it are asked for")
  func emptyFirstPageWithPrevious() throws {
    var desk = try FeedDesk(first: postPage([], previous: "a"))
    #expect(desk.requests == ["-", "a"])
    #expect(desk.feed.state == .initialLoading)
    #expect(desk.feed.append == .exhausted)
    desk.fail(2)
    #expect(desk.feed.state == .failed(outage()))
    try desk.retry()
    desk.reply(3, postPage(0..<2))
    #expect(desk.feed.state == .loaded)
    #expect(desk.feed.rowShift == 0)
  }

  @Test("both ends of an empty first page are tried, one after the other, before it is empty")
  func emptyOnlyWhenNothingCame() throws {
    var desk = try FeedDesk(first: postPage([], next: "n", previous: "a"))
    #expect(desk.requests == ["-", "n"])
    #expect(desk.feed.prepend == .idle)
    desk.reply(2, postPage([]))
    #expect(desk.requests == ["-", "n", "a"])
    #expect(desk.feed.state == .initialLoading)
    desk.reply(3, postPage([]))
    #expect(desk.feed.state == .empty)
    #expect(desk.feed.error == nil)
  }

  @Test("a cancellation that the feed did not ask for is a failure, never a blank screen")
  func foreignCancellation() throws {
    var desk = try FeedDesk()
    desk.load(.first)
    desk.cancel(1)
    #expect(desk.feed.state == .failed(.cancelled))
    #expect(desk.feed.append == .failed(.cancelled))
    try desk.retry()
    #expect(desk.requests == ["-", "-"])
    desk.reply(2, postPage(0..<2, next: "b", previous: "a"))
    desk.load(.prepend)
    desk.cancel(3)
    #expect(desk.feed.prepend == .failed(.cancelled))
    #expect(desk.feed.state == .loaded)
  }

  @Test("only the answer of the current token counts, and it counts once")
  func lateAnswers() throws {
    var desk = try FeedDesk(first: postPage(0..<2, next: "b"))
    let before = desk.feed.revision
    desk.reply(1, postPage(8..<9, next: "z"))
    desk.fail(1)
    desk.cancel(1)
    #expect(desk.feed.revision == before)
    desk.load(.append)
    desk.fail(2)
    desk.reply(2, postPage(2..<4))
    #expect(desk.ids == [0, 1])
    #expect(desk.feed.append == .failed(outage()))
    try desk.retry()
    desk.reply(2, postPage(2..<4))
    #expect(desk.feed.append == .loading)
  }

  @Test("an edit replaces the payload where the row is, and is refused for a row that is not held")
  func edits() throws {
    var desk = try FeedDesk(first: postPage(0..<3))
    let before = desk.feed.revision
    try desk.feed.edit(Post(1, "new"))
    #expect(desk.titles == ["", "new", ""])
    #expect(desk.feed.revision > before)
    let refusal = #expect(throws: RejectedEvent.self) { try desk.feed.edit(Post(7)) }
    #expect(refusal?.description == "edit is 7; it must be the id of a row that is held")
    #expect(desk.ids == [0, 1, 2])
  }
}
