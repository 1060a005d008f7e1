import InfiniteScroll
import Testing

@Suite("Feed appearances")
struct FeedAppearanceTests {
  typealias Settings = FeedConfiguration

  /// A feed of `count` rows with more at both ends.
  static func desk(_ settings: Settings = Settings(), count: Int = 40) throws -> FeedDesk {
    try FeedDesk(settings, first: postPage(0..<count, next: "n", previous: "p"))
  }

  /// What the appearance of one row asks for.
  static func asked(
    _ settings: Settings = Settings(), _ index: Int, velocity: Double = 0
  ) throws -> [String] {
    var desk = try desk(settings)
    try desk.appear(index, velocity: velocity)
    return Array(desk.requests.dropFirst())
  }

  @Test(
    "a row within the prefetch distance of an end asks for the page beyond it",
    arguments: [
      (5, 35, ["n"]), (5, 34, []), (5, 39, ["n"]), (5, 4, ["p"]), (5, 5, []), (5, 0, ["p"]),
      (0, 39, []), (0, 0, []), (1, 39, ["n"]), (1, 38, []), (1, 0, ["p"]), (1, 1, []),
      (40, 0, ["n", "p"]), (40, 39, ["n", "p"]), (21, 19, ["n", "p"]), (20, 20, ["n"]),
      (.max, 20, ["n", "p"]),
    ])
  func prefetchDistance(distance: Int, index: Int, asked: [String]) throws {
    #expect(try Self.asked(Settings(prefetchDistance: distance), index) == asked)
  }

  @Test(
    "in motion the distance ahead is what the latency lets pass by, if that is more",
    arguments: [
      (3000.0, 0.3, 60.0, 15), (3000, 0.3, 0, 5), (3000, 0, 60, 5), (0, 0.3, 60, 5),
      (1000, 0.3, 60, 5), (1001, 0.3, 60, 6), (1200, 0.3, 60, 6), (900, 0.3, 60, 5),
      (1e308, 1e308, 1e-308, 40), (1e308, .leastNonzeroMagnitude, 1e308, 5), (-0.0, 1, 1, 5),
    ])
  func velocity(velocity: Double, latency: Double, footprint: Double, distance: Int) throws {
    let settings = Settings(footprint: footprint, latency: latency)
    let nearest = 40 - distance
    #expect(try Self.asked(settings, nearest, velocity: velocity).first == "n")
    #expect(try Self.asked(settings, distance - 1, velocity: -velocity).last == "p")
    guard nearest > 5 else { return }
    #expect(try Self.asked(settings, nearest - 1, velocity: velocity) == [])
    #expect(try Self.asked(settings, distance, velocity: -velocity) == [])
    // Behind, nothing is further away than before.
    #expect(try Self.asked(settings, 34, velocity: -velocity) == [])
    #expect(try Self.asked(settings, 5, velocity: velocity) == [])
  }

  @Test("with a cap, no fling prefetches more than fits beside a page and the rows behind")
  func velocityUnderCap() throws {
    let settings = Settings(maximumItems: 33, footprint: 1, latency: 1)
    #expect(try Self.asked(settings, 32, velocity: 1e300) == ["n"])
    #expect(try Self.asked(settings, 31, velocity: 1e300) == [])
    #expect(try Self.asked(settings, 33, velocity: 7) == ["n"])
    #expect(try Self.asked(settings, 32, velocity: 7) == [])
  }

  @Test(
    "a velocity that is no number is refused and changes nothing", arguments: EngineMode.allCases)
  func badVelocity(mode: EngineMode) throws {
    for velocity in [Double.nan, .infinity, -.infinity] {
      var desk = try FeedDesk(mode: mode)
      desk.load(.first)
      desk.reply(1, postPage(0..<3, next: "n"))
      let before = desk.feed.revision
      let refusal = #expect(throws: RejectedEvent.self) {
        try desk.feed.appear(at: 2, velocity: velocity)
      }
      #expect(refusal?.description == "velocity is \(velocity); it must be a finite number")
      #expect(throws: RejectedEvent.self) { try desk.feed.appear(id: 2, velocity: velocity) }
      #expect(desk.feed.revision == before)
      #expect(desk.feed.lookups == 0)
    }
  }

  @Test("an appearance without a velocity is one at rest")
  func noVelocity() throws {
    // A point per second would reach 1,000 rows ahead.
    let desk = try Self.desk(Settings(footprint: 1, latency: 1000))
    var feed = desk.feed
    for event in [.appear(index: 20), .appearItem(id: 20), .appearRows(20...20)]
      as [FeedEvent<Post, String>]
    {
      #expect(try feed.handle(event) == [])
    }
    #expect(try feed.appear(at: 20) == [])
    #expect(try feed.appear(id: 20) == [])
    #expect(try feed.appear(rows: 20...20) == [])
    #expect(try feed.handle(.appear(index: 20, velocity: 1)).count == 1)
  }

  @Test("an index that no row has is refused", arguments: EngineMode.allCases)
  func badIndex(mode: EngineMode) throws {
    var desk = try FeedDesk(mode: mode)
    #expect(throws: RejectedEvent.self) { try desk.feed.appear(at: 0) }
    desk.load(.first)
    desk.reply(1, postPage(0..<3, next: "n"))
    for index in [-1, 3, .min, .max] {
      let refusal = #expect(throws: RejectedEvent.self) { try desk.feed.appear(at: index) }
      #expect(
        refusal?.description == "appear is \(index); it must be the index of a row that is held")
    }
    let ranges = [(-1...2, -1), (0...3, 3), (.min ... .max, Int.min), (2 ... .max, Int.max)]
    for (range, wrong) in ranges {
      let refusal = #expect(throws: RejectedEvent.self) { try desk.feed.appear(rows: range) }
      #expect(refusal?.value == "\(wrong)")
    }
    #expect(desk.loads.count == 1)
  }

  @Test("an id that no row has is refused", arguments: EngineMode.allCases)
  func badID(mode: EngineMode) throws {
    var desk = try FeedDesk(mode: mode)
    desk.load(.first)
    desk.reply(1, postPage(0..<3, next: "n"))
    let refusal = #expect(throws: RejectedEvent.self) { try desk.feed.appear(id: 9) }
    #expect(refusal?.description == "appear is 9; it must be the id of a row that is held")
    #expect(desk.feed.lookups == 0)
  }

  @Test("a range of rows asks at both of its ends, once")
  func ranges() throws {
    var desk = try Self.desk()
    desk.run(try desk.feed.appear(rows: 5...34))
    #expect(desk.requests == ["-"])
    desk.run(try desk.feed.appear(rows: 4...35))
    #expect(desk.requests == ["-", "n", "p"])
    desk.run(try desk.feed.appear(rows: 0...39))
    #expect(desk.requests == ["-", "n", "p"])
  }

  @Test("ten thousand appearances do one key look-up each by id, and none by index")
  func lookups() throws {
    var desk = try FeedDesk(first: postPage(0..<10_000, next: "n", previous: "p"))
    for index in 0..<10_000 { desk.run(try desk.feed.appear(id: index)) }
    #expect(desk.feed.lookups == 10_000)
    #expect(desk.requests == ["-", "p", "n"])
    for index in 0..<10_000 { try desk.appear(index) }
    #expect(desk.feed.lookups == 10_000)
  }

  @Test("an id finds its row after pages were put before it")
  func idAfterPrepend() throws {
    var desk = try FeedDesk(first: postPage(0..<20, next: "n", previous: "p"))
    desk.load(.prepend)
    desk.reply(2, postPage(-20..<0, previous: "q"))
    desk.run(try desk.feed.appear(id: 14))
    desk.run(try desk.feed.appear(id: -15))
    #expect(desk.requests == ["-", "p"])
    desk.run(try desk.feed.appear(id: -16))
    desk.run(try desk.feed.appear(id: 15))
    #expect(desk.requests == ["-", "p", "q", "n"])
  }

  @Test("every event of the one door does what its method does")
  func oneDoor() throws {
    var desk = try FeedDesk()
    func send(_ event: FeedEvent<Post, String>) throws { desk.run(try desk.feed.handle(event)) }
    try send(.load(.first))
    try send(.fail(Outage("x"), desk.loads[0].token))
    #expect(desk.feed.error == outage("x"))
    try send(.retry)
    try send(.cancelled(desk.loads[1].token))
    #expect(desk.feed.error == .cancelled)
    try send(.retry)
    try send(.receive(postPage(0..<20, next: "n", previous: "p"), desk.loads[2].token))
    try send(.edit(Post(3, "new")))
    #expect(desk.titles[3] == "new")
    try send(.appear(index: 15))
    try send(.appearItem(id: 4))
    #expect(desk.requests == ["-", "-", "-", "n", "p"])
    #expect(desk.feed.lookups == 1)
    try send(.reset)
    #expect(desk.cancelled == [4, 5])
    try send(.load(.first))
    try send(.receive(postPage(0..<20, next: "n", previous: "p"), desk.loads[5].token))
    try send(.appearRows(4...15))
    #expect(desk.requests.suffix(2) == ["n", "p"])
    #expect(throws: RejectedEvent.self) { try send(.appear(index: 20)) }
  }
}
