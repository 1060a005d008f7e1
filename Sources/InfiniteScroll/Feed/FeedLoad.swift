/// The name of one load. Names are never used twice, not even after a reset.
public struct FeedToken: Hashable, Comparable, Sendable {
  /// 1 for the first load that the feed asked for, then 2, 3, …
  public let rawValue: UInt64

  @inlinable
  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Whether `left` was asked for before `right`.
  public static func < (left: FeedToken, right: FeedToken) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a load is for.
public enum FeedRequest: String, CaseIterable, Sendable {
  /// The first page, when there is none yet.
  case first
  /// A page after the last row.
  case append
  /// A page before the first row.
  case prepend
  /// The first page, to replace everything that is there.
  case refresh
}

/// One load to be run: which page, what for, and the name that its answer must carry.
public struct FeedLoad<Cursor: Hashable & Sendable>: Equatable, Sendable {
  /// The name that the answer must carry.
  public let token: FeedToken
  /// What the page is for.
  public let request: FeedRequest
  /// The page to fetch; nil is the first page, also when it was dropped and is appended again.
  public let cursor: Cursor?

  @inlinable
  init(token: FeedToken, request: FeedRequest, cursor: Cursor?) {
    self.token = token
    self.request = request
    self.cursor = cursor
  }
}
