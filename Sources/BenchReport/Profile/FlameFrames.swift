import BenchModel

/// The frames of a picture from a tree of calls.
enum FlameFrames {
  /// The class of a function's colour: by its owner, or else by a hash of its name, so that it has
  /// the same colour in every picture.
  static func style(of node: FlameTree.Node) -> String {
    let color =
      switch node.owner {
      case .runtime: "r"
      case .unknown: "u"
      case .package: "c\(StableHash(node.key.name).index(below: FlameStyle.colors))"
      }
    return node.isInlined ? color + " i" : color
  }

  /// Where the node is, and that it is inlined; nil where neither is known.
  static func place(of node: FlameTree.Node) -> String? {
    let parts = [node.place, node.isInlined ? "inlined" : nil].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What the picture leaves out, in a sentence; nothing where it leaves out nothing.
  static func notes(on layout: FlameLayout) -> [String] {
    guard layout.hidden > 0 else { return [] }
    let frames =
      layout.hidden == 1 ? "1 frame is" : "\(NumberText.exact(Double(layout.hidden))) frames are"
    return ["\(frames) too narrow or too deep to be drawn."]
  }
}

extension StableHash {
  /// The hash folded to a number from 0 and below `count`.
  fileprivate func index(below count: Int) -> Int {
    // The last digits of the hash depend on every byte.
    Int(UInt64(digits, radix: 16).map { ($0 ^ ($0 >> 32)) % UInt64(max(1, count)) } ?? 0)
  }
}
