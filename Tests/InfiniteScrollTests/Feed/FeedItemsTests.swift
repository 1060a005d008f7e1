import InfiniteScroll
import Testing

@Suite("Feed items")
struct FeedItemsTests {
  @Test("a copy of the rows stays as it is while the feed changes")
  func copies() throws {
    var desk = try FeedDesk(first: postPage(0..<3, next: "b", previous: "a"))
    let before = desk.feed.items
    desk.load(.append)
    desk.load(.prepend)
    desk.reply(2, postPage(3..<6))
    desk.reply(3, postPage(-3..<0))
    try desk.feed.edit(Post(1, "new"))
    #expect(before.map(\.id) == [0, 1, 2])
    #expect(before.map(\.title) == ["", "", ""])
    #expect(desk.ids == Array(-3..<6))
    #expect(before != desk.feed.items)
  }

  @Test("rows are equal when they are the same in the same order, wherever they are stored")
  func equality() throws {
    var one = try FeedDesk(first: postPage(0..<5, previous: "a"))
    one.load(.prepend)
    one.reply(2, postPage(-5..<0))
    let other = try FeedDesk(first: postPage(-5..<5))
    #expect(one.feed.items == other.feed.items)
    try one.feed.edit(Post(0, "x"))
    #expect(one.feed.items != other.feed.items)
  }

  @Test("a row that is dropped, replaced or reset is let go at once")
  func lettingGo() throws {
    final class Photo: Identifiable, Sendable {
      let id: Int
      init(_ id: Int) { self.id = id }
    }
    var feed = try Feed<Photo, Int>(
      FeedConfiguration(prefetchDistance: 0, pageSize: 1, maximumItems: 1))
    weak var watched: Photo?
    func load(_ request: FeedRequest, _ id: Int) {
      let photo = Photo(id)
      watched = photo
      guard case .load(let load) = feed.load(request).first else { return }
      _ = feed.receive(FeedPage(items: [photo], next: id + 1, previous: id - 1), for: load.token)
    }
    load(.first, 0)
    #expect(watched != nil)
    weak let first = watched
    load(.append, 1)
    #expect(first == nil)
    #expect(feed.items.map(\.id) == [1])
    weak let second = watched
    load(.prepend, 0)
    #expect(second == nil)
    #expect(feed.items.map(\.id) == [0])
    weak let third = watched
    try feed.edit(Photo(0))
    #expect(third == nil)
  }

  @Test("a collection like any other: first, last, slices, reversed, any position")
  func collection() throws {
    var desk = try FeedDesk(first: postPage(8..<20, previous: "a"))
    desk.load(.prepend)
    desk.reply(2, postPage(0..<8))
    let items = desk.feed.items
    #expect(items.startIndex == 0)
    #expect(items.endIndex == 20)
    #expect(items.first?.id == 0)
    #expect(items.last?.id == 19)
    #expect(items[7...8].map(\.id) == [7, 8])
    #expect(items.reversed().map(\.id) == Array((0..<20).reversed()))
    #expect(items.indices.map { items[$0].id } == Array(0..<20))
  }

  @Test(
    "the feed answers any position: its rows, and nil beyond them", arguments: EngineMode.allCases)
  func anyPosition(mode: EngineMode) throws {
    var desk = try FeedDesk(mode: mode)
    #expect(desk.feed.item(at: 0) == nil)
    desk.load(.first)
    desk.reply(1, postPage(7..<10))
    #expect(
      [Int.min, -1, 0, 2, 3, .max].map { desk.feed.item(at: $0)?.id } == [nil, nil, 7, 9, nil, nil])
  }

  @Test("errors are equal when their cases, types and descriptions are")
  func errors() {
    struct OtherOutage: Error, CustomStringConvertible { let description: String }
    let all: [FeedError] = [
      outage("a"), outage("b"), .source(OtherOutage(description: "a")), .cancelled,
      .cursorDidNotAdvance, .tooManyEmptyPages,
    ]
    for (position, one) in all.enumerated() {
      for (other, another) in all.enumerated() {
        #expect((one == another) == (position == other))
      }
    }
    #expect(
      all.map(\.description) == [
        "a", "b", "a", "cancelled", "cursorDidNotAdvance", "tooManyEmptyPages",
      ])
  }

  @Test("a page says by its cursors whether there is more, unless it has flags of its own")
  func pages() {
    let byCursor = PostPage(items: [], next: "n")
    #expect(byCursor.hasMore)
    #expect(!byCursor.hasMorePrevious)
    #expect(PostPage(items: [], previous: "p").hasMorePrevious)
    #expect(!PostPage(items: [], previous: "p").hasMore)
    let byFlag = PostPage(items: [], next: "n", hasMore: false)
    #expect(!byFlag.hasMore)
    #expect(byFlag.previous == nil)
    #expect(byCursor != byFlag)
    #expect(byCursor == PostPage(items: [], next: "n", hasMore: true))
  }

  @Test("a snapshot is what the feed says")
  func snapshots() throws {
    var desk = try FeedDesk(
      FeedReloadTests.small, first: postPage(0..<2, next: "b", previous: "a"))
    desk.load(.append)
    desk.reply(2, postPage(2..<4, next: "c"))
    desk.load(.append)
    desk.reply(3, postPage(4..<6, next: "d"))
    desk.load(.prepend)
    desk.load(.append)
    desk.fail(5)
    desk.load(.refresh)
    let snapshot = FeedSnapshot(desk.feed)
    #expect(snapshot.state == .loaded)
    #expect(snapshot.append == .failed(outage()))
    #expect(snapshot.prepend == .loading)
    #expect(snapshot.isRefreshing)
    #expect(snapshot.error == outage())
    #expect(!snapshot.canLoadMore)
    #expect(snapshot.items.map(\.id) == [2, 3, 4, 5])
    #expect(snapshot.firstOrdinal == 2)
    #expect(snapshot.generation == 1)
    #expect(snapshot.droppedBefore == 2)
    #expect(snapshot.droppedAfter == 0)
  }
}
