import InfiniteScroll

/// What happens in the tests of worlds and scripts; loads are named by their numbers.
enum FeedHappening {
  case load(FeedRequest)
  case appear(Int, Int, Double)
  case answer(UInt64, FeedPage<Post, Int>)
  case fail(UInt64, String)
  case cancelled(UInt64)
  case retry
  case reset
}

extension FeedOracle {
  /// Takes what happens; false if it is refused.
  mutating func take(_ happening: FeedHappening) -> Bool {
    acts = []
    shift = 0
    switch happening {
    case .load(let request): load(request)
    case .appear(let first, let last, let velocity):
      guard first >= 0, last < items.count, velocity.isFinite else { return false }
      appear(first, last, velocity)
    case .answer(let token, let page): answer(token, page)
    case .fail(let token, let text): fail(token, outage(text))
    case .cancelled(let token): fail(token, .cancelled)
    case .retry: return retry()
    case .reset:
      forget()
      hasFirst = false
    }
    return true
  }

  private mutating func load(_ request: FeedRequest) {
    switch request {
    case .first: if !hasFirst { send(.append) }
    case .append: send(.append)
    case .prepend: send(.prepend)
    case .refresh where hasFirst: if refresh.loading == nil { sendRefresh() }
    case .refresh:
      change(.append) { if $0.hasFailed { ($0.hasFailed, $0.error) = (false, nil) } }
      send(.append)
    }
  }

  mutating func send(_ direction: FeedDirection) {
    guard canLoad(direction) else { return }
    token += 1
    let now = token
    let again = dropped(direction).first
    change(direction) { line in
      line.loading = now
      line.page = again?.name
      line.cursor = again == nil ? line.next : again?.cursor
      if again == nil, let next = line.next { line.asked.append(next) }
    }
    let request: FeedRequest = direction == .prepend ? .prepend : hasFirst ? .append : .first
    acts.append(.load(now, request, line(direction).cursor))
  }

  private mutating func sendRefresh() {
    token += 1
    refresh = Line()
    refresh.loading = token
    acts.append(.load(token, .refresh, nil))
  }

  private mutating func retry() -> Bool {
    let failed = FeedDirection.allCases.filter { line($0).hasFailed }
    let refreshFailed = refresh.hasFailed
    if failed.isEmpty, !refreshFailed { return sight.error == nil }
    for direction in FeedDirection.allCases {
      change(direction) { ($0.hasFailed, $0.error) = (false, nil) }
    }
    (refresh.hasFailed, refresh.error) = (false, nil)
    failed.forEach { send($0) }
    if refreshFailed { sendRefresh() }
    return true
  }

  private mutating func fail(_ token: UInt64, _ error: FeedError) {
    time += 1
    let now = time
    func end(_ line: inout Line) {
      guard line.loading == token else { return }
      (line.loading, line.hasFailed, line.error, line.errorTime) = (nil, true, error, now)
    }
    end(&refresh)
    for direction in FeedDirection.allCases { change(direction, end) }
  }

  mutating func forget() {
    let loading = [line(.append), line(.prepend), refresh].compactMap(\.loading).sorted()
    acts += loading.map { .cancel($0) }
    pages = []
    lines = [.append: Line(), .prepend: Line()]
    refresh = Line()
    screen = nil
    reach = [:]
  }

  private func distance(_ speed: Double) -> Int {
    guard speed > 0, settings.footprint > 0 else { return settings.prefetchDistance }
    var rows = settings.prefetchDistance
    while Double(rows) * settings.footprint < speed * settings.latency, rows < 1000 { rows += 1 }
    guard let cap = settings.maximumItems else { return rows }
    return min(rows, cap - settings.pageSize - settings.prefetchDistance)
  }

  private mutating func appear(_ first: Int, _ last: Int, _ velocity: Double) {
    screen = (items[first].id, items[last].id)
    reach = [.append: distance(velocity), .prepend: distance(-velocity)]
    let rowsAfter = items.count - 1 - last
    if rowsAfter < reach[.append] ?? 0 { send(.append) }
    if first < reach[.prepend] ?? 0 { send(.prepend) }
    trim(nil)
  }
}
