import InfiniteScroll
import Testing

/// A source that is as bad as can be: pages of any size that repeat rows, cursors and claims.
struct HostileSource {
  var generator: SeededGenerator
  var titles = 0

  mutating func happening(_ pair: FeedPair) -> FeedHappening {
    let count = pair.feed.count
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<9:
      return .load([.first, .append, .prepend].randomElement(using: &generator) ?? .first)
    case 9: return .load(.refresh)
    case 10..<16: return .retry
    case 16 where Int.random(in: 0..<4, using: &generator) == 0: return .reset
    case 17..<20 where !pair.tokens.isEmpty:
      return .fail(token(pair), "\(Int.random(in: 0..<3, using: &generator))")
    case 20..<22 where !pair.tokens.isEmpty: return .cancelled(token(pair))
    case 22..<60 where !pair.tokens.isEmpty: return .answer(token(pair), page())
    default: return appearance(count)
    }
  }

  /// A load that is in flight, or, now and then, any.
  private mutating func token(_ pair: FeedPair) -> UInt64 {
    let any = UInt64.random(in: 1...UInt64(pair.tokens.count), using: &generator)
    guard Int.random(in: 0..<8, using: &generator) > 0 else { return any }
    return pair.open.randomElement(using: &generator) ?? any
  }

  private mutating func page() -> FeedPage<Post, Int> {
    let count = max(0, Int.random(in: -2..<6, using: &generator))
    let start = Int.random(in: 0..<60, using: &generator)
    var items: [Post] = []
    for offset in 0..<count {
      let isStray = Int.random(in: 0..<6, using: &generator) == 0
      titles += 1
      let id = isStray ? Int.random(in: 0..<60, using: &generator) : start + offset
      items.append(Post(id, "\(titles)"))
    }
    return FeedPage(
      items: items, next: cursor(), hasMore: Int.random(in: 0..<16, using: &generator) > 0,
      previous: cursor(), hasMorePrevious: Int.random(in: 0..<16, using: &generator) > 0)
  }

  private mutating func cursor() -> Int? {
    let cursor = Int.random(in: -2..<200, using: &generator)
    return cursor < 0 ? nil : cursor
  }

  private mutating func appearance(_ count: Int) -> FeedHappening {
    let first = Int.random(in: -1...max(count, 1), using: &generator)
    let last = first + max(0, Int.random(in: -3..<3, using: &generator))
    let velocity = [0, 0, 0, 30, -30, 90, -90, 1e300, .nan].randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .appear(0, 0, velocity)
    case 1, 2: return .appear(count - 1, count - 1, velocity)
    default: return .appear(first, last, velocity)
    }
  }
}

@Suite("Feed scripts")
struct FeedScriptTests {
  static func settings(_ generator: inout SeededGenerator) -> FeedConfiguration {
    let distance = Int.random(in: 0..<4, using: &generator)
    let pageSize = Int.random(in: 0..<4, using: &generator)
    let room = Int.random(in: 0..<6, using: &generator)
    let isCapped = Int.random(in: 0..<4, using: &generator) > 0
    return FeedConfiguration(
      prefetchDistance: distance, pageSize: pageSize,
      maximumItems: isCapped ? pageSize + 2 * distance + room : nil,
      footprint: [0, 10].randomElement(using: &generator) ?? 0, latency: 0.5)
  }

  @Test("a thousand random scripts agree with the naive feed after every step")
  func randomScripts() throws {
    var dropped = 0
    var states: Set<String> = []
    for seed in 0..<1000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var pair = try FeedPair(Self.settings(&generator))
      var source = HostileSource(generator: generator)
      var script: [FeedHappening] = []
      while script.count < 60, pair.trouble == nil {
        script.append(source.happening(pair))
        pair.take(script[script.count - 1])
        states.insert("\(pair.feed.append)\(pair.feed.prepend)")
      }
      dropped += pair.feed.droppedBefore + pair.feed.droppedAfter
      let trouble = pair.trouble
      #expect(trouble == nil, "seed \(seed), step \(script.count)")
    }
    // The scripts are worth something only if they get around.
    #expect(dropped > 1000)
    #expect(states.count > 40)
  }
}
