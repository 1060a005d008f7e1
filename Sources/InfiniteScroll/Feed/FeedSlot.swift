/// One thing that a feed can be doing at a time: a load in flight, or what became of the last one.
///
/// Invariant: a load is in flight or has failed, never both. The failure outlives the load: it is
/// what is shown until a retry or an answer clears it.
@usableFromInline
struct FeedSlot<Cursor: Hashable & Sendable>: Sendable {
  @usableFromInline var load: FeedLoad<Cursor>?
  /// Whether the last load failed and waits for a retry.
  @usableFromInline var hasFailed = false
  @usableFromInline var failure: FeedFailure?

  @inlinable
  init() {}

  @inlinable var isIdle: Bool { load == nil && !hasFailed }

  @inlinable
  func isLoading(_ token: FeedToken) -> Bool { load?.token == token }

  /// Ends the load with a failure that a retry may clear.
  @inlinable
  mutating func fail(_ failure: FeedFailure) {
    load = nil
    hasFailed = true
    self.failure = failure
  }

  @inlinable
  mutating func clearFailure() {
    hasFailed = false
    failure = nil
  }
}

/// An error and its place among all errors of the feed, so that the latest can be shown.
@usableFromInline
struct FeedFailure: Sendable {
  @usableFromInline let error: FeedError
  @usableFromInline let order: UInt64

  @inlinable
  init(_ error: FeedError, order: UInt64) {
    self.error = error
    self.order = order
  }
}
