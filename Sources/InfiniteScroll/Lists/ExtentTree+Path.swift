extension ExtentTree {
  /// Points the finger at the leaf that holds `row`, which is in 0..<count.
  mutating func moveFinger(to row: Int) {
    guard !finger.holds(row) else { return }
    var node = root
    var left = Double(row)
    var base = 0.0
    for level in 0..<levels {
      let (index, before) = child(of: node, holding: left)
      left -= before
      base += footprints.sum(node, before: index)
      path[level] = PathStep(node: node, index: index)
      let child = children[node * Self.capacity + index]
      if level == levels - 1 {
        let count = Int(counts.value(node, index))
        finger = Leaf(reference: child, first: row - Int(left), count: count, base: base)
      }
      node = child
    }
  }

  /// Forgets the finger: the path to it is no longer right.
  mutating func liftFinger() { finger.count = 0 }

  /// Makes another leaf the child that the finger points at.
  mutating func setReference(_ reference: Int) {
    let step = path[levels - 1]
    children[step.node * Self.capacity + step.index] = reference
    finger.reference = reference
  }

  /// What a leaf takes, whose rows of these extents lie in `rows`.
  func footprint(_ count: Int, _ extents: Double) -> Double { extents + Double(count) * spacing }

  /// Tells every node above the finger what its leaf takes now.
  mutating func update(_ footprint: Double) {
    total = footprints.replace(along: path, levels, with: footprint)
  }

  /// Tells every node above the finger how many rows its leaf has and what it takes now.
  mutating func update(_ rows: Int, footprint: Double) {
    let added = rows - finger.count
    count += added
    finger.count = rows
    for level in 0..<levels {
      counts.add(Double(added), to: path[level].index, of: path[level].node)
    }
    update(footprint)
  }

  /// The same for a leaf whose rows lie in `rows`.
  mutating func update(_ count: Int, extents: Double) {
    update(count, footprint: footprint(count, extents))
  }

  /// A node without children.
  mutating func makeNode() -> Int {
    let node = footprints.makeNode()
    // The two storages are always asked together, so they answer alike.
    _ = counts.makeNode()
    if node == used.count {
      used.append(0)
      children.append(contentsOf: repeatElement(0, count: Self.capacity))
    }
    return node
  }

  mutating func freeNode(_ node: Int) {
    footprints.freeNode(node)
    counts.freeNode(node)
    used[node] = 0
  }
}
