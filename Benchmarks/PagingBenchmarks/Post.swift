import InfiniteScroll

/// A row of a feed, as small as the published one: an identity and a title.
struct Post<ID: Hashable & Sendable>: Identifiable, Equatable, Sendable {
  let id: ID
  let title: String
}

extension Post<Int> {
  /// The row of this identity.
  init(id: Int) { self.init(id: id, title: "post \(id)") }
}

/// A feed of posts whose pages are named by a number: where they begin.
typealias PostFeed = Feed<Post<Int>, Int>

extension FeedPage<Post<Int>, Int> {
  /// The posts from `start` on of a list of `count` that does not change, a page of them.
  static func posts(from start: Int, of count: Int, size: Int) -> FeedPage {
    let end = min(start + size, count)
    return FeedPage(
      items: (start..<max(start, end)).map { Post(id: $0) }, next: end < count ? end : nil,
      previous: start > 0 ? max(0, start - size) : nil)
  }
}
