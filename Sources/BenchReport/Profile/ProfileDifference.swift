package import BenchModel

/// What changed between two profiles, function by function.
///
/// A function is its name and its file, so that one that moved down its file is the same. Where the
/// two ran for different numbers of iterations, all values are per iteration, but for a peak.
/// Invariant: every value is finite, and the changes add up to the change of the totals (but for
/// rounding). Cost: one pass over the stacks of both.
package struct ProfileDifference: Equatable, Sendable {
  /// A function that spends something itself, before or after.
  package struct Function: Equatable, Sendable {
    package let name: String
    package let file: String?
    /// The line where it spends most: after the change, or before it where it is gone.
    package let line: Int?
    /// What it spent itself, in the measure's unit.
    package let before: Double
    package let after: Double
    /// Whether each side has the function at all, be it on the way to others.
    package let isInBase: Bool
    package let isInHead: Bool

    package var change: Double { after - before }
  }

  package let base: ProfileView
  package let head: ProfileView
  /// The greatest change first, then by name; the unchanged last.
  package let functions: [Function]
  /// True where all values are per iteration.
  package let isPerIteration: Bool

  /// Compares what `base` and `head` say of one measure.
  package init(
    base: StackProfile, head: StackProfile, of measure: StackProfile.Measure,
    runtime: RuntimeFrames = .folded
  ) {
    self.init(
      base: ProfileView(base, of: measure, runtime: runtime),
      head: ProfileView(head, of: measure, runtime: runtime))
  }

  /// Compares two views of one measure.
  package init(base: ProfileView, head: ProfileView) {
    self.base = base
    self.head = head
    isPerIteration =
      ProfileWords.isSum(head.measure) && base.origin.iterations != head.origin.iterations
    functions = Self.functions(
      FunctionTally(base), scale: Self.scale(of: base, perIteration: isPerIteration),
      FunctionTally(head), scale: Self.scale(of: head, perIteration: isPerIteration))
  }

  /// What all functions spent.
  package var before: Double { Double(base.total) / baseScale }
  package var after: Double { Double(head.total) / headScale }

  /// True where both profiles have the measure.
  package var isMeasured: Bool { base.isMeasured && head.isMeasured }

  /// What a value of each side is divided by.
  var baseScale: Double { Self.scale(of: base, perIteration: isPerIteration) }
  var headScale: Double { Self.scale(of: head, perIteration: isPerIteration) }

  private static func functions(
    _ base: FunctionTally, scale baseScale: Double, _ head: FunctionTally, scale headScale: Double
  ) -> [Function] {
    let keys = Set((base.shares + head.shares).filter { $0.own > 0 }.map(\.key))
    let functions = keys.sorted(by: FunctionKey.precedes).map { key in
      let (old, new) = (base.share(of: key), head.share(of: key))
      return Function(
        name: key.name, file: key.file, line: (new ?? old)?.line,
        before: Double(old?.own ?? 0) / baseScale, after: Double(new?.own ?? 0) / headScale,
        isInBase: old != nil, isInHead: new != nil)
    }
    let ranked = functions.enumerated().sorted { one, other in
      let sizes = (one.element.change.magnitude, other.element.change.magnitude)
      return sizes.0 != sizes.1 ? sizes.0 > sizes.1 : one.offset < other.offset
    }
    return ranked.map(\.element)
  }

  private static func scale(of view: ProfileView, perIteration: Bool) -> Double {
    perIteration ? Double(max(1, view.origin.iterations)) : 1
  }
}
