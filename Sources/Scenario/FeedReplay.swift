internal import InfiniteScroll

/// The feed in scenarios, with the source that answers it.
///
/// Invariant: request k is `requests[k − 1]` and carries the token k. A load is sent within the
/// event that caused it.
struct FeedReplay {
  /// A load that was sent, and the answer that waits for it.
  struct Request {
    let load: FeedLoad<String>
    let reply: FeedReply?
  }

  var feed: Feed<FeedRow, String>
  let replies: FeedReplies
  private(set) var requests: [Request] = []
  /// The requests that the feed cancelled, in that order.
  private(set) var cancelled: [Int] = []
  /// The requests so far for each cursor.
  private var asked: [String?: Int] = [:]

  /// Does what the feed wants done.
  mutating func run(_ effects: [FeedEffect<String>]) {
    for effect in effects {
      switch effect {
      case .load(let load):
        let earlier = asked[load.cursor, default: 0]
        asked[load.cursor] = earlier + 1
        let reply = replies.reply(to: load.cursor, after: earlier)
        requests.append(Request(load: load, reply: reply))
      case .cancel(let token):
        cancelled.append(Int(clamping: token.rawValue))
      }
    }
  }

  /// The request that an event calls by its number.
  func request(_ number: JSONNumber, _ field: String) throws(RejectedEvent) -> Request {
    guard let number = number.whole, number > 0, number <= requests.count else {
      throw RejectedEvent(
        field: field, value: number, requirement: "one of the \(requests.count) requests sent")
    }
    return requests[number - 1]
  }
}

extension FeedReplay: ReplayedEngine {
  struct Configuration {
    let feed: FeedConfiguration
    let mode: EngineMode
    let replies: FeedReplies
  }

  static let keys = [
    "prefetchDistance", "pageSize", "maximumItems", "footprint", "latency", "replies",
  ]

  static func configuration(
    _ fields: Fields, mode: EngineMode
  ) throws(ScenarioError) -> Configuration {
    var feed = FeedConfiguration()
    feed.prefetchDistance = try fields.whole("prefetchDistance", else: feed.prefetchDistance)
    feed.pageSize = try fields.whole("pageSize", else: feed.pageSize)
    feed.maximumItems = try fields["maximumItems"]?.unlessNull?.whole()
    feed.footprint = try fields.real("footprint", else: feed.footprint)
    feed.latency = try fields.real("latency", else: feed.latency)
    return Configuration(feed: feed, mode: mode, replies: try FeedReplies(fields["replies"]))
  }

  init(_ configuration: Configuration) throws(ConfigurationError) {
    feed = try Feed(configuration.feed, mode: configuration.mode)
    replies = configuration.replies
  }

  var state: [JSONValue.Member] {
    var state: [JSONValue.Member] = []
    state.show("state", .text(Self.word(for: feed.state)))
    state.show("append", .text(Self.word(for: feed.append)))
    state.show("prepend", .text(Self.word(for: feed.prepend)))
    state.show("items", .list(feed.items.map(\.id.json)))
    state.show("titles", .object(titles))
    state.show("requests", .list(requests.map { .text(orNull: $0.load.cursor) }))
    state.show("cancelled", .list(cancelled.map { .whole($0) }))
    state.show("error", .text(orNull: feed.error?.description))
    state.show("canLoadMore", feed.canLoadMore)
    state.show("lookups", feed.lookups)
    state.show("droppedBefore", feed.droppedBefore)
    state.show("droppedAfter", feed.droppedAfter)
    state.show("offsetCorrection", feed.offsetCorrection)
    return state
  }

  /// The titles by id, where given; of an id that comes twice, as it may in seed mode, the last.
  private var titles: [JSONValue.Member] {
    var titles: [String: String] = [:]
    for row in feed.items {
      guard let title = row.title else { continue }
      switch row.id {
      case .text(let id): titles[id] = title
      case .number(let id): titles[id.description] = title
      }
    }
    return titles.map { JSONValue.Member(name: $0.key, value: .text($0.value)) }
  }

  private static func word(for state: FeedState) -> String {
    switch state {
    case .idle: "idle"
    case .initialLoading: "initialLoading"
    case .loaded: "loaded"
    case .empty: "empty"
    case .failed: "failed"
    }
  }

  private static func word(for state: FeedDirectionState) -> String {
    switch state {
    case .idle: "idle"
    case .loading: "loading"
    case .failed: "failed"
    case .exhausted: "exhausted"
    }
  }
}
