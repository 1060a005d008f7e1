/// What a screen is told of a section.
struct SectionView {
  let section: Int
  /// Points from the viewport's leading edge.
  let position: Double
  let isCurrent: Bool
}

/// A pager that wraps, as a competent engineer writes it first: the sections of a fixed circle in
/// an array, the current one in its middle; after a move the array is rotated.
///
/// It lays out every section in every frame: O(sections). The release rule is the library's, so
/// that both come to rest on the same section; leaves out flicks.
struct NaivePager {
  private var sections: ContiguousArray<Int>
  private let width: Double

  /// How far the sections are dragged now, in points.
  private(set) var drag = 0.0
  /// The section at rest in the middle.
  var current: Int { sections[sections.count / 2] }
  /// The number of sections.
  var count: Int { sections.count }

  /// A circle of `count` sections around 0, at least 3, each `width` points wide.
  init(count: Int, width: Double) {
    let count = max(3, count)
    sections = ContiguousArray(-(count / 2)..<count - count / 2)
    self.width = width
  }

  mutating func move(to drag: Double) { self.drag = drag }

  /// Lets go after `dx` points.
  mutating func end(_ dx: Double) {
    let whole = (abs(dx) / width).rounded(.down)
    let rest = abs(dx) - whole * width
    let isOver = rest > width / 3 || (whole == 0 && abs(dx) > 30)
    let steps = Int(whole) + (isOver ? 1 : 0)
    rotate(by: dx < 0 ? steps : -steps)
    drag = 0
  }

  /// Where every section is.
  func fill(_ shown: inout [SectionView]) {
    shown.removeAll(keepingCapacity: true)
    let middle = sections.count / 2
    for (index, section) in sections.enumerated() {
      shown.append(
        SectionView(
          section: section, position: Double(index - middle) * width + drag,
          isCurrent: index == middle))
    }
  }

  private mutating func rotate(by steps: Int) {
    let shift = (steps % sections.count + sections.count) % sections.count
    sections = ContiguousArray(sections[shift...] + sections[..<shift])
  }
}
