/// One page as its source answered it: rows in order, and how to go on at either end.
///
/// The flags and the cursors are what the source claimed; the engine checks them. A cursor alone
/// must name its page, whatever direction it is asked in: an interface that pages with `before` and
/// `after` puts that word into the cursor. `nil` names the first page.
public struct FeedPage<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>: Sendable {
  /// The rows, first to last.
  public var items: [Item]
  /// The cursor of the page after this one.
  public var next: Cursor?
  /// Whether the source claims that rows follow.
  public var hasMore: Bool
  /// The cursor of the page before this one.
  public var previous: Cursor?
  /// Whether the source claims that rows precede.
  public var hasMorePrevious: Bool

  /// Makes a page whose source says in flags of its own whether there is more.
  public init(
    items: [Item], next: Cursor?, hasMore: Bool, previous: Cursor? = nil,
    hasMorePrevious: Bool = false
  ) {
    self.items = items
    self.next = next
    self.hasMore = hasMore
    self.previous = previous
    self.hasMorePrevious = hasMorePrevious
  }

  /// Makes a page whose source says by a cursor that there is more, and by its absence that not.
  public init(items: [Item], next: Cursor? = nil, previous: Cursor? = nil) {
    self.init(
      items: items, next: next, hasMore: next != nil, previous: previous,
      hasMorePrevious: previous != nil)
  }
}

extension FeedPage: Equatable where Item: Equatable {}
