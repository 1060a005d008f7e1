import InfiniteScroll
import Testing

@Suite("Feed worlds")
struct FeedWorldTests {
  /// Three sources: a straight one with two ends, one of empty pages, one that repeats itself.
  static let worlds: [[Int?: FeedPage<Post, Int>]] = [
    [
      nil: FeedPage(items: posts(0..<3), next: 1, previous: -1),
      1: FeedPage(items: posts(3..<5), next: 2), 2: FeedPage(items: posts(5..<6)),
      -1: FeedPage(items: posts(-2..<0)),
    ],
    [
      nil: FeedPage(items: [], next: 1, previous: -1), 1: FeedPage(items: [], next: 2),
      2: FeedPage(items: []), -1: FeedPage(items: [], previous: -2),
      -2: FeedPage(items: posts(0..<2), previous: -3), -3: FeedPage(items: []),
    ],
    [
      nil: FeedPage(items: posts([0, 1, 0]), next: 1, hasMore: true, hasMorePrevious: true),
      1: FeedPage(items: posts([1, 2, 3]), next: 2), 2: FeedPage(items: posts([0, 4]), next: 1),
    ],
  ]

  /// All that can happen next.
  static func happenings(_ pair: FeedPair, _ world: [Int?: FeedPage<Post, Int>]) -> [FeedHappening]
  {
    var all: [FeedHappening] = FeedRequest.allCases.map { .load($0) } + [.retry, .reset]
    let count = pair.feed.count
    if count > 0 { all += [.appear(0, 0, 0), .appear(count - 1, count - 1, 0)] }
    for token in Set([pair.open.first, pair.open.last].compactMap(\.self)).sorted() {
      let cursor = pair.cursors[Int(token) - 1]
      if let page = world[cursor] { all.append(.answer(token, page)) }
      all += [.fail(token, "\(token)"), .cancelled(token)]
    }
    if pair.tokens.count > pair.open.count, let first = world[nil] { all.append(.answer(1, first)) }
    return all
  }

  /// Tries every sequence of `depth` happenings; answers with the first that goes wrong.
  static func explore(
    _ pair: FeedPair, _ world: [Int?: FeedPage<Post, Int>], depth: Int, _ tried: inout Int
  ) -> String? {
    if let trouble = pair.trouble { return trouble }
    tried += 1
    guard depth > 0 else { return nil }
    for happening in happenings(pair, world) {
      var next = pair
      next.take(happening)
      if let trouble = explore(next, world, depth: depth - 1, &tried) {
        return "\(happening) › \(trouble)"
      }
    }
    return nil
  }

  @Test("every sequence of four happenings in every small world agrees with the naive feed")
  func smallWorlds() throws {
    var tried = 0
    let settings = FeedConfiguration(prefetchDistance: 1, pageSize: 1, maximumItems: 3)
    for world in Self.worlds {
      var pair = try FeedPair(settings)
      var trouble = Self.explore(pair, world, depth: 4, &tried)
      #expect(trouble == nil)
      // Again, from a feed with rows in which everything is on its way.
      pair.take(.load(.first))
      if let first = world[nil] { pair.take(.answer(1, first)) }
      for request in FeedRequest.allCases { pair.take(.load(request)) }
      trouble = Self.explore(pair, world, depth: 3, &tried)
      #expect(trouble == nil)
    }
    #expect(tried > 10_000)
  }
}
