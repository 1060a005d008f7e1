/// All that a view needs of a feed, at one moment.
///
/// Views may miss snapshots: between any two of one `generation`, the rows that both hold moved by
/// the difference of `firstOrdinal`. Rows are shared with the feed until it changes.
public struct FeedSnapshot<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  /// The screen to show.
  public let state: FeedState
  /// What the end after the last row does.
  public let append: FeedDirectionState
  /// What the end before the first row does.
  public let prepend: FeedDirectionState
  /// Whether a refresh is in flight.
  public let isRefreshing: Bool
  /// The latest error that was not cleared; it may stand beside rows.
  public let error: FeedError?
  /// Whether a load after the last row would be sent now.
  public let canLoadMore: Bool
  /// The rows, first to last.
  public let items: FeedItems<Item>
  /// The ordinal of the first row.
  public let firstOrdinal: Int
  /// Counts the times that all rows were replaced.
  public let generation: Int
  /// Rows dropped before the first row.
  public let droppedBefore: Int
  /// Rows dropped after the last row.
  public let droppedAfter: Int

  /// Reads a feed.
  public init(_ feed: Feed<Item, some Hashable & Sendable>) {
    state = feed.state
    append = feed.append
    prepend = feed.prepend
    isRefreshing = feed.isRefreshing
    error = feed.error
    canLoadMore = feed.canLoadMore
    items = feed.items
    firstOrdinal = feed.firstOrdinal
    generation = feed.generation
    droppedBefore = feed.droppedBefore
    droppedAfter = feed.droppedAfter
  }
}

extension FeedSnapshot: Equatable where Item: Equatable {}
