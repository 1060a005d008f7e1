/// A Fenwick tree over the rows' extents: what an engineer reaches for who wants O(log n).
///
/// Node i sums the extents of the rows i − (i & −i) ..< i. A resize, the offset of a row and a
/// search are O(log n) with one addition a level. It cannot insert: the whole tree is built anew,
/// in O(n). Source: Fenwick, "A new data structure for cumulative frequency tables", 1994.
struct NaiveFenwickTree {
  private var extents: ContiguousArray<Double>
  /// Node 0 is not used.
  private var nodes: ContiguousArray<Double> = []
  /// The greatest power of two that is at most the number of rows.
  private var greatestStep = 0

  /// The rows of these extents, in points, without spacing.
  init(_ extents: ContiguousArray<Double>) {
    self.extents = extents
    build()
  }

  var count: Int { extents.count }
  var contentExtent: Double { offset(ofRow: count) }
  func extent(ofRow row: Int) -> Double { extents[row] }

  func offset(ofRow row: Int) -> Double {
    nodes.withUnsafeBufferPointer { nodes in
      var sum = 0.0
      var node = row
      while node > 0 {
        sum += nodes[node]
        node &= node &- 1
      }
      return sum
    }
  }

  /// The last row whose leading edge is at or before `offset`; nil without rows.
  func row(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    let found = nodes.withUnsafeBufferPointer { nodes in
      var row = 0
      var left = offset
      var step = greatestStep
      while step > 0 {
        if row &+ step < nodes.count, nodes[row &+ step] <= left {
          row &+= step
          left -= nodes[row]
        }
        step >>= 1
      }
      return row
    }
    return min(found, count - 1)
  }

  mutating func resize(_ row: Int, to extent: Double) {
    let change = extent - extents[row]
    extents[row] = extent
    nodes.withUnsafeMutableBufferPointer { nodes in
      var node = row &+ 1
      while node < nodes.count {
        nodes[node] += change
        node &+= node & (0 &- node)
      }
    }
  }

  mutating func insert(_ extent: Double, at row: Int) {
    extents.insert(extent, at: row)
    build()
  }

  mutating func remove(at row: Int) {
    extents.remove(at: row)
    build()
  }

  private mutating func build() {
    nodes.removeAll(keepingCapacity: true)
    nodes.append(0)
    nodes.append(contentsOf: extents)
    greatestStep = count > 0 ? 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount) : 0
    nodes.withUnsafeMutableBufferPointer { nodes in
      for node in 1..<max(1, nodes.count) {
        let parent = node &+ (node & (0 &- node))
        if parent < nodes.count { nodes[parent] += nodes[node] }
      }
    }
  }
}
