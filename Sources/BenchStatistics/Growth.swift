/// What a series of points says about growth: a fit, or the reason why there is none.
package enum Growth: Equatable, Sendable {
  /// The class that fits best, with its slope.
  case fitted(GrowthFit)
  /// The points do not say.
  case undetermined(GrowthDoubt)

  /// The fewest points that a class is told from. So few do for series without noise or teeth.
  package static let fewestPoints = 8
  /// The fewest different x that a class is told from.
  package static let fewestPlaces = 8
  /// The least rise that counts as growth unless told otherwise, as a share of the level: 0.5 %.
  package static let defaultMinimumEffect = 0.005

  /// The fit, if there is one.
  package var fit: GrowthFit? {
    if case .fitted(let fit) = self { fit } else { nil }
  }
}

/// A growth class fitted to points, with the slope and how sure the class is.
///
/// Invariant: every number is finite; the slope lies in its interval.
package struct GrowthFit: Equatable, Sendable {
  /// The class.
  package let growth: GrowthClass
  /// The posterior share of the class, 0 to 1, after the evidence of the points: see
  /// `Growth.of(_:minimumEffect:)`. Below 0.9 the points do not decide.
  package let confidence: Double
  /// The slope of the straight line through the points, y per unit of x, whatever the class; a
  /// warm-up or a single step that belongs to the best model is taken off first.
  package let slope: Double
  /// The 95 % interval of the slope, widened for residuals that depend on their neighbours.
  package let slopeInterval: Interval
  /// The share of the variance that the best model explains: near 0 for noise around a level, 1
  /// for points exactly on the curve, a level included.
  package let rSquared: Double
  /// The number of points fitted, after those at one x, and neighbours beyond 256, were averaged.
  package let points: Int
  /// The number of independent points that these are worth, given how residuals depend on their
  /// neighbours; at most `points`.
  package let effectivePoints: Double

  /// The slope per 1,000 units of x; finite, as the slope was checked for it.
  package var slopePerThousand: Double { slope * 1_000 }
}
