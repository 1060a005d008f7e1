extension CorrectedFeed {
  /// Empty pages in a row after which a direction gives up.
  @inlinable static var mostEmptyPages: Int { 5 }

  /// Takes a page, if it answers a load that is still wanted.
  @inlinable
  mutating func receive(
    _ page: FeedPage<Item, Cursor>, for token: FeedToken, into effects: inout Effects
  ) {
    if refresh.isLoading(token) {
      refresh.load = nil
      install(page, into: &effects)
    } else if let direction = direction(loading: token) {
      if hasFirstPage {
        extend(direction, with: page, into: &effects)
      } else {
        self[direction].slot.load = nil
        install(page, into: &effects)
      }
    }
  }

  /// Takes a failure, if it ends a load that is still wanted.
  @inlinable
  mutating func fail(_ error: FeedError, for token: FeedToken) {
    if refresh.isLoading(token) {
      refresh.fail(nextFailure(error))
    } else if let direction = direction(loading: token) {
      self[direction].slot.fail(nextFailure(error))
    }
  }

  @inlinable
  func direction(loading token: FeedToken) -> FeedDirection? {
    if append.slot.isLoading(token) { return .append }
    if prepend.slot.isLoading(token) { return .prepend }
    return nil
  }

  @inlinable
  mutating func nextFailure(_ error: FeedError) -> FeedFailure {
    failures &+= 1
    revision &+= 1
    return FeedFailure(error, order: failures)
  }

  /// Starts the chain anew with a first page; loads of the old chain are stale from here on.
  @inlinable
  mutating func install(_ page: FeedPage<Item, Cursor>, into effects: inout Effects) {
    cancelAll(into: &effects)
    clear()
    hasFirstPage = true
    place(rows.merge(page.items), from: nil, .append)
    advance(.append, by: page)
    advance(.prepend, by: page)
    goOn(.append, after: page, into: &effects)
  }

  /// Adds a page at one end.
  ///
  /// Pages may have been dropped at that end while it was on its way. It is then no neighbour of
  /// the rows: it counts as dropped too, and is loaded again when its turn comes.
  @inlinable
  mutating func extend(
    _ direction: FeedDirection, with page: FeedPage<Item, Cursor>, into effects: inout Effects
  ) {
    let cursor = self[direction].slot.load?.cursor
    let isNeighbour = self[direction].dropped.count == self[direction].depth
    let isReload = self[direction].depth > 0
    self[direction].slot.load = nil
    revision &+= 1
    let fresh = rows.merge(page.items)
    if !isReload { advance(direction, by: page) }
    guard isNeighbour else {
      guard !isReload, !fresh.isEmpty else { return }
      return self[direction].drop(
        FeedPageRecord(cursor: cursor, rows: fresh.count), asFarthest: true)
    }
    if isReload { self[direction].restore() }
    place(fresh, from: cursor, direction)
    goOn(direction, after: page, into: &effects)
    trim(grown: direction)
  }

  /// Puts rows that are new at one end, as a page of their own.
  @inlinable
  mutating func place(
    _ fresh: ContiguousArray<Item>, from cursor: Cursor?, _ direction: FeedDirection
  ) {
    guard !fresh.isEmpty else { return }
    let record = FeedPageRecord(cursor: cursor, rows: fresh.count)
    switch direction {
    case .append: held.append(record)
    case .prepend:
      held.prepend([record])
      if rows.count > 0 { shift += fresh.count }
    }
    rows.add(fresh, direction)
  }

  /// Notes what the page says of the one beyond it.
  @inlinable
  mutating func advance(_ direction: FeedDirection, by page: FeedPage<Item, Cursor>) {
    let advanced =
      switch direction {
      case .append: append.advance(to: page.next, hasMore: page.hasMore)
      case .prepend: prepend.advance(to: page.previous, hasMore: page.hasMorePrevious)
      }
    if !advanced { self[direction].slot.failure = nextFailure(.cursorDidNotAdvance) }
  }

  /// Goes on by itself after a page that no row can follow: nothing new would ever appear.
  @inlinable
  mutating func goOn(
    _ direction: FeedDirection, after page: FeedPage<Item, Cursor>, into effects: inout Effects
  ) {
    if !page.items.isEmpty {
      self[direction].emptyPages = 0
    } else if self[direction].hasMore {
      self[direction].emptyPages += 1
      guard self[direction].emptyPages < Self.mostEmptyPages else {
        self[direction].emptyPages = 0
        return self[direction].slot.fail(nextFailure(.tooManyEmptyPages))
      }
      begin(direction, into: &effects)
    } else if rows.count == 0 {
      begin(.prepend, into: &effects)
    }
  }
}
