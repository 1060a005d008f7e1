extension ExtentTree {
  /// Rows and points below a child.
  typealias Size = (rows: Double, footprint: Double)

  /// Puts a leaf of `added` rows before `row`, where a leaf begins or the tree ends. Full nodes on
  /// the way down are split: in half, or just before their end where the tree grows at its end.
  mutating func insertLeaf(_ leaf: Int, _ added: Int, _ footprint: Double, at row: Int) {
    liftFinger()
    if used.isEmpty { plant() }
    let moved = Self.capacity - (row == count ? Self.filling : Self.capacity / 2)
    if used[root] == Self.capacity { raiseRoot(moving: moved) }
    var node = root
    var first = 0.0
    for level in 0..<levels - 1 {
      var (index, before) = child(of: node, holding: row, from: first)
      if used[children[node * Self.capacity + index]] == Self.capacity {
        splitChild(index, of: node, moving: moved)
        (index, before) = child(of: node, holding: row, from: first)
      }
      first += before
      path[level] = PathStep(node: node, index: index)
      node = children[node * Self.capacity + index]
    }
    let index = row == count ? used[node] : child(of: node, holding: row, from: first).index
    count += added
    let size = insertChild(leaf, (Double(added), footprint), into: node, at: index)
    update(above: levels - 1, size)
  }

  /// Takes out the leaf under the finger; its storage is the caller's.
  mutating func removeLeaf() {
    count -= finger.count
    liftFinger()
    removeChild(atLevel: levels - 1)
  }

  /// Gives back the storage of a leaf.
  mutating func free(_ leaf: Leaf) {
    if leaf.isRun { unusedRuns.append(~leaf.reference) } else { rows.freeNode(leaf.reference) }
  }

  private func child(
    of node: Int, holding row: Int, from first: Double
  ) -> (index: Int, before: Double) {
    counts.search(node, for: Double(row) - first, limit: used[node] - 1)
  }

  /// Puts a child into a node that is not full; returns what is below the node then.
  private mutating func insertChild(
    _ child: Int, _ size: Size, into node: Int, at index: Int
  ) -> Size {
    var place = node * Self.capacity + used[node]
    while place > node * Self.capacity + index {
      children[place] = children[place - 1]
      place -= 1
    }
    children[place] = child
    used[node] += 1
    return (
      counts.insert(node, size.rows, at: index, used: used[node] - 1),
      footprints.insert(node, size.footprint, at: index, used: used[node] - 1)
    )
  }

  /// Takes the child on the path out of the node at `level`, and the node too if it was the last.
  private mutating func removeChild(atLevel level: Int) {
    let step = path[level]
    let node = step.node
    let size = Size(
      counts.remove(node, at: step.index, used: used[node]),
      footprints.remove(node, at: step.index, used: used[node]))
    used[node] -= 1
    for place in node * Self.capacity + step.index..<node * Self.capacity + used[node] {
      children[place] = children[place + 1]
    }
    guard level > 0 else { return lowerRoot(size.footprint) }
    guard used[node] > 0 else {
      freeNode(node)
      return removeChild(atLevel: level - 1)
    }
    update(above: level, size)
    if used[node] <= Self.sparse { mergeNode(atLevel: level) }
  }

  /// Tells the nodes above the one at `level` on the path what is below it.
  private mutating func update(above level: Int, _ size: Size) {
    var size = size
    for level in (0..<level).reversed() {
      let step = path[level]
      size = (
        counts.replace(step.node, step.index, with: size.rows),
        footprints.replace(step.node, step.index, with: size.footprint)
      )
    }
    total = size.footprint
  }

  /// Makes the root. Sixteen levels are more than a list can grow in a lifetime.
  private mutating func plant() {
    path = ContiguousArray(repeating: PathStep(node: 0, index: 0), count: 16)
    root = makeNode()
  }

  private mutating func raiseRoot(moving moved: Int) {
    let old = root
    root = makeNode()
    levels += 1
    _ = insertChild(old, (Double(count), total), into: root, at: 0)
    splitChild(0, of: root, moving: moved)
  }

  /// After a child of the root went: while it has but one, that child is the root.
  private mutating func lowerRoot(_ footprint: Double) {
    total = footprint
    if used[root] == 0 { levels = 1 }
    while levels > 1 && used[root] == 1 {
      let old = root
      root = children[old * Self.capacity]
      levels -= 1
      freeNode(old)
    }
  }

  /// Gives the last `moved` children of a full child to a new one after it.
  private mutating func splitChild(_ index: Int, of node: Int, moving moved: Int) {
    let child = children[node * Self.capacity + index]
    let sibling = makeNode()
    let (kept, given) = moveChildren(moved, from: child, to: sibling)
    _ = counts.replace(node, index, with: kept.rows)
    _ = footprints.replace(node, index, with: kept.footprint)
    _ = insertChild(sibling, given, into: node, at: index + 1)
  }

  /// Moves the last `moved` children of a node behind those of another; returns what is below each.
  private mutating func moveChildren(
    _ moved: Int, from source: Int, to target: Int
  ) -> (source: Size, target: Size) {
    let start = used[source] - moved
    let end = used[target]
    for index in 0..<moved {
      children[target * Self.capacity + end + index] =
        children[source * Self.capacity + start + index]
    }
    used[source] -= moved
    used[target] += moved
    let rows = counts.move(moved, from: source, at: start, to: target, at: end)
    let points = footprints.move(moved, from: source, at: start, to: target, at: end)
    return ((rows.source, points.source), (rows.target, points.target))
  }

  /// Merges the sparse node at `level` on the path with its neighbour, if there is room.
  private mutating func mergeNode(atLevel level: Int) {
    let parent = path[level - 1].node
    let index = path[level - 1].index
    let left = index + 1 < used[parent] ? index : index - 1
    guard left >= 0 else { return }
    let receiver = children[parent * Self.capacity + left]
    let giver = children[parent * Self.capacity + left + 1]
    guard used[receiver] + used[giver] <= Self.merged else { return }
    let size = moveChildren(used[giver], from: giver, to: receiver).target
    _ = counts.replace(parent, left, with: size.rows)
    _ = footprints.replace(parent, left, with: size.footprint)
    freeNode(giver)
    path[level - 1].index = left + 1
    removeChild(atLevel: level - 1)
  }
}
