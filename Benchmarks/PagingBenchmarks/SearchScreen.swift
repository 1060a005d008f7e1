import InfiniteScroll

/// What a search shows and does, whichever feed is behind it.
///
/// A row's title is its term. Loads are named by their tokens; the plain feed has none.
protocol SearchScreen {
  /// The terms of the rows on screen.
  var terms: [Int] { get }
  /// Whether the screen says that something is loading.
  var isLoading: Bool { get }
  /// Starts anew; answers with the loads to be sent.
  mutating func search() -> [FeedToken?]
  /// Asks again for a first page; answers with the loads to be sent.
  mutating func askAgain() -> [FeedToken?]
  /// Takes the answer for a term; says whether it changed anything, and whether it put rows there.
  mutating func receive(term: Int, for token: FeedToken?) -> (isHeard: Bool, isShown: Bool)
}

extension SearchScreen {
  /// A page of twenty rows that this term finds.
  static func page(_ term: Int) -> [Post<Int>] {
    (0..<20).map { Post(id: term * 1000 + $0, title: String(term)) }
  }
}

/// A search over this library's feed, in either mode.
struct FeedScreen: SearchScreen {
  var feed: PostFeed

  var terms: [Int] { feed.items.compactMap { Int($0.title) } }
  var isLoading: Bool { feed.append == .loading }

  mutating func search() -> [FeedToken?] {
    let cancelled = feed.reset()
    return tokens(cancelled + feed.load(.first))
  }

  mutating func askAgain() -> [FeedToken?] { tokens(feed.load(.first)) }

  mutating func receive(term: Int, for token: FeedToken?) -> (isHeard: Bool, isShown: Bool) {
    guard let token else { return (false, false) }
    let before = (feed.revision, feed.count)
    _ = feed.receive(FeedPage(items: Self.page(term)), for: token)
    return (feed.revision != before.0, feed.count != before.1)
  }

  private func tokens(_ effects: PostFeed.Effects) -> [FeedToken?] {
    effects.compactMap { if case .load(let load) = $0 { .some(load.token) } else { nil } }
  }
}

/// A search over the plain feed.
struct NaiveScreen: SearchScreen {
  private var feed = NaiveFeed<Int>()

  var terms: [Int] { feed.posts.compactMap { Int($0.title) } }
  var isLoading: Bool { feed.isLoading }

  mutating func search() -> [FeedToken?] {
    feed.search()
    return [nil]
  }

  mutating func askAgain() -> [FeedToken?] { feed.load() ? [nil] : [] }

  mutating func receive(term: Int, for token: FeedToken?) -> (isHeard: Bool, isShown: Bool) {
    feed.receive(Self.page(term), hasMore: false)
    return (true, true)
  }
}
