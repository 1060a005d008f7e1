import InfiniteScroll
import Testing

extension FeedRunner {
  /// Two views that refresh before anything else can happen to the runner.
  fileprivate func refreshTwice() -> [Task<Void, Never>] {
    [Task { await refresh() }, Task { await refresh() }]
  }
}

@Suite("Feed runner's life")
struct FeedRunnerLifeTests {
  @Test("a refresh returns when its answer is in, and a second one waits for the same answer")
  func refresh() async throws {
    let source = GatedSource()
    let runner = try await FeedRunnerTests.loaded(source, postPage(0..<2))
    let views = await runner.refreshTwice()
    await source.arrived(2)
    #expect(await runner.snapshot.isRefreshing)
    await source.answer(2, with: postPage(5..<8))
    for view in views { await view.value }
    #expect(await runner.snapshot.items.map(\.id) == [5, 6, 7])
    #expect(await source.arrivals.map(\.request) == [.first, .refresh])
  }

  @Test("a view that goes away while it refreshes does not cancel the refresh")
  func refreshOutlivesCaller() async throws {
    let source = GatedSource()
    let runner = try await FeedRunnerTests.loaded(source, postPage(0..<2))
    let view = Task { await runner.refresh() }
    await source.arrived(2)
    view.cancel()
    await source.answer(2, with: postPage(5..<8))
    await view.value
    #expect(await runner.snapshot.items.map(\.id) == [5, 6, 7])
    #expect(await source.cancelled.isEmpty)
  }

  @Test("a refresh of an idle feed is its first load")
  func refreshOfIdle() async throws {
    let runner = FeedRunner(try Feed<Post, String>()) { _ in postPage(0..<2) }
    await runner.refresh()
    #expect(await runner.snapshot.items.count == 2)
  }

  @Test("a restart asks the new source, and the old one's answer changes nothing")
  func restart() async throws {
    let old = GatedSource(isStubborn: true)
    let new = GatedSource()
    let runner = try FeedRunnerTests.runner(old)
    try await runner.send(.load(.first))
    await old.arrived(1)
    await runner.restart { load in try await new.fetch(load) }
    await old.sawCancellation(of: 1)
    await old.answer(1, with: postPage(0..<2))
    await new.arrived(1)
    await new.answer(1, with: postPage(7..<9))
    await runner.settled()
    #expect(await runner.snapshot.items.map(\.id) == [7, 8])
    #expect(await old.arrivals.count == 1)
    #expect(await new.arrivals.map(\.request) == [.first])
  }

  @Test("letting go of the runner cancels its loads and ends its streams")
  func letGo() async throws {
    let source = GatedSource()
    var runner: FeedRunner? = try FeedRunnerTests.runner(source)
    var snapshots = await runner?.snapshots().makeAsyncIterator()
    _ = await snapshots?.next()
    try await runner?.send(.load(.first))
    await source.arrived(1)
    runner = nil
    await source.sawCancellation(of: 1)
    #expect(await snapshots?.next()?.state == .initialLoading)
    #expect(await snapshots?.next() == nil)
  }

  @Test("every stream starts with the feed as it is and sees every change from then on")
  func streams() async throws {
    let source = GatedSource()
    let runner = try await FeedRunnerTests.loaded(source, postPage(0..<2, next: "b"))
    var one = await runner.snapshots().makeAsyncIterator()
    #expect(await one.next()?.append == .idle)
    try await runner.send(.load(.append))
    var two = await runner.snapshots().makeAsyncIterator()
    #expect(await one.next()?.append == .loading)
    #expect(await two.next()?.append == .loading)
    // What changes nothing is not published: the next snapshot is that of the answer.
    try await runner.send(.load(.append))
    try await runner.send(.load(.first))
    await source.arrived(2)
    await source.answer(2, with: postPage(2..<4))
    #expect(await one.next()?.append == .exhausted)
    #expect(await two.next()?.items.count == 4)
  }

  @Test("a hundred views that report at once load every page exactly once")
  func crowd() async throws {
    let runner = FeedRunner(try Feed<Post, Int>()) { load in
      let start = load.cursor ?? 0
      await Task.yield()
      return FeedPage(items: posts(start..<start + 10), next: start < 200 ? start + 10 : nil)
    }
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          try? await runner.send(.load(.first))
          while await runner.snapshot.append != .exhausted {
            let last = await runner.snapshot.items.count - 1
            try? await runner.send(.appear(index: last))
            await Task.yield()
          }
        }
      }
    }
    await runner.settled()
    #expect(await runner.snapshot.items.map(\.id) == Array(0..<210))
    #expect(await runner.snapshot.error == nil)
  }
}
