/// A list that is fetched page by page: events in, effects out, nothing else.
///
/// The feed says what to load and when (`FeedEffect`), somebody else loads it and reports back with
/// the load's token; `FeedRunner` does that with tasks. Reports of loads that are no longer wanted
/// change nothing, however late they come. What a view shows is `state` for the screen and
/// `append` and `prepend` for the two ends of the list.
///
/// Memory: the rows, bounded by `FeedConfiguration.maximumItems`, and one small record for every
/// page asked for. An appearance is O(1), an answer O(page). A page that only repeats rows
/// which are held adds none: report the last visible row again after an answer, as the last row
/// does not appear a second time by itself.
///
///     var feed = try Feed<Post, String>()
///     for effect in feed.load(.first) { perform(effect) }     // send what it asks for
///     perform(feed.receive(FeedPage(items: posts, next: "2"), for: token))
///     perform(try feed.appear(at: 17))                        // near the end: asks for page 2
public struct Feed<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  /// What a call asks to be done, in order.
  public typealias Effects = [FeedEffect<Cursor>]

  /// What the feed was made with.
  public let configuration: FeedConfiguration
  @usableFromInline var corrected: CorrectedFeed<Item, Cursor>
  /// The published arithmetic, if that is what runs.
  @usableFromInline var seed: SeedFeed<Item, Cursor>?

  /// Makes an idle feed, or throws an error that names the field that cannot be.
  @inlinable
  public init(_ configuration: FeedConfiguration = FeedConfiguration()) throws(ConfigurationError) {
    try configuration.validate()
    self.configuration = configuration
    corrected = CorrectedFeed(configuration)
  }

  /// Whether this is the contract or the published arithmetic.
  public var mode: EngineMode { seed == nil ? .corrected : .seed }
}

extension Feed where Item: Equatable {
  /// Makes an idle feed of either mode, or throws an error that names the field that cannot be.
  ///
  /// `seed` finds a row by comparing whole items, and pages forward only.
  @inlinable
  public init(
    _ configuration: FeedConfiguration = FeedConfiguration(), mode: EngineMode
  ) throws(ConfigurationError) {
    try self.init(configuration)
    if mode == .seed { seed = SeedFeed { items, item in items.firstIndex(of: item) } }
  }
}

extension Feed {
  /// The rows that are held, first to last.
  @inlinable
  public var items: FeedItems<Item> { seed?.items ?? corrected.rows.items }

  /// The number of rows that are held.
  @inlinable
  public var count: Int { seed?.items.count ?? corrected.rows.count }

  /// The row at a position, or nil where there is none.
  @inlinable
  public func item(at position: Int) -> Item? {
    position >= 0 && position < count ? items[position] : nil
  }

  /// The screen to show.
  public var state: FeedState { seed?.state ?? corrected.state }

  /// What the end after the last row does.
  public var append: FeedDirectionState { seed?.appendState ?? corrected.state(of: .append) }

  /// What the end before the first row does.
  public var prepend: FeedDirectionState {
    seed == nil ? corrected.state(of: .prepend) : .exhausted
  }

  /// Whether a refresh is in flight; the old rows stay until its answer comes.
  public var isRefreshing: Bool { corrected.refresh.load != nil }

  /// The latest error that no retry or answer has cleared; it may stand beside rows.
  public var error: FeedError? { seed == nil ? corrected.error : seed?.error }

  /// Whether a load after the last row, or the first load, would be sent now.
  public var canLoadMore: Bool { seed?.mayLoad ?? corrected.mayLoad(.append) }

  /// Rows known before the first row that were dropped; scrolling there loads them again.
  public var droppedBefore: Int { corrected.prepend.droppedRows }

  /// Rows known after the last row that were dropped; scrolling there loads them again.
  public var droppedAfter: Int { corrected.append.droppedRows }

  /// Rows that the last event put before the first row, less those it dropped there.
  public var rowShift: Int { corrected.shift }

  /// Points by which the content offset must move for the rows on screen to stay where they are
  /// after the last event: `rowShift` footprints, negative when rows before were dropped.
  public var offsetCorrection: Double {
    guard rowShift != 0, configuration.footprint > 0 else { return 0 }
    let points = Double(rowShift) * configuration.footprint
    let most = Double.greatestFiniteMagnitude
    return min(max(points, -most), most)
  }

  /// The ordinal of the first row. It falls by the rows put before it and rises by those dropped,
  /// so that the difference of two readings of one `generation` tells how far the rows moved.
  public var firstOrdinal: Int { corrected.rows.base }

  /// Counts the times that all rows were replaced: by a first page, a refresh or a reset.
  public var generation: Int { seed?.generation ?? corrected.generation }

  /// Changes whenever anything that a view can show has changed.
  public var revision: Int { seed?.revision ?? corrected.revision }

  /// Key look-ups made so far to find the rows that appeared; comparisons, in the published mode.
  public var lookups: Int { seed?.lookups ?? corrected.lookups }
}
