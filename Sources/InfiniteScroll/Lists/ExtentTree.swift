/// Rows of differing extents: a wide balanced tree over leaves of rows.
///
/// A leaf is either a run (a count and one extent, however many rows) or up to 128 rows of their
/// own, a run until its first exception. Inner nodes hold the footprints and the row counts of up
/// to 128 children, both as `SummedNodes`. All leaves lie equally deep; a million rows are three
/// levels. Finding the offset of a row, the row at an offset, resizing, inserting and removing are
/// O(log n) with a base of 64 or so. Memory grows with the exceptions, not with the rows.
///
/// Sums are made of sums, bottom up, each recomputed from its parts when a part changes: an offset
/// depends on the rows and the shape of the tree, never on how often they were changed. Counts are
/// kept in `Double`, where they are exact.
///
/// The path to the leaf last edited (the *finger*) is kept, so that work near it need not start at
/// the root. Leaves out: checking of arguments; rows must be in range, extents and counts above 0.
struct ExtentTree: Sendable {
  /// The most children of a node and the most rows of a leaf.
  static let capacity = SummedNodes<IndexedForm>.capacity
  /// As many as a node is given when it is built: room for a few before it is split.
  static let filling = 112
  /// Nodes and leaves this full or less are merged with a neighbour,
  static let sparse = 32
  /// if the two are no fuller than this.
  static let merged = 96

  /// Points between a row and the next.
  let spacing: Double
  /// The extents of the rows of leaves that are no runs.
  var rows = SummedNodes<CompactForm>()
  /// The extents of runs.
  var runs: ContiguousArray<Double> = []
  var unusedRuns: ContiguousArray<Int> = []
  /// What is below each child of the inner nodes, in points,
  var footprints = SummedNodes<IndexedForm>()
  /// and in rows.
  var counts = SummedNodes<IndexedForm>()
  /// The children: of the lowest inner nodes leaves, else inner nodes; `capacity` a node.
  var children: ContiguousArray<Int> = []
  /// Children in use, by node.
  var used: ContiguousArray<Int> = []
  var root = 0
  /// Levels of inner nodes, at least 1.
  var levels = 1
  /// Rows in all.
  var count = 0
  /// What they take, with the spacing after the last.
  var total = 0.0

  var finger = Leaf(reference: 0, first: 0, count: 0, base: 0)
  /// The node at each level on the way to the finger, root first, and the child taken there.
  var path: ContiguousArray<PathStep> = []

  /// A leaf, and where it begins.
  struct Leaf: Equatable, Sendable {
    /// A node of `rows`, or the complement of an index into `runs`.
    var reference: Int
    /// The index of its first row.
    var first: Int
    var count: Int
    /// The leading edge of its first row.
    var base: Double

    var isRun: Bool { reference < 0 }

    func holds(_ row: Int) -> Bool { row >= first && row - first < count }
  }

  /// A tree without rows, and without memory until it has some.
  init(spacing: Double) { self.spacing = spacing }

  /// The leading edge of `row`, which is in 0…count.
  func offset(of row: Int) -> Double {
    if row == count { return total }
    if finger.holds(row) { return offset(of: row, in: finger) }
    return offset(of: row, in: leaf(of: row))
  }

  /// The leading edge of a row in a leaf that holds it.
  @inline(__always)
  func offset(of row: Int, in leaf: Leaf) -> Double {
    let index = row &- leaf.first
    guard !leaf.isRun else { return leaf.base + Double(index) * (runs[~leaf.reference] + spacing) }
    return leaf.base + (rows.sum(leaf.reference, before: index) + Double(index) * spacing)
  }

  /// The extent of `row`, which is in 0..<count.
  func extent(of row: Int) -> Double {
    extent(of: row, in: finger.holds(row) ? finger : leaf(of: row))
  }

  @inline(__always)
  func extent(of row: Int, in leaf: Leaf) -> Double {
    leaf.isRun ? runs[~leaf.reference] : rows.value(leaf.reference, row - leaf.first)
  }

  /// The last row whose leading edge is at or before `offset`, which is not negative, and that
  /// edge; there is a row.
  func place(at offset: Double) -> (row: Int, edge: Double) {
    if finger.base <= offset, finger.count > 0,
      offset - finger.base
        < footprints.value(path[levels - 1].node, path[levels - 1].index)
    {
      let place = place(at: offset, in: finger)
      if place.row + 1 < finger.first + finger.count { return place }
    }
    return place(at: offset, in: offset < total ? leaf(at: offset) : leaf(of: count - 1))
  }

  private func place(at offset: Double, in leaf: Leaf) -> (row: Int, edge: Double) {
    guard leaf.isRun else {
      let (index, before) = rows.search(
        leaf.reference, for: offset, from: leaf.base, spacing: spacing, limit: leaf.count - 1)
      return (leaf.first + index, leaf.base + (before + Double(index) * spacing))
    }
    let footprint = runs[~leaf.reference] + spacing
    var index = Int(min(max((offset - leaf.base) / footprint, 0), Double(leaf.count - 1)))
    if index > 0 && leaf.base + Double(index) * footprint > offset {
      index -= 1
    } else if index + 1 < leaf.count && leaf.base + Double(index + 1) * footprint <= offset {
      index += 1
    }
    return (leaf.first + index, leaf.base + Double(index) * footprint)
  }

  /// The child that holds the row `left` rows on, and the rows before it.
  ///
  /// Children are mostly equally long, as they were built: looks first where the row would be if
  /// all were as long as the first, and that needs no search.
  @inline(__always)
  func child(of node: Int, holding left: Double) -> (index: Int, before: Double) {
    // Not min: an empty first child makes the ratio infinite or NaN.
    let ratio = left / counts.value(node, 0)
    let guess = ratio < Double(Self.capacity) ? Int(ratio) : Self.capacity - 1
    let before = counts.sum(node, before: guess)
    if left >= before && left - before < counts.value(node, guess) { return (guess, before) }
    return counts.search(node, for: left, limit: used[node] - 1)
  }

  /// The leaf that holds `row`, which is in 0..<count.
  func leaf(of row: Int) -> Leaf {
    var node = root
    var left = Double(row)
    var base = 0.0
    for level in 1...levels {
      let (index, before) = child(of: node, holding: left)
      left -= before
      base += footprints.sum(node, before: index)
      let child = children[node * Self.capacity + index]
      if level == levels {
        let count = Int(counts.value(node, index))
        return Leaf(reference: child, first: row - Int(left), count: count, base: base)
      }
      node = child
    }
    return finger
  }

  /// The leaf that holds what lies at `offset`, which is in 0..<total.
  private func leaf(at offset: Double) -> Leaf {
    var node = root
    var first = 0.0
    var base = 0.0
    for level in 1...levels {
      let (index, before) = footprints.search(
        node, for: offset, from: base, limit: used[node] - 1)
      base += before
      first += counts.sum(node, before: index)
      let child = children[node * Self.capacity + index]
      if level == levels {
        let count = Int(counts.value(node, index))
        return Leaf(reference: child, first: Int(first), count: count, base: base)
      }
      node = child
    }
    return finger
  }
}
