package import BenchModel

/// One measure of a profile, ready to be shown: the stacks that have some of it, runtime frames
/// folded away or not.
///
/// Invariants: values are positive, no two stacks are equal, and the values add up to `total`,
/// which is the same however much is folded. A negative value is left out with a warning; a sum
/// that does not fit in 64 bits stays at the largest number. Cost: one pass over the stacks.
package struct ProfileView: Equatable, Sendable {
  /// A way to a place, and what was spent there.
  package struct Stack: Equatable, Sendable {
    /// Indices into `frames`, the outermost function first.
    package let frames: [Int]
    package fileprivate(set) var value: Int
  }

  package let origin: StackProfile.Origin
  package let measure: StackProfile.Measure
  /// False where the profile has no such measure; there are no stacks then.
  package let isMeasured: Bool
  package let frames: [StackProfile.Frame]
  /// In the order of the profile.
  package let stacks: [Stack]
  /// The sum of the stacks' values, in the measure's unit.
  package let total: Int
  /// The profile's own, and those of this view.
  package let warnings: [String]

  /// The stacks of `profile` as `measure` has them.
  package init(
    _ profile: StackProfile, of measure: StackProfile.Measure, runtime: RuntimeFrames = .folded
  ) {
    let column = profile.measures.firstIndex(of: measure)
    let folding = RuntimeFolding(frames: profile.frames, runtime: runtime)
    var stacks: [Stack] = []
    var places: [[Int]: Int] = [:]
    var negative = 0
    var total = 0
    for stack in column == nil ? [] : profile.stacks {
      let value = column.map { stack.values[$0] } ?? 0
      if value < 0 { negative += 1 }
      guard value > 0 else { continue }
      total = total.addingSaturated(value)
      let shown = folding.shown(of: stack.frames)
      if let place = places[shown] {
        stacks[place].value = stacks[place].value.addingSaturated(value)
      } else {
        places[shown] = stacks.count
        stacks.append(Stack(frames: shown, value: value))
      }
    }
    origin = profile.origin
    self.measure = measure
    isMeasured = column != nil
    frames = profile.frames
    self.stacks = stacks
    self.total = total
    warnings = profile.warnings + Self.warnings(ofNegative: negative, measure)
  }

  /// A view of each measure of `profile`, in its order.
  package static func all(of profile: StackProfile, runtime: RuntimeFrames = .folded)
    -> [ProfileView]
  {
    profile.measures.map { ProfileView(profile, of: $0, runtime: runtime) }
  }

  private static func warnings(
    ofNegative count: Int, _ measure: StackProfile.Measure
  ) -> [String] {
    guard count > 0 else { return [] }
    let stacks = count == 1 ? "1 stack has" : "\(count) stacks have"
    return ["\(stacks) a negative value of \(measure.name) and count for nothing."]
  }
}
