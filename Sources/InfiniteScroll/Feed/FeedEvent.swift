/// Everything that can happen to a feed, as one value: for scripts, recordings and shells.
///
/// Each case has a method of `Feed` of the same meaning, which saves wrapping the event.
public enum FeedEvent<Item: Identifiable & Sendable, Cursor: Hashable & Sendable>: Sendable
where Item.ID: Sendable {
  /// Somebody asks for a page. Asking twice, or for what cannot be had, does nothing.
  case load(FeedRequest)
  /// The row at an index came on screen; the velocity is in points per second, forward positive.
  case appear(index: Int, velocity: Double = 0)
  /// The row of an item came on screen; the velocity is in points per second, forward positive.
  case appearItem(id: Item.ID, velocity: Double = 0)
  /// Exactly these rows are on screen; the velocity is in points per second, forward positive.
  case appearRows(ClosedRange<Int>, velocity: Double = 0)
  /// A load brought its page.
  case receive(FeedPage<Item, Cursor>, FeedToken)
  /// A load failed.
  case fail(any Error, FeedToken)
  /// A load ended because it was cancelled, whoever cancelled it.
  case cancelled(FeedToken)
  /// Somebody wants what failed to be tried again.
  case retry
  /// Somebody wants the feed as it was at the start.
  case reset
  /// An item that is held has a new payload.
  case edit(Item)
}
