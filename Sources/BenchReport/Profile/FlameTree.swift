import BenchModel

/// The calls of one or two views as a tree: equal ways to a function are one node.
///
/// Invariants: the first node is the root, which stands for everything; a parent stands before its
/// children and has at least as much as they have together. Built without recursion, so that no
/// stack is too deep. Cost: one look-up a frame of every stack.
struct FlameTree {
  /// A function under its callers.
  struct Node {
    let key: FunctionKey
    /// The callers between this one and the root, counting the root.
    let depth: Int
    let owner: StackProfile.Frame.Owner
    /// True while every frame of it is inlined.
    var isInlined: Bool
    /// The first and the last of its lines.
    var lines: ClosedRange<Int>?
    /// What it and those that it called spent, in the view that is drawn.
    var value = 0.0
    /// What it spent itself.
    var own = 0.0
    /// The same total in the view that is compared with.
    var before = 0.0
    /// Indices of those that it called.
    var children: [Int] = []

    /// Where the function is: `Feed.swift:41`, `Feed.swift:41–52`.
    var place: String? {
      guard let file = key.file, let lines else { return key.file }
      let end = lines.count > 1 ? "–\(lines.upperBound)" : ""
      return "\(file):\(lines.lowerBound)\(end)"
    }
  }

  private(set) var nodes: [Node]
  private var places: [Way: Int] = [:]
  private var numbers: [FunctionKey: Int] = [:]

  /// The tree of `view`, with the values of `base` beside its own if there is one.
  init(_ view: ProfileView, base: ProfileView? = nil) {
    nodes = [
      Node(key: FunctionKey(name: "all"), depth: 0, owner: .package, isInlined: false, lines: nil)
    ]
    add(view, isBase: false)
    if let base { add(base, isBase: true) }
  }

  /// A call of a function, by its number, from a node.
  private struct Way: Hashable {
    let parent: Int
    let function: Int
  }

  private mutating func add(_ view: ProfileView, isBase: Bool) {
    let functions = view.frames.map { frame in
      let key = FunctionKey(frame)
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      return number
    }
    for stack in view.stacks {
      var node = 0
      add(Double(stack.value), to: node, isBase: isBase)
      for index in stack.frames {
        node = child(Way(parent: node, function: functions[index]), view.frames[index])
        add(Double(stack.value), to: node, isBase: isBase)
      }
      if !isBase { nodes[node].own += Double(stack.value) }
    }
  }

  private mutating func add(_ value: Double, to node: Int, isBase: Bool) {
    if isBase { nodes[node].before += value } else { nodes[node].value += value }
  }

  private mutating func child(_ way: Way, _ frame: StackProfile.Frame) -> Int {
    if let place = places[way] {
      nodes[place].isInlined = nodes[place].isInlined && frame.isInlined
      if let line = frame.line {
        let lines = nodes[place].lines ?? line...line
        nodes[place].lines = min(lines.lowerBound, line)...max(lines.upperBound, line)
      }
      return place
    }
    places[way] = nodes.count
    nodes[way.parent].children.append(nodes.count)
    nodes.append(
      Node(
        key: FunctionKey(frame), depth: nodes[way.parent].depth + 1, owner: frame.owner,
        isInlined: frame.isInlined, lines: frame.line.map { $0...$0 }))
    return nodes.count - 1
  }
}
