import InfiniteScroll

/// A row as an app would have it: an id, and a payload that may change.
struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String

  init(_ id: Int, _ title: String = "") {
    self.id = id
    self.title = title
  }
}

typealias PostPage = FeedPage<Post, String>

/// What a source of the tests throws.
struct Outage: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

func posts(_ ids: some Sequence<Int>) -> [Post] { ids.map { Post($0) } }

/// A page of rows without titles.
func postPage(
  _ ids: some Sequence<Int>, next: String? = nil, previous: String? = nil
) -> PostPage {
  PostPage(items: posts(ids), next: next, previous: previous)
}

/// A feed and what it asked for so far: loads are numbered 1, 2, 3, … in the order sent.
struct FeedDesk {
  var feed: Feed<Post, String>
  private(set) var loads: [FeedLoad<String>] = []
  private(set) var cancelled: [Int] = []

  init(_ configuration: FeedConfiguration = FeedConfiguration(), mode: EngineMode = .corrected)
    throws
  {
    feed = try Feed(configuration, mode: mode)
  }

  /// A desk whose feed has its first page.
  init(_ configuration: FeedConfiguration = FeedConfiguration(), first: PostPage) throws {
    try self.init(configuration)
    load(.first)
    reply(1, first)
  }

  /// The cursors in the order sent; `-` is the first page.
  var requests: [String] { loads.map { $0.cursor ?? "-" } }
  var ids: [Int] { feed.items.map(\.id) }
  var titles: [String] { feed.items.map(\.title) }

  mutating func run(_ effects: [FeedEffect<String>]) {
    for effect in effects {
      switch effect {
      case .load(let load): loads.append(load)
      case .cancel(let token): cancelled.append(number(of: token))
      }
    }
  }

  private func number(of token: FeedToken) -> Int {
    (loads.firstIndex { $0.token == token } ?? -1) + 1
  }

  mutating func load(_ request: FeedRequest) { run(feed.load(request)) }
  mutating func appear(_ index: Int, velocity: Double = 0) throws {
    run(try feed.appear(at: index, velocity: velocity))
  }
  mutating func reply(_ number: Int, _ page: PostPage) {
    run(feed.receive(page, for: loads[number - 1].token))
  }
  mutating func fail(_ number: Int, _ text: String = "offline") {
    feed.fail(Outage(text), for: loads[number - 1].token)
  }
  mutating func cancel(_ number: Int) { feed.cancelled(loads[number - 1].token) }
  mutating func retry() throws { run(try feed.retry()) }
  mutating func reset() { run(feed.reset()) }
}

/// What `Outage(text)` looks like as the feed's error.
func outage(_ text: String = "offline") -> FeedError { .source(Outage(text)) }
