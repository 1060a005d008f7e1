import BenchModel

/// What one function of a profile spent.
struct FunctionShare: Equatable {
  let key: FunctionKey
  /// What it spent itself.
  var own = 0
  /// What it and those that it called spent; a recursion counts once.
  var total = 0
  /// The line where it spent most, and how many others there are.
  var line: Int?
  var otherLines = 0
  /// True where the compiler put it into its caller everywhere.
  var isInlined = true

  init(_ key: FunctionKey) { self.key = key }

  /// Where the function is: `Feed.swift:41 +2`, the `+2` for two more of its lines.
  var place: String {
    guard let file = key.file else { return NumberText.missing }
    let more = otherLines > 0 ? " +\(otherLines)" : ""
    return line.map { "\(file):\($0)\(more)" } ?? file
  }
}

/// Every function of a view that spent something, with what it spent.
///
/// Invariant: the functions' own values add up to the view's total. Cost: one pass over the frames
/// of all stacks.
struct FunctionTally {
  /// In the order in which the profile names them.
  private(set) var shares: [FunctionShare] = []
  private var places: [FunctionKey: Int] = [:]

  init(_ view: ProfileView) {
    let functions = view.frames.map { place(of: FunctionKey($0)) }
    var lines: [[Int: Line]] = Array(repeating: [:], count: shares.count + 1)
    for stack in view.stacks {
      for frame in stack.frames {
        let place = functions[frame]
        shares[place].isInlined = shares[place].isInlined && view.frames[frame].isInlined
        guard let line = view.frames[frame].line else { continue }
        lines[place][line, default: Line()].passed += Double(stack.value)
      }
      for place in Set(stack.frames.map { functions[$0] }) {
        shares[place].total = shares[place].total.addingSaturated(stack.value)
      }
      let leaf = stack.frames.last
      let place = leaf.map { functions[$0] } ?? place(of: .stackless)
      shares[place].own = shares[place].own.addingSaturated(stack.value)
      if leaf == nil { shares[place].total = shares[place].own }
      guard let line = leaf.flatMap({ view.frames[$0].line }) else { continue }
      lines[place][line, default: Line()].own += Double(stack.value)
    }
    for (place, lines) in lines.enumerated() where !lines.isEmpty {
      shares[place].line = lines.max { Self.isLess($0, $1) }?.key
      shares[place].otherLines = lines.count - 1
    }
    shares.removeAll { $0.total == 0 }
    places = Dictionary(uniqueKeysWithValues: shares.enumerated().map { ($1.key, $0) })
  }

  /// What the function of this key spent; nil where it is in no stack.
  func share(of key: FunctionKey) -> FunctionShare? { places[key].map { shares[$0] } }

  /// What one line of a function spent itself, and what passed through it.
  private struct Line {
    var own = 0.0
    var passed = 0.0
  }

  private mutating func place(of key: FunctionKey) -> Int {
    if let place = places[key] { return place }
    places[key] = shares.count
    shares.append(FunctionShare(key))
    return shares.count - 1
  }

  /// By own value, then by what passed, then the earlier line.
  private static func isLess(_ one: (key: Int, value: Line), _ other: (key: Int, value: Line))
    -> Bool
  {
    let values = (one.value, other.value)
    if values.0.own != values.1.own { return values.0.own < values.1.own }
    if values.0.passed != values.1.passed { return values.0.passed < values.1.passed }
    return one.key > other.key
  }
}
