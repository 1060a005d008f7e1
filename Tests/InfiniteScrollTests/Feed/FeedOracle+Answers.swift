import InfiniteScroll

extension FeedOracle {
  mutating func answer(_ token: UInt64, _ page: FeedPage<Post, Int>) {
    if refresh.loading == token {
      refresh.loading = nil
      install(page)
    } else if line(.append).loading == token, !hasFirst {
      change(.append) { $0.loading = nil }
      install(page)
    } else if let direction = FeedDirection.allCases.first(where: { line($0).loading == token }) {
      extend(direction, page)
    }
  }

  private mutating func install(_ page: FeedPage<Post, Int>) {
    forget()
    hasFirst = true
    add(merge(page.items), name: 0, cursor: nil, .append)
    follow(.append, page)
    follow(.prepend, page)
    goOn(.append, page)
  }

  private mutating func extend(_ direction: FeedDirection, _ page: FeedPage<Post, Int>) {
    let line = line(direction)
    let nearest = dropped(direction).first?.name
    change(direction) { $0.loading = nil }
    let fresh = merge(page.items)
    if line.page == nil { follow(direction, page) }
    let name = Int(line.loading ?? 0)
    if nearest != line.page {
      guard line.page == nil, !fresh.isEmpty else { return }
      let known = KnownPage(name: name, cursor: line.cursor, rows: fresh, isHeld: false)
      pages.insert(known, at: direction == .append ? pages.count : 0)
      return
    }
    pages.removeAll { $0.name == line.page }
    add(fresh, name: name, cursor: line.cursor, direction)
    goOn(direction, page)
    trim(direction)
  }

  /// Takes newest payloads, and answers with the rows that are not held yet.
  private mutating func merge(_ rows: [Post]) -> [Post] {
    var fresh: [Post] = []
    for row in rows {
      if let position = fresh.firstIndex(where: { $0.id == row.id }) {
        fresh[position] = row
        continue
      }
      var isKnown = false
      for page in pages.indices where pages[page].isHeld {
        guard let place = pages[page].rows.firstIndex(where: { $0.id == row.id }) else { continue }
        pages[page].rows[place] = row
        isKnown = true
      }
      if !isKnown { fresh.append(row) }
    }
    return fresh
  }

  private mutating func add(
    _ fresh: [Post], name: Int, cursor: Int?, _ direction: FeedDirection
  ) {
    guard !fresh.isEmpty else { return }
    if direction == .prepend, !items.isEmpty { shift += fresh.count }
    let page = KnownPage(name: name, cursor: cursor, rows: fresh, isHeld: true)
    switch direction {
    case .append: pages.insert(page, at: (pages.lastIndex(where: \.isHeld) ?? -1) + 1)
    case .prepend: pages.insert(page, at: pages.firstIndex(where: \.isHeld) ?? 0)
    }
  }

  private mutating func follow(_ direction: FeedDirection, _ page: FeedPage<Post, Int>) {
    let claims = direction == .append ? page.hasMore : page.hasMorePrevious
    let cursor = direction == .append ? page.next : page.previous
    let isNew = cursor.map { !line(direction).asked.contains($0) } ?? false
    change(direction) { $0.next = claims && isNew ? cursor : nil }
    if claims, !isNew { blame(direction, .cursorDidNotAdvance) }
  }

  private mutating func blame(_ direction: FeedDirection, _ error: FeedError) {
    time += 1
    let now = time
    change(direction) { ($0.error, $0.errorTime) = (error, now) }
  }

  private mutating func goOn(_ direction: FeedDirection, _ page: FeedPage<Post, Int>) {
    guard page.items.isEmpty else { return change(direction) { $0.empties = 0 } }
    if hasMore(direction) {
      change(direction) { $0.empties += 1 }
      guard line(direction).empties == 5 else { return send(direction) }
      change(direction) { ($0.empties, $0.hasFailed) = (0, true) }
      blame(direction, .tooManyEmptyPages)
    } else if items.isEmpty {
      send(.prepend)
    }
  }

  /// The position of a row that is held.
  private func position(_ id: Int) -> Int { items.firstIndex { $0.id == id } ?? 0 }

  mutating func trim(_ grown: FeedDirection?) {
    guard let cap = settings.maximumItems else { return }
    while items.count > cap {
      let held = pages.indices.filter { pages[$0].isHeld }
      let edge = grown == .prepend ? 0 : items.count - 1
      let top = screen.map { position($0.first) } ?? edge
      let bottom = screen.map { position($0.last) } ?? edge
      let front = held[0]
      let back = held[held.count - 1]
      let before = top - (pages[front].rows.count - 1)
      let after = items.count - pages[back].rows.count - bottom
      let isFrontFar = before > reach[.prepend] ?? settings.prefetchDistance
      let isBackFar = after > reach[.append] ?? settings.prefetchDistance
      guard isFrontFar || isBackFar else { return }
      let isFront =
        isFrontFar && isBackFar && before == after
        ? grown != .prepend
        : isFrontFar
          && (!isBackFar || before > after)
      pages[isFront ? front : back].isHeld = false
      if isFront { shift -= pages[front].rows.count }
    }
  }
}
