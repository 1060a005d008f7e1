extension CorrectedFeed {
  @inlinable
  mutating func load(_ request: FeedRequest, into effects: inout Effects) {
    switch request {
    case .first: if !hasFirstPage { begin(.append, into: &effects) }
    case .append: begin(.append, into: &effects)
    case .prepend: begin(.prepend, into: &effects)
    case .refresh: beginRefresh(into: &effects)
    }
  }

  /// Loads the page beyond an end, unless one is in flight, the last one failed or none is left.
  @inlinable
  mutating func begin(_ direction: FeedDirection, into effects: inout Effects) {
    guard mayLoad(direction) else { return }
    let request: FeedRequest =
      switch direction {
      case .append: hasFirstPage ? .append : .first
      case .prepend: .prepend
      }
    let token = nextToken()
    effects.append(.load(self[direction].start(request, token)))
    revision &+= 1
  }

  /// Asks for the first page anew. With no first page to keep on screen this is the first load.
  @inlinable
  mutating func beginRefresh(into effects: inout Effects) {
    guard hasFirstPage else {
      append.slot.clearFailure()
      return begin(.append, into: &effects)
    }
    guard refresh.load == nil else { return }
    refresh.clearFailure()
    ask(for: &effects)
  }

  /// Asks again wherever a load failed; what is shown is cleared first.
  @inlinable
  mutating func retry(into effects: inout Effects) throws(RejectedEvent) {
    let appendFailed = append.slot.hasFailed
    let prependFailed = prepend.slot.hasFailed
    let refreshFailed = refresh.hasFailed
    guard appendFailed || prependFailed || refreshFailed else {
      guard error == nil else {
        throw .nothingToRetry
      }
      return
    }
    append.slot.clearFailure()
    prepend.slot.clearFailure()
    refresh.clearFailure()
    if appendFailed { begin(.append, into: &effects) }
    if prependFailed { begin(.prepend, into: &effects) }
    if refreshFailed { ask(for: &effects) }
  }

  /// Cancels everything and forgets everything but the counters.
  @inlinable
  mutating func reset(into effects: inout Effects) {
    cancelAll(into: &effects)
    clear()
    hasFirstPage = false
  }

  @inlinable
  mutating func cancelAll(into effects: inout Effects) {
    let loads = [append.slot.load, prepend.slot.load, refresh.load]
    for token in loads.compactMap({ $0?.token }).sorted() { effects.append(.cancel(token)) }
    append.slot.load = nil
    prepend.slot.load = nil
    refresh.load = nil
  }

  /// Leaves no row, page, cursor, load or error of the chain.
  @inlinable
  mutating func clear() {
    rows = FeedRows()
    held = FeedRing()
    append = FeedEdge()
    prepend = FeedEdge()
    refresh = FeedSlot()
    shown = nil
    reachAfter = configuration.prefetchDistance
    reachBefore = configuration.prefetchDistance
    generation &+= 1
    revision &+= 1
  }

  @inlinable
  mutating func nextToken() -> FeedToken {
    tokens &+= 1
    return FeedToken(rawValue: tokens)
  }

  @inlinable
  mutating func ask(for effects: inout Effects) {
    let load = FeedLoad<Cursor>(token: nextToken(), request: .refresh, cursor: nil)
    refresh.load = load
    effects.append(.load(load))
    revision &+= 1
  }
}
