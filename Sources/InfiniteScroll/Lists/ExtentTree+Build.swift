extension ExtentTree {
  /// A tree of the rows listed. Complexity: O(n).
  ///
  /// Rows of equal extent become a run where there are more of them than a leaf would hold; leaves
  /// are filled to `filling`, so that the first insertions find room.
  init(_ extents: some RandomAccessCollection<Double>, spacing: Double) {
    self.init(spacing: spacing)
    var pending: ContiguousArray<Double> = []
    pending.reserveCapacity(Self.filling)
    var index = extents.startIndex
    while index < extents.endIndex {
      let extent = extents[index]
      let end = extents[index...].firstIndex { $0 != extent } ?? extents.endIndex
      var left = extents.distance(from: index, to: end)
      index = end
      if left > Self.capacity {
        appendLeaf(&pending)
        insert(left, of: extent, at: count)
        left = 0
      }
      for _ in 0..<left {
        pending.append(extent)
        if pending.count == Self.filling { appendLeaf(&pending) }
      }
    }
    appendLeaf(&pending)
  }

  private mutating func appendLeaf(_ pending: inout ContiguousArray<Double>) {
    guard !pending.isEmpty else { return }
    let node = rows.makeNode()
    let extents = rows.fill(node, with: pending)
    insertLeaf(node, pending.count, footprint(pending.count, extents), at: count)
    pending.removeAll(keepingCapacity: true)
  }
}
