import BenchModel

/// A flame graph of what changed: as wide as the head's values, red where a function with its
/// callees spends more than before, blue where it spends less.
///
/// The deeper the colour, the greater the change beside the greatest of the picture; a + or −
/// before the name says the same without colour. What only the base has is not drawn; the table
/// lists it.
package struct DifferentialFlameGraph: Sendable {
  private let difference: ProfileDifference
  private let names: (base: String, head: String)
  private let width: Int

  /// Makes a drawing of `difference`, from 320 to 4,000 pixels wide.
  package init(
    _ difference: ProfileDifference, base: String = "base", head: String = "head",
    width: Int = 1200
  ) {
    self.difference = difference
    names = (base, head)
    self.width = width
  }

  /// The file's text.
  package var text: String { FlameDrawing(picture, width: width).text }

  private var picture: FlamePicture {
    let measure = difference.head.measure
    let heading = Self.typographic(DifferenceWords.heading(difference))
    var picture = FlamePicture(
      title: ProfileWords.title(of: difference.head.origin),
      facts: [
        "\(names.head) against \(names.base)", ProfileWords.capitalized(measure.name) + heading,
      ], legend: [],
      hint: "", frames: [], notes: difference.base.warnings + difference.head.warnings)
    guard difference.isMeasured else {
      let side = difference.base.isMeasured ? names.head : names.base
      picture.hint = "Not compared: \(side) has no \(measure.name). There is nothing to draw."
      return picture
    }
    guard difference.head.total > 0 else {
      picture.hint = "\(names.head) has none of it: there is nothing to draw."
      return picture
    }
    let tree = FlameTree(difference.head, base: difference.base)
    let layout = FlameLayout(tree)
    let greatest = layout.frames.map { change(of: tree.nodes[$0.node]).magnitude }.max() ?? 0
    picture.hint = "Width: \(names.head). What is gone stands in the table alone."
    picture.frames = layout.frames.map { frame($0, of: tree, greatest: greatest) }
    picture.legend = legend(of: picture, greatest: greatest)
    if greatest > 0 {
      let each = difference.isPerIteration ? " per iteration" : ""
      let most = ProfileWords.amount(greatest, measure.unit)
      picture.facts.append("Deepest colour: a change of \(most)\(each)")
    }
    picture.notes = FlameFrames.notes(on: layout) + picture.notes
    return picture
  }

  private func change(of node: FlameTree.Node) -> Double {
    node.value / difference.headScale - node.before / difference.baseScale
  }

  private func frame(
    _ frame: FlameLayout.Frame, of tree: FlameTree, greatest: Double
  ) -> FlamePicture.Frame {
    let node = tree.nodes[frame.node]
    let unit = difference.head.measure.unit
    let change = change(of: node)
    let sign = change == 0 ? "" : change > 0 ? "+ " : "− "
    let values = [node.before / difference.baseScale, node.value / difference.headScale]
    let texts = values.map { ProfileWords.amount($0, unit) }
    let relative =
      node.before == 0 ? "new" : Self.typographic(DifferenceWords.relative(values[0], values[1]))
    let word = change == 0 ? "unchanged" : "\(ProfileWords.change(change, unit)), \(relative)"
    let lines = ["\(word): \(texts[0]) → \(texts[1])", FlameFrames.place(of: node)]
    return FlamePicture.Frame(
      name: node.key.name, mark: sign, details: lines.compactMap { $0 },
      style: DifferenceStyle.style(of: change, greatest: greatest) + (node.isInlined ? " e" : ""),
      depth: node.depth, start: frame.start, value: node.value)
  }

  private func legend(of picture: FlamePicture, greatest: Double) -> [FlamePicture.Key] {
    let last = DifferenceStyle.steps - 1
    let keys: [(FlamePicture.Key, Bool)] = [
      (FlamePicture.Key(style: "g\(last)", text: "+ more"), greatest > 0),
      (FlamePicture.Key(style: "s\(last)", text: "− less"), greatest > 0),
      (FlamePicture.Key(style: "z", text: "unchanged"), true),
      (
        FlamePicture.Key(style: "z e", text: "inlined"),
        picture.frames.contains { $0.style.hasSuffix(" e") }
      ),
    ]
    return keys.filter(\.1).map(\.0)
  }

  /// With the minus that stands before the names, too.
  private static func typographic(_ text: String) -> String { text.replacing("-", with: "−") }
}
