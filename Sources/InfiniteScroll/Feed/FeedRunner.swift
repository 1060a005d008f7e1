/// Runs a feed: the one place where its effects become tasks.
///
/// Every load is a task of its own that calls the page source and reports how it ended. A load
/// that the feed cancels before it was sent never reaches the source. Letting go of the runner
/// cancels what is in flight and ends the streams. What a snapshot shows is left to `Feed`.
///
///     let runner = FeedRunner(try Feed<Post, String>()) { load in
///       try await api.posts(after: load.cursor)
///     }
///     for await snapshot in await runner.snapshots() { posts = snapshot.items }
public actor FeedRunner<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>
where Item.ID: Sendable {
  /// Fetches the page of a load, or throws why not.
  public typealias PageSource =
    @Sendable (FeedLoad<Cursor>) async throws -> FeedPage<Item, Cursor>

  private var feed: Feed<Item, Cursor>
  private var source: PageSource
  private var tasks: [FeedToken: Task<Void, Never>] = [:]
  private var views: [Int: AsyncStream<FeedSnapshot<Item>>.Continuation] = [:]
  private var viewCount = 0
  /// The latest load of a first page; what a refresh waits for.
  private var firstPage: FeedToken?
  private var published = 0

  /// Makes a runner of a feed in which nothing is in flight; `source` fetches its pages.
  public init(_ feed: Feed<Item, Cursor>, source: @escaping PageSource) {
    self.feed = feed
    self.source = source
    published = feed.revision
  }

  deinit {
    for task in tasks.values { task.cancel() }
    for view in views.values { view.finish() }
  }

  /// The feed as it is now.
  public var snapshot: FeedSnapshot<Item> { FeedSnapshot(feed) }

  /// The feed as it is now, and then after every change. A slow reader misses all but the latest.
  public func snapshots() -> AsyncStream<FeedSnapshot<Item>> {
    let (stream, view) = AsyncStream.makeStream(
      of: FeedSnapshot<Item>.self, bufferingPolicy: .bufferingNewest(1))
    let name = viewCount
    viewCount += 1
    views[name] = view
    view.onTermination = { [weak self] _ in
      Task { [weak self] in await self?.forget(name) }
    }
    view.yield(snapshot)
    return stream
  }

  /// Takes an event, starts and cancels the loads that it leads to, and returns at once.
  public func send(_ event: FeedEvent<Item, Cursor>) throws(RejectedEvent) {
    run(try feed.handle(event))
  }

  /// Refreshes, and returns when the answer is in: made for pull to refresh. Cancelling the caller
  /// does not cancel the refresh.
  public func refresh() async {
    run(feed.load(.refresh))
    if let firstPage { await tasks[firstPage]?.value }
  }

  /// Starts over with another source, as for a new search: a reset and a first load.
  public func restart(source: @escaping PageSource) {
    let cancelled = feed.reset()
    self.source = source
    run(cancelled + feed.load(.first))
  }

  /// Returns when no load is in flight.
  public func settled() async {
    while let task = tasks.values.first { await task.value }
  }

  private func run(_ effects: [FeedEffect<Cursor>]) {
    for effect in effects {
      switch effect {
      case .load(let load): start(load)
      case .cancel(let token): tasks[token]?.cancel()
      }
    }
    publish()
  }

  private func start(_ load: FeedLoad<Cursor>) {
    if load.request == .first || load.request == .refresh { firstPage = load.token }
    let source = source
    tasks[load.token] = Task { [weak self] in
      // The runner decides, so that no reset comes between a load and its being sent.
      guard await self?.isWanted(load.token) == true else {
        await self?.finish(load.token, .cancelled(load.token))
        return
      }
      let event: FeedEvent<Item, Cursor>
      do {
        event = .receive(try await source(load), load.token)
      } catch is CancellationError {
        event = .cancelled(load.token)
      } catch {
        event = .fail(error, load.token)
      }
      await self?.finish(load.token, event)
    }
  }

  private func isWanted(_ token: FeedToken) -> Bool { tasks[token]?.isCancelled == false }

  private func finish(_ token: FeedToken, _ event: FeedEvent<Item, Cursor>) {
    tasks[token] = nil
    // The end of a load is never refused, only ignored.
    if let effects = try? feed.handle(event) { run(effects) }
  }

  private func publish() {
    guard feed.revision != published else { return }
    published = feed.revision
    let snapshot = snapshot
    for view in views.values { view.yield(snapshot) }
  }

  private func forget(_ name: Int) { views[name] = nil }
}
