/// The rows that a feed holds, first to last: a read-only collection, made for lists and grids.
///
/// A value of its own: the feed may change while a view still reads its copy. Copies share storage
/// until the feed changes. Access by position is O(1). As with any collection, a position outside
/// of `indices` is an error of the caller; `Feed.item(at:)` answers any position.
public struct FeedItems<Item: Sendable>: RandomAccessCollection, Sendable {
  @usableFromInline var ring = FeedRing<Item>()

  @inlinable
  init() {}

  /// 0, as in an array.
  @inlinable public var startIndex: Int { 0 }
  /// The number of rows.
  @inlinable public var endIndex: Int { ring.count }

  /// The row at a position of `indices`.
  @inlinable
  public internal(set) subscript(position: Int) -> Item {
    get { ring[position] }
    @usableFromInline set { ring[position] = newValue }
  }
}

extension FeedItems: Equatable where Item: Equatable {
  /// Whether both hold equal rows in the same order. O(n).
  @inlinable
  public static func == (left: FeedItems, right: FeedItems) -> Bool { left.elementsEqual(right) }
}
