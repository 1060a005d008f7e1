/// The two sorts of rows in the feed; rows of one kind share a recycle pool.
package enum RowKind: Int, CaseIterable, Sendable {
  /// Somebody's post: a round picture.
  case post
  /// A channel's post: a square picture with round corners. One row in six.
  case channel
}
