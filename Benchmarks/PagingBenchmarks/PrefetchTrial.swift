import InfiniteScroll
import Workloads

/// Readers who each open a feed, scroll some way at one speed, and leave: what a prefetch distance
/// costs them in waiting, and the source in pages that nobody saw.
///
/// The ways are seeded, from a tenth of a screen to twenty screens, most of them short. The wait
/// for the first page is not counted: no distance changes it. A simulation in frames of 1/60 s; the
/// paging decisions are the engine's own.
struct PrefetchTrial {
  /// How far from the end of the list a page is asked for.
  enum Distance: Hashable, Sendable {
    /// So many rows.
    case rows(Int)
    /// As many as the scroll covers while a page comes, and 5 at least.
    case adaptive

    var name: String {
      switch self {
      case .rows(let rows): "\(rows)"
      case .adaptive: "adaptive"
      }
    }
  }

  static let rowCount = 10_000
  static let footprint = 60.0
  static let viewport = 844.0
  static let readers = 100

  /// Frames of waiting at the end of the content.
  private(set) var stalledFrames = 0
  /// Pages asked for.
  private(set) var requests = 0
  /// Pages asked for of which no row was seen.
  private(set) var wastedRequests = 0

  private let distance: Distance
  private let speed: Double
  private let latency: Double

  /// A trial without readers yet; speed in points per second, latency in seconds.
  init(_ distance: Distance, speed: Double, latency: Double) {
    self.distance = distance
    self.speed = speed
    self.latency = latency
  }

  /// Lets a hundred readers come.
  mutating func run(seed: UInt64) throws {
    for reader in 0..<Self.readers {
      var draw = SeededDraw(seed: seed, stream: reader)
      let fraction = draw.fraction()
      try visit(for: Self.viewport * (0.1 + 20 * fraction * fraction))
    }
  }

  /// Lets one reader scroll by `way` points.
  mutating func visit(for way: Double) throws {
    let isAdaptive = distance == .adaptive
    var configuration = FeedConfiguration(
      footprint: isAdaptive ? Self.footprint : 0, latency: isAdaptive ? latency : 0)
    if case .rows(let rows) = distance { configuration.prefetchDistance = rows }
    var session = try FeedSession(
      configuration, rowCount: Self.rowCount, latency: Int((latency * 60).rounded()))
    session.waitForFirstPage()
    var offset = 0.0
    try session.show(visibleRows(session.feed.count, at: offset), velocity: 0)
    while offset < way {
      session.beginFrame()
      let end = max(0, Double(session.feed.count) * Self.footprint - Self.viewport)
      let wanted = min(way, offset + speed / 60)
      if end < wanted, session.hasMore { stalledFrames += 1 }
      let before = offset
      offset = min(wanted, max(offset, end))
      let velocity = (offset - before) * 60
      try session.show(visibleRows(session.feed.count, at: offset), velocity: velocity)
      if end < wanted, !session.hasMore { break }
    }
    let seen = visibleRows(session.feed.count, at: offset).upperBound
    let size = configuration.pageSize
    requests += session.requests
    wastedRequests += session.requests - (seen + size - 1) / size
  }

  private func visibleRows(_ count: Int, at offset: Double) -> Range<Int> {
    let first = min(Int(offset / Self.footprint), count)
    let end = Int(((offset + Self.viewport) / Self.footprint).rounded(.up))
    return first..<max(first, min(end, count))
  }
}
