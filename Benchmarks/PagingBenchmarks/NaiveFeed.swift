/// A feed as a competent engineer writes it first: an array, a flag, a linear search.
///
/// The row that appears is looked for by identity and title, from the start: O(rows). A search
/// empties the array and asks for the new term's first page; nothing says which term an answer
/// belongs to.
struct NaiveFeed<ID: Hashable & Sendable> {
  private(set) var posts: [Post<ID>] = []
  private(set) var isLoading = false
  private var hasMore = true

  /// Rows from the end at which the next page is asked for.
  private static var prefetchDistance: Int { 5 }

  init(posts: [Post<ID>] = [], hasMore: Bool = true) {
    self.posts = posts
    self.hasMore = hasMore
  }

  /// Says that a row came on screen; whether a page is to be loaded.
  mutating func appear(_ post: Post<ID>) -> Bool {
    let index = posts.firstIndex { $0.id == post.id && $0.title == post.title }
    guard let index, index >= posts.count - Self.prefetchDistance else { return false }
    return load()
  }

  /// Asks for the next page; whether one is to be loaded.
  mutating func load() -> Bool {
    guard !isLoading, hasMore else { return false }
    isLoading = true
    return true
  }

  /// Takes a page.
  mutating func receive(_ page: [Post<ID>], hasMore: Bool) {
    posts += page
    isLoading = false
    self.hasMore = hasMore
  }

  /// Starts anew for another term, whose first page is to be loaded.
  mutating func search() {
    posts = []
    hasMore = true
    isLoading = true
  }
}
