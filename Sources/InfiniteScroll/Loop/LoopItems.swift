/// The identities of a loop's items, in order: what turns an array of ids into the indices that
/// the engine works with, and a new array into the change from the old one.
///
/// Invariant: no id occurs twice. Look-ups are O(1) expected; nothing here is in the frame path.
public struct LoopItems<ID: Hashable & Sendable>: Equatable, Sendable {
  /// The ids in order.
  public let ids: [ID]
  @usableFromInline let indices: [ID: Int]

  /// The items `ids`. O(items).
  /// - Throws: `ConfigurationError` naming `items` and the id that occurs twice.
  @inlinable
  public init(_ ids: [ID]) throws(ConfigurationError) {
    var indices: [ID: Int] = [:]
    indices.reserveCapacity(ids.count)
    for (index, id) in ids.enumerated() where indices.updateValue(index, forKey: id) != nil {
      throw ConfigurationError(
        field: "items", value: "\(id) twice", requirement: "ids that differ from each other")
    }
    self.ids = ids
    self.indices = indices
  }

  /// The number of items.
  @inlinable public var count: Int { ids.count }

  /// The index of the item with this id; nil when there is none.
  @inlinable
  public func index(of id: ID) -> Int? { indices[id] }

  /// The change that makes `next` of these items, for `LoopEngine.change(_:)`. O(items).
  @inlinable
  public func change(to next: LoopItems) -> LoopDataChange {
    LoopDataChange(count: next.count, newIndices: ids.map { next.indices[$0] })
  }
}
