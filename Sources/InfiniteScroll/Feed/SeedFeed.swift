/// The published feed, faults included, so that a benchmark can show what they cost.
///
/// One flag says that something loads, and whichever task ends clears it, a cancelled one too.
/// Pages are appended as they come: nothing is checked for repetition, no cursor for progress.
/// A failure holds nothing back. An appearance searches the rows from the start for the first
/// one that is equal in all fields: O(n). There is one direction and no refresh.
@usableFromInline
struct SeedFeed<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  @usableFromInline typealias Effects = [FeedEffect<Cursor>]

  /// A task of the published code: what it loads, and whether it was cancelled before it ended.
  @usableFromInline
  struct Task: Sendable {
    @usableFromInline let token: FeedToken
    @usableFromInline var isCancelled = false

    @inlinable
    init(_ token: FeedToken) { self.token = token }
  }

  @usableFromInline var items = FeedItems<Item>()
  @usableFromInline var tasks: [Task] = []
  @usableFromInline var next: Cursor?
  @usableFromInline var hasMore = false
  @usableFromInline var hasLoaded = false
  @usableFromInline var isLoading = false
  @usableFromInline var error: FeedError?
  @usableFromInline var tokens: UInt64 = 0
  @usableFromInline var lookups = 0
  @usableFromInline var generation = 0
  @usableFromInline var revision = 0
  /// The position of the first row that equals an item in all its fields.
  @usableFromInline let locate: @Sendable (FeedItems<Item>, Item) -> Int?

  @inlinable
  init(locate: @escaping @Sendable (FeedItems<Item>, Item) -> Int?) { self.locate = locate }

  /// Rows from the end at which the next page is asked for.
  @inlinable static var prefetchDistance: Int { 5 }

  @inlinable var mayLoad: Bool { !isLoading && (hasLoaded ? hasMore : items.isEmpty) }

  @usableFromInline var state: FeedState {
    if let error, items.isEmpty { return .failed(error) }
    if isLoading, items.isEmpty { return .initialLoading }
    return hasLoaded && items.isEmpty ? .empty : .loaded
  }

  @usableFromInline var appendState: FeedDirectionState {
    if isLoading { return .loading }
    if let error { return .failed(error) }
    return hasLoaded && !hasMore ? .exhausted : .idle
  }
}

extension SeedFeed {
  @inlinable
  mutating func load(into effects: inout Effects) {
    guard mayLoad else { return }
    cancelTask(into: &effects)
    isLoading = true
    tokens &+= 1
    let task = Task(FeedToken(rawValue: tokens))
    tasks.append(task)
    let request: FeedRequest = hasLoaded ? .append : .first
    effects.append(.load(FeedLoad(token: task.token, request: request, cursor: next)))
    revision &+= 1
  }

  @inlinable
  mutating func retry(into effects: inout Effects) {
    error = nil
    revision &+= 1
    load(into: &effects)
  }

  @inlinable
  mutating func reset(into effects: inout Effects) {
    cancelTask(into: &effects)
    items = FeedItems()
    next = nil
    hasMore = false
    hasLoaded = false
    isLoading = false
    error = nil
    generation &+= 1
    revision &+= 1
  }

  /// Cancels the latest task, the only one that the published code remembers.
  @inlinable
  mutating func cancelTask(into effects: inout Effects) {
    guard let task = tasks.last, !task.isCancelled else { return }
    tasks[tasks.count - 1].isCancelled = true
    effects.append(.cancel(task.token))
  }

  @inlinable
  mutating func receive(_ page: FeedPage<Item, Cursor>, for token: FeedToken) {
    guard end(token) else { return }
    for item in page.items { items.ring.append(item) }
    next = page.next
    hasMore = page.hasMore
    hasLoaded = true
    error = nil
  }

  @inlinable
  mutating func fail(_ error: FeedError, for token: FeedToken) {
    guard end(token) else { return }
    self.error = error
  }

  /// Ends a task; whether its result counts.
  @discardableResult
  @inlinable
  mutating func end(_ token: FeedToken) -> Bool {
    guard let position = tasks.firstIndex(where: { $0.token == token }) else { return false }
    isLoading = false
    revision &+= 1
    return !tasks.remove(at: position).isCancelled
  }

  @inlinable
  mutating func appear(_ position: Int, into effects: inout Effects) {
    guard let found = locate(items, items[position]) else { return }
    lookups &+= found + 1
    if found >= items.count - Self.prefetchDistance { load(into: &effects) }
  }

  @inlinable
  mutating func edit(_ item: Item, at position: Int) {
    items[position] = item
    revision &+= 1
  }

  @inlinable
  func position(of id: Item.ID) -> Int? { items.firstIndex { $0.id == id } }
}
