/// The rows that differ from the default: those with an extent of their own, and those removed.
///
/// An AVL tree by ordinal whose nodes add up what lies below them, so that a sum over any range of
/// ordinals, a look-up and a change are O(log m) for m exceptions, at either end and in the middle.
/// A row like the others costs nothing; an exception costs 72 bytes. Sums are added up from the
/// range's own rows alone, never as a difference of two long sums. Leaves out the default extent.
struct RowExceptions: Equatable, Sendable {
  /// How a row differs.
  enum Kind: Equatable, Sendable {
    case extent(Double)
    case removed
  }

  /// What the exceptions of a range add up to.
  struct Summary: Equatable, Sendable {
    var measured = 0
    var removed = 0
    var extent = 0.0

    static func += (sum: inout Summary, other: Summary) {
      sum.measured += other.measured
      sum.removed += other.removed
      sum.extent += other.extent
    }
  }

  private struct Node: Equatable, Sendable {
    let ordinal: Int
    var kind: Kind
    var left = -1
    var right = -1
    var height = 1
    var summary = Summary()

    var own: Summary {
      switch kind {
      case .extent(let extent): Summary(measured: 1, extent: extent)
      case .removed: Summary(removed: 1)
      }
    }
  }

  private var nodes: ContiguousArray<Node> = []
  private var root = -1

  var isEmpty: Bool { nodes.isEmpty }
  var count: Int { nodes.count }
  /// The most nodes that a look-up meets: at most 1.44 · log₂ m.
  var depth: Int { height(root) }
  /// Whether any row is removed.
  private(set) var hasRemoved = false

  subscript(ordinal: Int) -> Kind? {
    var index = root
    while index >= 0 {
      if ordinal == nodes[index].ordinal { return nodes[index].kind }
      index = ordinal < nodes[index].ordinal ? nodes[index].left : nodes[index].right
    }
    return nil
  }

  /// Makes `ordinal` differ by `kind`; what was known of it is replaced.
  mutating func set(_ kind: Kind, at ordinal: Int) {
    if kind == .removed { hasRemoved = true }
    root = insert(Node(ordinal: ordinal, kind: kind), under: root)
  }

  /// The first exception at or after `ordinal`.
  func first(atOrAfter ordinal: Int) -> Int? {
    var index = root
    var found: Int?
    while index >= 0 {
      let here = nodes[index].ordinal
      if here >= ordinal { found = here }
      index = here >= ordinal ? nodes[index].left : nodes[index].right
    }
    return found
  }

  /// Forgets the extents of rows outside `range`; removed rows stay removed. O(m).
  mutating func forgetExtents(outside range: ClosedRange<Int>) {
    var kept: ContiguousArray<Node> = []
    collect(root) { node in
      if node.kind == .removed || range.contains(node.ordinal) {
        kept.append(Node(ordinal: node.ordinal, kind: node.kind))
      }
    }
    nodes = kept
    root = build(0, nodes.count)
  }
}

extension RowExceptions {
  /// What the exceptions in `range` add up to.
  func summary(in range: ClosedRange<Int>) -> Summary {
    var index = root
    while index >= 0, !range.contains(nodes[index].ordinal) {
      index = nodes[index].ordinal < range.lowerBound ? nodes[index].right : nodes[index].left
    }
    guard index >= 0 else { return Summary() }
    var sum = nodes[index].own
    addTail(of: nodes[index].left, from: range.lowerBound, to: &sum)
    addHead(of: nodes[index].right, through: range.upperBound, to: &sum)
    return sum
  }

  private func addTail(of top: Int, from bound: Int, to sum: inout Summary) {
    var index = top
    while index >= 0 {
      let isInside = nodes[index].ordinal >= bound
      if isInside { add(index, and: nodes[index].right, to: &sum) }
      index = isInside ? nodes[index].left : nodes[index].right
    }
  }

  private func addHead(of top: Int, through bound: Int, to sum: inout Summary) {
    var index = top
    while index >= 0 {
      let isInside = nodes[index].ordinal <= bound
      if isInside { add(index, and: nodes[index].left, to: &sum) }
      index = isInside ? nodes[index].right : nodes[index].left
    }
  }

  private func add(_ index: Int, and child: Int, to sum: inout Summary) {
    sum += nodes[index].own
    if child >= 0 { sum += nodes[child].summary }
  }
}

extension RowExceptions {
  private mutating func insert(_ node: Node, under index: Int) -> Int {
    guard index >= 0 else {
      nodes.append(node)
      return balanced(nodes.count - 1)
    }
    if node.ordinal < nodes[index].ordinal {
      let child = insert(node, under: nodes[index].left)
      nodes[index].left = child
    } else if node.ordinal > nodes[index].ordinal {
      let child = insert(node, under: nodes[index].right)
      nodes[index].right = child
    } else {
      nodes[index].kind = node.kind
    }
    return balanced(index)
  }

  private func height(_ index: Int) -> Int { index < 0 ? 0 : nodes[index].height }
  private func lean(_ index: Int) -> Int { height(nodes[index].left) - height(nodes[index].right) }

  /// Brings `index` up to date and answers the node that now stands in its place.
  private mutating func balanced(_ index: Int) -> Int {
    update(index)
    let lean = lean(index)
    if lean > 1 {
      let child = nodes[index].left
      if self.lean(child) < 0 { nodes[index].left = rotatedLeft(child) }
      return rotatedRight(index)
    }
    if lean < -1 {
      let child = nodes[index].right
      if self.lean(child) > 0 { nodes[index].right = rotatedRight(child) }
      return rotatedLeft(index)
    }
    return index
  }

  private mutating func rotatedRight(_ index: Int) -> Int {
    let top = nodes[index].left
    nodes[index].left = nodes[top].right
    nodes[top].right = index
    update(index)
    update(top)
    return top
  }

  private mutating func rotatedLeft(_ index: Int) -> Int {
    let top = nodes[index].right
    nodes[index].right = nodes[top].left
    nodes[top].left = index
    update(index)
    update(top)
    return top
  }

  private mutating func update(_ index: Int) {
    let (left, right) = (nodes[index].left, nodes[index].right)
    var sum = nodes[index].own
    if left >= 0 { sum += nodes[left].summary }
    if right >= 0 { sum += nodes[right].summary }
    nodes[index].summary = sum
    nodes[index].height = max(height(left), height(right)) + 1
  }

  private func collect(_ index: Int, _ body: (Node) -> Void) {
    guard index >= 0 else { return }
    collect(nodes[index].left, body)
    body(nodes[index])
    collect(nodes[index].right, body)
  }

  /// Links the nodes `start ..< end`, which are in order, and answers their root.
  private mutating func build(_ start: Int, _ end: Int) -> Int {
    guard start < end else { return -1 }
    let middle = start + (end - start) / 2
    nodes[middle].left = build(start, middle)
    nodes[middle].right = build(middle + 1, end)
    update(middle)
    return middle
  }
}
