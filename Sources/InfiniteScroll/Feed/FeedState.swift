/// What a view of the whole feed shows: exactly one of five screens.
public enum FeedState: Equatable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// There are no rows, and some are on their way.
  case initialLoading
  /// There are rows.
  case loaded
  /// The source answered: there are no rows, and none will come.
  case empty
  /// There are no rows, and none will come before a retry.
  case failed(FeedError)
}

/// An end of the list at which pages are added.
public enum FeedDirection: String, CaseIterable, Sendable {
  /// After the last row.
  case append
  /// Before the first row.
  case prepend
}

/// What a view of one end of the list shows, for example as its footer.
public enum FeedDirectionState: Equatable, Sendable {
  /// Nothing is loading; there may be more.
  case idle
  /// A page is on its way.
  case loading
  /// The last load failed; nothing loads at this end before a retry.
  case failed(FeedError)
  /// There is nothing more at this end.
  case exhausted
}
