/// What the feed wants done in the world. Effects are to be run in order; none blocks.
public enum FeedEffect<Cursor: Hashable & Sendable>: Equatable, Sendable {
  /// Fetch a page, and answer with the load's token.
  case load(FeedLoad<Cursor>)
  /// Stop this load; whatever it still answers changes nothing.
  case cancel(FeedToken)
}
