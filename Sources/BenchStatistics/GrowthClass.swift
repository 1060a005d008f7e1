/// How a quantity grows with the number of things, the flattest first.
package enum GrowthClass: String, CaseIterable, Comparable, Sendable {
  /// Bounded: flat, or rising to a level and staying there, or swinging around one, or falling.
  case constant
  /// As the logarithm: each doubling of x adds the same amount.
  case logarithmic
  /// In proportion, in steps or smoothly; √x too, which is nearer to a line than to a logarithm.
  case linear
  /// Faster than in proportion: x·log x where noise is about 1 % or less, x^1.5 and beyond.
  case worse

  package static func < (left: GrowthClass, right: GrowthClass) -> Bool {
    left.rank < right.rank
  }

  /// The place in the order, from 0.
  private var rank: Int {
    switch self {
    case .constant: 0
    case .logarithmic: 1
    case .linear: 2
    case .worse: 3
    }
  }
}

/// Why a growth class cannot be told from the points given.
package enum GrowthDoubt: Error, Equatable, Sendable {
  /// Fewer than `Growth.fewestPoints` points.
  case tooFewPoints(Int)
  /// All x are the same, to six digits.
  case noSpread
  /// Fewer than `Growth.fewestPlaces` different x.
  case tooFewPlaces(Int)
  /// A coordinate is NaN or infinite.
  case notFinite
  /// An x is below zero: x counts things.
  case negativeX
  /// The slope leaves the finite numbers.
  case outOfRange
}
