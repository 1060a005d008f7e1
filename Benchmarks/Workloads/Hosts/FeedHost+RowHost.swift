import InfiniteScroll

/// A list's changes can be applied to it.
extension FeedHost: RowHost {}
