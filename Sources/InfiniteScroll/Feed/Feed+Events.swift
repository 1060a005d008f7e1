extension Feed {
  /// Asks for a page, as a view does when it comes on screen or a button when it is pressed.
  ///
  /// Nothing happens while that load is in flight, after it failed (see `retry()`), or when there
  /// is no such page. `first` is done once; `refresh` without a first page is the first load, and
  /// the one load that may follow a failure without a retry.
  @inlinable
  public mutating func load(_ request: FeedRequest) -> Effects {
    var effects: Effects = []
    corrected.shift = 0
    guard seed != nil else {
      corrected.load(request, into: &effects)
      return effects
    }
    if request == .first || request == .append { seed?.load(into: &effects) }
    return effects
  }

  /// Says that the row at an index came on screen, with the velocity of the scroll in points per
  /// second, positive towards the last row. Throws if there is no such row or no such velocity.
  @inlinable
  public mutating func appear(
    at index: Int, velocity: Double = 0
  ) throws(RejectedEvent) -> Effects {
    try appear(rows: index...index, velocity: velocity)
  }

  /// Says which rows are on screen, all of them; with `FeedConfiguration.maximumItems` this is
  /// better than single rows, as it tells which pages must stay. Throws as for one row.
  @inlinable
  public mutating func appear(
    rows: ClosedRange<Int>, velocity: Double = 0
  ) throws(RejectedEvent) -> Effects {
    var effects: Effects = []
    corrected.shift = 0
    guard seed != nil else {
      try corrected.appear(rows, velocity: velocity, into: &effects)
      return effects
    }
    try RejectedEvent.check(rows, velocity: velocity, count: count)
    seed?.appear(rows.upperBound, into: &effects)
    return effects
  }

  /// Says that the row of an item came on screen. Throws if no row has this id, which can happen
  /// to a view whose row was dropped in the meantime. One key look-up.
  @inlinable
  public mutating func appear(
    id: Item.ID, velocity: Double = 0
  ) throws(RejectedEvent) -> Effects {
    guard seed != nil else {
      var effects: Effects = []
      corrected.shift = 0
      try corrected.appear(id: id, velocity: velocity, into: &effects)
      return effects
    }
    guard let position = seed?.position(of: id) else {
      throw .unknown(id, "appear")
    }
    return try appear(at: position, velocity: velocity)
  }

  /// Takes the page that a load brought; without effect if that load is no longer wanted. O(page).
  @inlinable
  public mutating func receive(_ page: FeedPage<Item, Cursor>, for token: FeedToken) -> Effects {
    var effects: Effects = []
    corrected.shift = 0
    guard seed != nil else {
      corrected.receive(page, for: token, into: &effects)
      return effects
    }
    seed?.receive(page, for: token)
    return effects
  }

  /// Takes the error that a load ended with; without effect if that load is no longer wanted.
  @inlinable
  public mutating func fail(_ error: any Error, for token: FeedToken) {
    corrected.shift = 0
    guard seed != nil else { return corrected.fail(.source(error), for: token) }
    seed?.fail(.source(error), for: token)
  }

  /// Takes that a load was cancelled. If the feed did not ask for that, it is a failure like
  /// others.
  @inlinable
  public mutating func cancelled(_ token: FeedToken) {
    corrected.shift = 0
    guard seed != nil else { return corrected.fail(.cancelled, for: token) }
    seed?.end(token)
  }

  /// Clears the error and asks again wherever a load failed. Throws, and changes nothing, if all
  /// there is is a cursor that did not advance; with no error at all nothing happens.
  @inlinable
  public mutating func retry() throws(RejectedEvent) -> Effects {
    var effects: Effects = []
    corrected.shift = 0
    guard seed != nil else {
      try corrected.retry(into: &effects)
      return effects
    }
    seed?.retry(into: &effects)
    return effects
  }

  /// Cancels every load, forgets every row, and waits: a new search is a reset and a first load.
  @inlinable
  public mutating func reset() -> Effects {
    var effects: Effects = []
    corrected.shift = 0
    guard seed != nil else {
      corrected.reset(into: &effects)
      return effects
    }
    seed?.reset(into: &effects)
    return effects
  }

  /// Gives the row of the same id a new payload. Throws if no row has this id.
  @inlinable
  public mutating func edit(_ item: Item) throws(RejectedEvent) {
    corrected.shift = 0
    guard seed != nil else { return try corrected.edit(item) }
    guard let position = seed?.position(of: item.id) else {
      throw .unknown(item.id, "edit")
    }
    seed?.edit(item, at: position)
  }

  /// Takes any event: the methods of the same names as one door.
  @inlinable
  public mutating func handle(
    _ event: FeedEvent<Item, Cursor>
  ) throws(RejectedEvent) -> Effects {
    switch event {
    case .load(let request): return load(request)
    case .appear(let index, let velocity): return try appear(at: index, velocity: velocity)
    case .appearItem(let id, let velocity): return try appear(id: id, velocity: velocity)
    case .appearRows(let rows, let velocity): return try appear(rows: rows, velocity: velocity)
    case .receive(let page, let token): return receive(page, for: token)
    case .fail(let error, let token): fail(error, for: token)
    case .cancelled(let token): cancelled(token)
    case .retry: return try retry()
    case .reset: return reset()
    case .edit(let item): try edit(item)
    }
    return []
  }
}
