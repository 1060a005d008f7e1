/// How many items a loop repeats after its last one, so that the seam never shows a hole.
///
/// With e the item extent, s the spacing, f = e + s the footprint and V the viewport. No items or
/// no viewport need no copies, by every rule. Ceilings have a relative tolerance of 1e-9, so that
/// rounding noise adds no copy.
public enum TailRule: Equatable, Sendable {
  /// The published ⌊V/f + ½⌋ + 1: too few copies where the spacing is wide.
  case seed
  /// The least number without a hole in any frame: ⌈(V + s)/f⌉.
  case minimal
  /// `minimal` for a frame that may overshoot the seam by `maximumStep` points before it wraps.
  case flingSafe(maximumStep: Double)
  /// No tail: cells are computed from the offset and the seam can always be reached.
  case virtual
}

extension TailRule {
  /// The most copies of which each still has an exact ordinal as a `Double`.
  static let greatestDuplicates = 1 << 53

  /// The number of copies d of this rule for lengths in points.
  /// - Throws: `ConfigurationError` naming `maximumStep` when that is NaN, infinite or negative,
  ///   and naming it or `viewport` when the number of copies does not fit.
  func duplicates(
    itemCount: Int, itemExtent: Double, spacing: Double, viewport: Double
  ) throws(ConfigurationError) -> Int {
    let step = try checkedStep()
    guard itemCount > 0, viewport > 0 else { return 0 }
    let footprint = itemExtent + spacing
    let copies =
      switch self {
      case .seed: (viewport / footprint).rounded() + 1
      case .minimal, .flingSafe:
        Tolerance.ceiling((viewport + step + spacing) / footprint)
      case .virtual: 0.0
      }
    guard copies <= Double(Self.greatestDuplicates) else {
      throw ConfigurationError(
        field: step > viewport ? "maximumStep" : "viewport", value: max(step, viewport),
        requirement: "short enough to be filled by \(Self.greatestDuplicates) items")
    }
    return Int(saturating: copies)
  }

  /// The step that may overshoot the seam, 0 for the rules that have none.
  /// - Throws: `ConfigurationError` naming `maximumStep` when it is NaN, infinite or negative.
  @discardableResult
  func checkedStep() throws(ConfigurationError) -> Double {
    guard case .flingSafe(let step) = self else { return 0 }
    guard step.isFinite, step >= 0 else {
      throw ConfigurationError(
        field: "maximumStep", value: step, requirement: "a finite number of at least 0")
    }
    return step
  }
}
