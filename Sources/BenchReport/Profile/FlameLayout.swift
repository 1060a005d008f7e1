/// Which nodes of a tree are drawn, and where.
///
/// Invariants: a drawn node's parent is drawn and stands before it; children lie side by side
/// inside their parent, the greatest first. What is left out is narrower than a thousandth of the
/// picture, deeper than `depthLimit`, or beyond the `frameLimit` greatest, so that a picture stays
/// small.
struct FlameLayout {
  /// A node with the place where its values begin, in the unit of its value.
  struct Frame: Equatable {
    let node: Int
    let start: Double
  }

  static let depthLimit = 160
  static let frameLimit = 3_000
  static let leastShare = 0.001

  /// In the order of a walk that goes down before it goes on.
  let frames: [Frame]
  /// How many nodes with a value are left out.
  let hidden: Int

  init(_ tree: FlameTree) {
    let isShown = Self.shown(of: tree)
    var frames: [Frame] = []
    var open = [Frame(node: 0, start: 0)]
    while let frame = open.popLast() {
      frames.append(frame)
      var start = frame.start
      var children: [Frame] = []
      for child in Self.ranked(tree.nodes[frame.node].children, in: tree) where isShown[child] {
        children.append(Frame(node: child, start: start))
        start += tree.nodes[child].value
      }
      open += children.reversed()
    }
    self.frames = frames
    hidden = tree.nodes.count { $0.value > 0 } - frames.count { tree.nodes[$0.node].value > 0 }
  }

  /// The greatest nodes. A parent ranks before its children, so that it is shown where they are.
  private static func shown(of tree: FlameTree) -> [Bool] {
    let nodes = tree.nodes
    let least = nodes[0].value * leastShare
    let wide = nodes.indices.dropFirst().filter {
      nodes[$0].value > 0 && nodes[$0].value >= least && nodes[$0].depth < depthLimit
    }
    let greatest = wide.sorted { one, other in
      nodes[one].value != nodes[other].value ? nodes[one].value > nodes[other].value : one < other
    }
    var isShown = [Bool](repeating: false, count: nodes.count)
    for node in greatest.prefix(frameLimit) { isShown[node] = true }
    return isShown
  }

  private static func ranked(_ children: [Int], in tree: FlameTree) -> [Int] {
    children.sorted { one, other in
      let nodes = (tree.nodes[one], tree.nodes[other])
      if nodes.0.value != nodes.1.value { return nodes.0.value > nodes.1.value }
      return FunctionKey.precedes(nodes.0.key, nodes.1.key)
    }
  }
}
