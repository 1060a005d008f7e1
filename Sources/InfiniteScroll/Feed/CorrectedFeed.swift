/// The feed as it should be: two ends that never disturb each other, one chain of pages.
///
/// The two ends and the refresh each have a slot of their own with at most one load in flight; only
/// the answer to that load is heard. The pages that are held lie between the pages dropped at
/// either end; beyond those is what the source said comes next.
/// Invariant: the rows are those of the held pages, in order. Cost: an appearance is O(1) and
/// allocates only if it loads or drops; an answer costs O(page). Tokens are never used twice.
@usableFromInline
struct CorrectedFeed<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  @usableFromInline typealias Effects = [FeedEffect<Cursor>]

  @usableFromInline let configuration: FeedConfiguration
  @usableFromInline var rows = FeedRows<Item>()
  @usableFromInline var held = FeedRing<FeedPageRecord<Cursor>>()
  @usableFromInline var append = FeedEdge<Cursor>()
  @usableFromInline var prepend = FeedEdge<Cursor>()
  @usableFromInline var refresh = FeedSlot<Cursor>()
  @usableFromInline var hasFirstPage = false
  /// The ordinals of the rows that were last said to be on screen.
  @usableFromInline var shown: ClosedRange<Int>?
  /// Rows beyond those on screen that are not dropped, after and before them.
  @usableFromInline var reachAfter: Int
  @usableFromInline var reachBefore: Int
  /// Rows that the current event put before the first row on screen, less those it dropped there.
  @usableFromInline var shift = 0
  @usableFromInline var tokens: UInt64 = 0
  @usableFromInline var failures: UInt64 = 0
  @usableFromInline var lookups = 0
  @usableFromInline var generation = 0
  @usableFromInline var revision = 0

  @inlinable
  init(_ configuration: FeedConfiguration) {
    self.configuration = configuration
    reachAfter = configuration.prefetchDistance
    reachBefore = configuration.prefetchDistance
  }

  @inlinable
  subscript(direction: FeedDirection) -> FeedEdge<Cursor> {
    _read {
      switch direction {
      case .append: yield append
      case .prepend: yield prepend
      }
    }
    _modify {
      switch direction {
      case .append: yield &append
      case .prepend: yield &prepend
      }
    }
  }
}

extension CorrectedFeed {
  @usableFromInline var state: FeedState {
    if rows.count > 0 { return .loaded }
    if append.slot.load != nil || prepend.slot.load != nil { return .initialLoading }
    if let failure = latest(append.slot.failure, prepend.slot.failure) {
      return .failed(failure.error)
    }
    return hasFirstPage ? .empty : .idle
  }

  /// The latest error of the three slots that no retry or answer has cleared.
  @usableFromInline var error: FeedError? {
    latest(latest(append.slot.failure, prepend.slot.failure), refresh.failure)?.error
  }

  @usableFromInline
  func state(of direction: FeedDirection) -> FeedDirectionState {
    let edge = self[direction]
    if edge.slot.load != nil { return .loading }
    if edge.slot.hasFailed, let failure = edge.slot.failure { return .failed(failure.error) }
    return edge.hasMore || !hasFirstPage ? .idle : .exhausted
  }

  /// Whether a load at this end would be sent now. The first page is appended.
  @inlinable
  func mayLoad(_ direction: FeedDirection) -> Bool {
    guard self[direction].slot.isIdle else { return false }
    return hasFirstPage ? self[direction].hasMore : direction == .append
  }

  private func latest(_ one: FeedFailure?, _ other: FeedFailure?) -> FeedFailure? {
    guard let one, let other else { return one ?? other }
    return one.order > other.order ? one : other
  }
}
