import InfiniteScroll

/// A feed and its source on a clock of frames: what is asked for comes so many frames later.
///
/// Invariant: answers come in the order in which they are due. The source is a list of posts that
/// does not change; a cancelled load gives no answer.
struct FeedSession {
  private(set) var feed: PostFeed
  /// Loads sent so far.
  private(set) var requests = 0
  private let rowCount: Int
  private let pageSize: Int
  private let latency: Int
  private var frame = 0
  private var inFlight: ContiguousArray<(due: Int, load: FeedLoad<Int>)> = []

  /// A session whose first page is on its way; `latency` is in frames.
  init(
    _ configuration: FeedConfiguration, mode: EngineMode = .corrected, rowCount: Int, latency: Int
  ) throws {
    feed = try PostFeed(configuration, mode: mode)
    self.rowCount = rowCount
    self.latency = latency
    pageSize = configuration.pageSize
    send(feed.load(.first))
  }

  /// Whether the source has rows after the last one held.
  var hasMore: Bool { feed.append != .exhausted }

  /// Begins a frame: takes the answers that are due.
  mutating func beginFrame() {
    frame += 1
    while let next = inFlight.first, next.due <= frame {
      inFlight.removeFirst()
      let page = FeedPage.posts(from: next.load.cursor ?? 0, of: rowCount, size: pageSize)
      send(feed.receive(page, for: next.load.token))
    }
  }

  /// Lets the first page come, without a frame passing for anyone.
  mutating func waitForFirstPage() { while feed.count == 0 { beginFrame() } }

  /// Says which rows are on screen and how fast they move, in points per second.
  mutating func show(_ rows: Range<Int>, velocity: Double) throws {
    guard let last = rows.last else { return }
    send(try feed.appear(rows: rows.lowerBound...last, velocity: velocity))
  }

  private mutating func send(_ effects: PostFeed.Effects) {
    for effect in effects {
      switch effect {
      case .load(let load):
        requests += 1
        inFlight.append((frame + latency, load))
      case .cancel(let token): inFlight.removeAll { $0.load.token == token }
      }
    }
  }
}
