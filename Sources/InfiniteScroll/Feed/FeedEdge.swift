/// What stays of a page besides its rows: enough to drop it and to load it again.
@usableFromInline
struct FeedPageRecord<Cursor: Hashable & Sendable>: Sendable {
  @usableFromInline let cursor: Cursor?
  /// The rows that the page brought and no page before it had; never 0.
  @usableFromInline let rows: Int

  @inlinable
  init(cursor: Cursor?, rows: Int) {
    self.cursor = cursor
    self.rows = rows
  }
}

/// One end of the chain of pages: what is loading there, what was dropped there, what follows.
///
/// Memory grows by one cursor for each page ever asked for at this end, which is what it takes to
/// notice a source that goes round in a circle.
@usableFromInline
struct FeedEdge<Cursor: Hashable & Sendable>: Sendable {
  @usableFromInline var slot = FeedSlot<Cursor>()
  /// The cursor beyond the last page known at this end; nil when there is none to be had.
  @usableFromInline var next: Cursor?
  /// Every cursor that was asked for beyond the known pages.
  @usableFromInline var requested: Set<Cursor> = []
  /// Pages that were dropped, the nearest to the rows last.
  @usableFromInline var dropped: ContiguousArray<FeedPageRecord<Cursor>> = []
  @usableFromInline var droppedRows = 0
  /// How many pages were dropped when the load in flight was asked for: 0 asks beyond them all.
  @usableFromInline var depth = 0
  /// Empty pages since the last one with rows.
  @usableFromInline var emptyPages = 0

  @inlinable
  init() {}

  @inlinable var hasMore: Bool { next != nil || !dropped.isEmpty }

  /// Puts the load of the nearest page that is not held in flight.
  @inlinable
  mutating func start(_ request: FeedRequest, _ token: FeedToken) -> FeedLoad<Cursor> {
    depth = dropped.count
    let load: FeedLoad<Cursor>
    if let page = dropped.last {
      load = FeedLoad(token: token, request: request, cursor: page.cursor)
    } else {
      if let next { requested.insert(next) }
      load = FeedLoad(token: token, request: request, cursor: next)
    }
    slot.load = load
    return load
  }

  /// Takes what a page says of the one beyond it; false if it claims more and brings no new cursor.
  @inlinable
  mutating func advance(to cursor: Cursor?, hasMore: Bool) -> Bool {
    next = nil
    guard hasMore else { return true }
    guard let cursor, !requested.contains(cursor) else { return false }
    next = cursor
    return true
  }

  /// Notes a page as dropped: the nearest one, or the farthest.
  @inlinable
  mutating func drop(_ page: FeedPageRecord<Cursor>, asFarthest: Bool = false) {
    dropped.insert(page, at: asFarthest ? 0 : dropped.count)
    droppedRows += page.rows
  }

  /// Forgets the nearest dropped page, which is held again.
  @inlinable
  mutating func restore() {
    guard let page = dropped.popLast() else { return }
    droppedRows -= page.rows
  }
}
