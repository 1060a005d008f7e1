import InfiniteScroll

/// What a feed wants done, as plain numbers.
enum FeedAct: Hashable {
  case load(UInt64, FeedRequest, Int?)
  case cancel(UInt64)

  init(_ effect: FeedEffect<Int>) {
    switch effect {
    case .load(let load): self = .load(load.token.rawValue, load.request, load.cursor)
    case .cancel(let token): self = .cancel(token.rawValue)
    }
  }
}

/// All that can be seen of a feed.
struct FeedSight: Equatable {
  var state: FeedState
  var append: FeedDirectionState
  var prepend: FeedDirectionState
  var isRefreshing: Bool
  var error: FeedError?
  var canLoadMore: Bool
  var items: [Post]
  var droppedBefore: Int
  var droppedAfter: Int
  var rowShift: Int
}

extension FeedSight {
  init(_ feed: Feed<Post, Int>) {
    self.init(
      state: feed.state, append: feed.append, prepend: feed.prepend,
      isRefreshing: feed.isRefreshing, error: feed.error, canLoadMore: feed.canLoadMore,
      items: Array(feed.items), droppedBefore: feed.droppedBefore,
      droppedAfter: feed.droppedAfter, rowShift: feed.rowShift)
  }
}

/// The feed again, as slow and as plain as the contract reads: one list of all pages ever known, of
/// which those in the middle are held; everything is searched for, nothing is counted along.
struct FeedOracle {
  struct KnownPage {
    var name: Int
    var cursor: Int?
    var rows: [Post]
    var isHeld: Bool
  }

  struct Line {
    var loading: UInt64?
    var cursor: Int?
    /// The known page that is loaded again, or nil for one beyond them all.
    var page: Int?
    var hasFailed = false
    var error: FeedError?
    var errorTime = 0
    var next: Int?
    var asked: [Int] = []
    var empties = 0
  }

  let settings: FeedConfiguration
  var pages: [KnownPage] = []
  var lines: [FeedDirection: Line] = [.append: Line(), .prepend: Line()]
  var refresh = Line()
  var hasFirst = false
  var screen: (first: Int, last: Int)?
  var reach: [FeedDirection: Int] = [:]
  var shift = 0
  var time = 0
  var token: UInt64 = 0
  var acts: [FeedAct] = []

  init(_ settings: FeedConfiguration) { self.settings = settings }

  var items: [Post] { pages.filter(\.isHeld).flatMap(\.rows) }

  func line(_ direction: FeedDirection) -> Line { lines[direction] ?? Line() }

  mutating func change(_ direction: FeedDirection, _ body: (inout Line) -> Void) {
    body(&lines[direction, default: Line()])
  }

  /// The pages dropped at an end, the nearest to the rows first.
  func dropped(_ direction: FeedDirection) -> [KnownPage] {
    let outwards = direction == .append ? pages : pages.reversed()
    guard let first = outwards.firstIndex(where: \.isHeld) else { return [] }
    return outwards[first...].filter { !$0.isHeld }
  }

  func hasMore(_ direction: FeedDirection) -> Bool {
    line(direction).next != nil || !dropped(direction).isEmpty
  }

  func canLoad(_ direction: FeedDirection) -> Bool {
    guard line(direction).loading == nil, !line(direction).hasFailed else { return false }
    return hasFirst ? hasMore(direction) : direction == .append
  }

  func state(_ direction: FeedDirection) -> FeedDirectionState {
    let line = line(direction)
    if line.loading != nil { return .loading }
    if line.hasFailed, let error = line.error { return .failed(error) }
    return hasFirst && !hasMore(direction) ? .exhausted : .idle
  }

  func latestError(_ candidates: [Line]) -> FeedError? {
    candidates.filter { $0.error != nil }.max { $0.errorTime < $1.errorTime }?.error
  }

  var state: FeedState {
    if !items.isEmpty { return .loaded }
    if lines.values.contains(where: { $0.loading != nil }) { return .initialLoading }
    if let error = latestError(Array(lines.values)) { return .failed(error) }
    return hasFirst ? .empty : .idle
  }

  var sight: FeedSight {
    FeedSight(
      state: state, append: state(.append), prepend: state(.prepend),
      isRefreshing: refresh.loading != nil, error: latestError(Array(lines.values) + [refresh]),
      canLoadMore: canLoad(.append), items: items,
      droppedBefore: dropped(.prepend).map(\.rows.count).reduce(0, +),
      droppedAfter: dropped(.append).map(\.rows.count).reduce(0, +), rowShift: shift)
  }
}
