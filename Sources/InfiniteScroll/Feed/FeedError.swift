/// Why a feed shows an error: the source's own reason, or a promise that the source broke.
public enum FeedError: Error, Sendable {
  /// The source threw this error. It can be retried.
  case source(any Error)
  /// The load was cancelled, but not by the feed. It can be retried.
  case cancelled
  /// A page claimed that there is more and brought no cursor, or one asked for already. Retrying
  /// would fetch the same page for ever, so it is refused.
  case cursorDidNotAdvance
  /// Five pages in a row were empty and each claimed that there is more. It can be retried.
  case tooManyEmptyPages
}

extension FeedError: Equatable {
  /// Whether both are the same case; errors of a source are compared by type and description.
  public static func == (left: FeedError, right: FeedError) -> Bool {
    switch (left, right) {
    case (.source(let left), .source(let right)):
      type(of: left) == type(of: right) && String(describing: left) == String(describing: right)
    case (.cancelled, .cancelled), (.cursorDidNotAdvance, .cursorDidNotAdvance),
      (.tooManyEmptyPages, .tooManyEmptyPages):
      true
    default:
      false
    }
  }
}

extension FeedError: CustomStringConvertible {
  /// The case's name, or the description of the source's error.
  public var description: String {
    switch self {
    case .source(let error): String(describing: error)
    case .cancelled: "cancelled"
    case .cursorDidNotAdvance: "cursorDidNotAdvance"
    case .tooManyEmptyPages: "tooManyEmptyPages"
    }
  }
}
