import BenchModel

/// A flame graph of one view as one SVG file: a still picture, and in a browser one that can be
/// searched and zoomed.
///
/// The root is at the top, a frame is as wide as what it and its callees spent, and colours tell
/// functions apart. Light and dark, without anything from elsewhere, the same bytes for the same
/// profile. Leaves out frames that would be narrower than a thousandth of the picture and says how
/// many. At most some 2 MB.
package struct FlameGraph: Sendable {
  private let view: ProfileView
  private let width: Int

  /// Makes a drawing of `view`, from 320 to 4,000 pixels wide.
  package init(_ view: ProfileView, width: Int = 1200) {
    self.view = view
    self.width = width
  }

  /// The file's text.
  package var text: String { FlameDrawing(picture, width: width).text }

  private var picture: FlamePicture {
    let tree = FlameTree(view)
    let layout = FlameLayout(tree)
    let measure = view.measure.name
    var picture = FlamePicture(
      title: ProfileWords.title(of: view.origin),
      facts: ["\(ProfileWords.capitalized(measure)): \(ProfileWords.total(of: view))"]
        + [view.origin.tool].filter { !$0.isEmpty },
      legend: legend(of: tree, layout),
      hint: "Width: \(measure). Callees stand below their caller.",
      frames: layout.frames.map { frame($0, of: tree) },
      notes: FlameFrames.notes(on: layout) + view.warnings)
    if view.total == 0 {
      picture.frames = []
      picture.legend = []
      picture.hint =
        view.isMeasured
        ? "No stack has any of it: there is nothing to draw."
        : "The profile has no such measure: there is nothing to draw."
    }
    return picture
  }

  private func frame(_ frame: FlameLayout.Frame, of tree: FlameTree) -> FlamePicture.Frame {
    let node = tree.nodes[frame.node]
    let unit = view.measure.unit
    let share = ValueColumn.share(node.value, of: tree.nodes[0].value)
    let own = node.own > 0 ? ", itself \(ProfileWords.amount(node.own, unit))" : ""
    let details = ["\(ProfileWords.amount(node.value, unit)), \(share) %\(own)"]
    return FlamePicture.Frame(
      name: node.key.name, details: details + [FlameFrames.place(of: node)].compactMap { $0 },
      style: frame.node == 0 ? "a" : FlameFrames.style(of: node), depth: node.depth,
      start: frame.start, value: node.value)
  }

  /// The kinds of frames that are drawn.
  private func legend(of tree: FlameTree, _ layout: FlameLayout) -> [FlamePicture.Key] {
    let drawn = layout.frames.dropFirst().map { tree.nodes[$0.node] }
    let keys: [(FlamePicture.Key, Bool)] = [
      (FlamePicture.Key(style: "c1", text: "package"), drawn.contains { $0.owner == .package }),
      (FlamePicture.Key(style: "c1 i", text: "inlined"), drawn.contains(where: \.isInlined)),
      (FlamePicture.Key(style: "r", text: "runtime"), drawn.contains { $0.owner == .runtime }),
      (FlamePicture.Key(style: "u", text: "no symbol"), drawn.contains { $0.owner == .unknown }),
    ]
    return keys.filter(\.1).map(\.0)
  }
}
