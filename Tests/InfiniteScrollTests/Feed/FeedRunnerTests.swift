import InfiniteScroll
import Testing

extension FeedRunner {
  /// Sends events without letting any task run in between.
  fileprivate func sendAtOnce(_ events: [FeedEvent<Item, Cursor>]) throws {
    for event in events { try send(event) }
  }
}

@Suite("Feed runner")
struct FeedRunnerTests {
  static func runner(
    _ source: GatedSource, _ configuration: FeedConfiguration = FeedConfiguration(),
    mode: EngineMode = .corrected
  ) throws -> FeedRunner<Post, String> {
    FeedRunner(try Feed(configuration, mode: mode)) { load in try await source.fetch(load) }
  }

  /// A runner whose feed has its first page, the answer to load 1.
  static func loaded(_ source: GatedSource, _ first: PostPage) async throws
    -> FeedRunner<Post, String>
  {
    let runner = try runner(source)
    try await runner.send(.load(.first))
    await source.arrived(1)
    await source.answer(1, with: first)
    await runner.settled()
    return runner
  }

  @Test("a load goes to the source and its page comes back, and views see each step")
  func loads() async throws {
    let source = GatedSource()
    let runner = try Self.runner(source)
    var snapshots = await runner.snapshots().makeAsyncIterator()
    #expect(await snapshots.next()?.state == .idle)
    try await runner.send(.load(.first))
    #expect(await snapshots.next()?.state == .initialLoading)
    await source.arrived(1)
    await source.answer(1, with: postPage(0..<3, next: "b"))
    let loaded = await snapshots.next()
    #expect(loaded?.state == .loaded)
    #expect(loaded?.items.map(\.id) == [0, 1, 2])
    #expect(await source.arrivals.map(\.request) == [.first])
    #expect(await runner.snapshot == loaded)
  }

  @Test("an error of the source is shown as it was thrown, and can be retried")
  func failures() async throws {
    let source = GatedSource()
    let runner = try Self.runner(source)
    try await runner.send(.load(.first))
    await source.arrived(1)
    await source.fail(1, with: Outage("offline"))
    await runner.settled()
    #expect(await runner.snapshot.state == .failed(outage()))
    try await runner.send(.retry)
    await source.arrived(2)
    await source.answer(2, with: postPage(0..<1))
    await runner.settled()
    #expect(await runner.snapshot.state == .loaded)
  }

  @Test("a cancellation that nobody asked for is a failure")
  func foreignCancellation() async throws {
    let source = GatedSource()
    let runner = try Self.runner(source)
    try await runner.send(.load(.first))
    await source.arrived(1)
    await source.fail(1, with: CancellationError())
    await runner.settled()
    #expect(await runner.snapshot.state == .failed(.cancelled))
  }

  @Test("a load cancelled before it was sent sends nothing", arguments: EngineMode.allCases)
  func cancelledBeforeSent(mode: EngineMode) async throws {
    let source = GatedSource()
    let runner = try Self.runner(source, mode: mode)
    try await runner.sendAtOnce([.load(.first), .reset])
    await runner.settled()
    #expect(await source.arrivals.isEmpty)
    #expect(await runner.snapshot.error == nil)
    try await runner.sendAtOnce([.load(.first), .reset, .load(.first)])
    await source.arrived(1)
    await source.answer(1, with: postPage(0..<1))
    await runner.settled()
    #expect(await source.arrivals.map(\.token.rawValue) == [3])
    #expect(await runner.snapshot.items.count == 1)
  }

  @Test("reset cancels the tasks in flight; a source that answers all the same changes nothing")
  func resetCancels() async throws {
    for isStubborn in [false, true] {
      let source = GatedSource(isStubborn: isStubborn)
      let runner = try Self.runner(source)
      try await runner.send(.load(.first))
      await source.arrived(1)
      try await runner.send(.reset)
      await source.sawCancellation(of: 1)
      await source.answer(1, with: postPage(0..<3, next: "b"))
      await runner.settled()
      #expect(await runner.snapshot.state == .idle)
      #expect(await runner.snapshot.error == nil)
    }
  }

  @Test("both ends load at once, and neither cancels the other")
  func bothEnds() async throws {
    let source = GatedSource()
    let runner = try await Self.loaded(source, postPage(0..<2, next: "n", previous: "p"))
    try await runner.send(.appearRows(0...1))
    await source.arrived(3)
    let sent = await source.arrivals
    let appended = sent[1].request == .append ? 2 : 3
    await source.answer(5 - appended, with: postPage(-2..<0))
    await source.answer(appended, with: postPage(2..<4))
    await runner.settled()
    #expect(await runner.snapshot.items.map(\.id) == [-2, -1, 0, 1, 2, 3])
    #expect(await source.cancelled.isEmpty)
  }

  @Test("empty pages are gone through by themselves, and the fifth in a row is the last")
  func emptyPages() async throws {
    let runner = FeedRunner(try Feed<Post, Int>()) { load in
      FeedPage(items: [], next: (load.cursor ?? 0) + 1)
    }
    try await runner.send(.load(.first))
    await runner.settled()
    #expect(await runner.snapshot.state == .failed(.tooManyEmptyPages))
  }

  @Test("a refused event is thrown and nothing is published")
  func refusal() async throws {
    let source = GatedSource()
    let runner = try await Self.loaded(source, postPage(0..<2))
    let before = await runner.snapshot
    await #expect(throws: RejectedEvent.self) { try await runner.send(.appear(index: 2)) }
    await #expect(throws: RejectedEvent.self) { try await runner.send(.edit(Post(9))) }
    #expect(await runner.snapshot == before)
  }

  @Test("the published fault shows here too: a cancelled task clears the flag of the next")
  func publishedFault() async throws {
    let source = GatedSource(isStubborn: true)
    let runner = try Self.runner(source, mode: .seed)
    try await runner.send(.load(.first))
    await source.arrived(1)
    try await runner.sendAtOnce([.reset, .load(.first)])
    await source.arrived(2)
    var snapshots = await runner.snapshots().makeAsyncIterator()
    #expect(await snapshots.next()?.append == .loading)
    await source.answer(1, with: postPage(0..<3))
    #expect(await snapshots.next()?.append == .idle)
    try await runner.send(.load(.first))
    await source.arrived(3)
    #expect(await source.arrivals.map(\.cursor) == [nil, nil, nil])
    await source.answer(2, with: postPage([]))
    await source.answer(3, with: postPage([]))
    await runner.settled()
  }
}
