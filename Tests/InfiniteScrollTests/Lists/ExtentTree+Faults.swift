@testable import InfiniteScroll

extension ExtentTree {
  /// What is wrong with the shape or the sums of the tree.
  var faults: [String] {
    var check = TreeCheck(tree: self)
    guard count > 0 else { return levels == 1 ? [] : ["levels without rows"] }
    let size = check.visit(root, level: 1)
    check.expect(Int(size.rows) == count, "\(size.rows) rows, not \(count)")
    let isClose = check.isClose(size.footprint, total)
    check.expect(isClose, "\(size.footprint) points, not \(total)")
    check.expect(levels == 1 || used[root] > 1, "a root with one child")
    let inUse = used.count { $0 > 0 }
    let visited = check.nodes
    check.expect(inUse == visited, "\(inUse) nodes in use, \(visited) in the tree")
    return check.found
  }

  /// Leaves of rows of their own.
  var spelledLeaves: Int {
    var check = TreeCheck(tree: self)
    _ = check.visit(root, level: 1)
    return check.leaves
  }
}

/// A walk over a tree that looks at everything.
private struct TreeCheck {
  let tree: ExtentTree
  var found: [String] = []
  var nodes = 0
  var leaves = 0

  mutating func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { found.append(fault()) }
  }

  func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= abs(one) * 1e-12 }

  mutating func visit(_ node: Int, level: Int) -> (rows: Double, footprint: Double) {
    nodes += 1
    let used = tree.used[node]
    expect(used > 0 && used <= ExtentTree.capacity, "\(used) children")
    for index in 0..<used {
      let child = tree.children[node * ExtentTree.capacity + index]
      let rows = tree.counts.value(node, index)
      let footprint = tree.footprints.value(node, index)
      let size = level == tree.levels ? leaf(child, rows: rows) : visit(child, level: level + 1)
      expect(size.rows == rows, "\(size.rows) rows counted as \(rows)")
      expect(isClose(size.footprint, footprint), "\(size.footprint) points taken for \(footprint)")
    }
    return (
      sums(of: tree.counts, node, used: used), sums(of: tree.footprints, node, used: used)
    )
  }

  private mutating func leaf(_ leaf: Int, rows: Double) -> (rows: Double, footprint: Double) {
    expect(rows >= 1, "a leaf of \(rows) rows")
    guard leaf >= 0 else { return (rows, rows * (tree.runs[~leaf] + tree.spacing)) }
    leaves += 1
    expect(rows <= 128, "a leaf of \(rows) rows")
    return (rows, sums(of: tree.rows, leaf, used: Int(rows)) + rows * tree.spacing)
  }

  /// Checks the sums of a node and returns the last.
  private mutating func sums<Form>(of nodes: SummedNodes<Form>, _ node: Int, used: Int) -> Double {
    var sum = 0.0
    for index in 0..<ExtentTree.capacity {
      let before = nodes.sum(node, before: index)
      expect(isClose(sum, before), "\(sum) before \(index), taken for \(before)")
      let value = nodes.value(node, index)
      expect(index < used ? value > 0 : value == 0, "\(value) at \(index) of \(used)")
      sum += value
    }
    return sum
  }
}
