import InfiniteScroll

/// A feed and its oracle, which see the same things happen.
struct FeedPair {
  var feed: Feed<Post, Int>
  var oracle: FeedOracle
  /// Every load so far, by its number.
  var tokens: [FeedToken] = []
  var cursors: [Int?] = []
  /// The numbers of the loads that were not answered or cancelled yet.
  var open: [UInt64] = []
  var previous: FeedSight
  var trouble: String?

  init(_ settings: FeedConfiguration) throws {
    feed = try Feed(settings)
    oracle = FeedOracle(settings)
    previous = FeedSight(feed)
  }

  /// Lets something happen to both; what differs afterwards is in `trouble`.
  mutating func take(_ happening: FeedHappening) {
    let revision = feed.revision
    let ordinal = feed.firstOrdinal
    let generation = feed.generation
    let isAccepted = oracle.take(happening)
    let effects = try? happens(happening)
    let sight = FeedSight(feed)
    let acts = (effects ?? []).map(FeedAct.init)
    if sight != oracle.sight { trouble = "\(happening): \(sight), not \(oracle.sight)" }
    if (effects != nil) != isAccepted { trouble = "\(happening): accepted is not \(isAccepted)" }
    if acts != oracle.acts { trouble = "\(happening): \(acts), not \(oracle.acts)" }
    if generation == feed.generation, !previous.items.isEmpty,
      ordinal - feed.firstOrdinal != feed.rowShift
    {
      trouble = "\(happening): ordinals moved by \(ordinal - feed.firstOrdinal)"
    }
    note(effects ?? [], after: happening)
    check(sight, revision: revision, isSame: generation == feed.generation)
    previous = sight
  }

  private mutating func happens(_ happening: FeedHappening) throws -> [FeedEffect<Int>] {
    switch happening {
    case .load(let request): return feed.load(request)
    case .appear(let first, let last, let velocity):
      guard first == last else { return try feed.appear(rows: first...last, velocity: velocity) }
      guard first % 2 == 0, let row = feed.item(at: first) else {
        return try feed.appear(at: first, velocity: velocity)
      }
      return try feed.appear(id: row.id, velocity: velocity)
    case .answer(let token, let page): return feed.receive(page, for: tokens[Int(token) - 1])
    case .fail(let token, let text): feed.fail(Outage(text), for: tokens[Int(token) - 1])
    case .cancelled(let token): feed.cancelled(tokens[Int(token) - 1])
    case .retry: return try feed.retry()
    case .reset: return feed.reset()
    }
    return []
  }

  private mutating func note(_ effects: [FeedEffect<Int>], after happening: FeedHappening) {
    switch happening {
    case .answer(let token, _), .fail(let token, _), .cancelled(let token):
      open.removeAll { $0 == token }
    case .load, .appear, .retry, .reset: break
    }
    for effect in effects {
      switch effect {
      case .load(let load):
        tokens.append(load.token)
        cursors.append(load.cursor)
        open.append(load.token.rawValue)
        if load.token.rawValue != tokens.count { trouble = "token \(load.token) is not the next" }
      case .cancel(let token):
        if !open.contains(token.rawValue) { trouble = "cancelled \(token), which is not in flight" }
        open.removeAll { $0 == token.rawValue }
      }
    }
  }

  /// What holds after every step, whatever happened.
  private mutating func check(_ sight: FeedSight, revision: Int, isSame: Bool) {
    let ids = sight.items.map(\.id)
    if Set(ids).count != ids.count { trouble = "an id is there twice: \(ids)" }
    let gone = previous.items.first { !ids.contains($0.id) }
    if let gone, (try? feed.edit(gone)) != nil { trouble = "\(gone) is gone, and can be edited" }
    var before = previous
    before.rowShift = sight.rowShift
    if before != sight, revision == feed.revision { trouble = "a change without a new revision" }
    if open.count > 3 { trouble = "more loads in flight than slots: \(open)" }
    if sight.isRefreshing
      != (open.count - [sight.append, sight.prepend].count { $0 == .loading } > 0)
    {
      trouble = "loads in flight that no state tells of: \(open)"
    }
    if isSame, let first = previous.items.first?.id, let now = ids.firstIndex(of: first),
      now != sight.rowShift
    {
      trouble = "the first row moved to \(now), not by \(sight.rowShift)"
    }
  }
}
