/// A candidate explanation of a series: a class and the columns that it is made of.
///
/// The last column is the growth, a column before it the warm-up; a constant model has at most a
/// warm-up. O(n) to fit.
struct GrowthModel {
  /// The least squares fit of a model.
  struct Fit {
    /// One coefficient for each column.
    let coefficients: [Double]
    /// The sum of squared residuals, in units of the squared range of y.
    let residual: Double
  }

  let growth: GrowthClass
  let columns: [GrowthColumn]
  /// Whether the first column is a warm-up or a single step.
  let settles: Bool
  /// The number of parameters estimated, positions and phases included.
  let parameters: Int
  /// What the class and the warm-up weigh against the model before any point is seen: twice the
  /// negative logarithm of its prior odds.
  let handicap: Double

  /// The model's fit; `nil` if its columns cannot be told apart over these points.
  func fit(total: Double) -> Fit? {
    switch columns.count {
    case 0:
      return Fit(coefficients: [], residual: total)
    case 1:
      let projection = columns[0].projection
      return Fit(
        coefficients: [projection], residual: Swift.max(total - projection * projection, 0))
    default:
      let overlap = GrowthColumn.product(columns[0].values, columns[1].values)
      let determinant = 1 - overlap * overlap
      guard determinant > 1e-6 else { return nil }
      let (first, second) = (columns[0].projection, columns[1].projection)
      let low = (first - overlap * second) / determinant
      let high = (second - overlap * first) / determinant
      let residual = total - low * first - high * second
      return Fit(coefficients: [low, high], residual: Swift.max(residual, 0))
    }
  }

  /// What is left of `heights` when the fit is taken off. O(n).
  func residuals(of heights: [Double], _ fit: Fit?) -> [Double] {
    var rest = heights
    for (column, coefficient) in zip(columns, fit?.coefficients ?? []) {
      for index in rest.indices { rest[index] -= coefficient * column.values[index] }
    }
    return rest
  }

  /// What the growth column rises by over the points; 0 for a constant model.
  func rise(_ fit: Fit) -> Double {
    guard growth != .constant, let column = columns.last, let coefficient = fit.coefficients.last
    else { return 0 }
    return coefficient * column.rise
  }
}

extension GrowthModel {
  /// The warm-up or single step in the model, if it has one.
  var settling: GrowthColumn? { settles ? columns.first : nil }

  /// Residuals of this share of the range, root mean square, are taken for exact.
  static let exactResidual = 0.005

  /// The number of independent points that the residuals are worth, at least 3.
  ///
  /// n·(1 − ρ)/(1 + ρ), with ρ the correlation of neighbours and its bias in short series,
  /// (1 + 3ρ)/n, put right (Marriott and Pope, Biometrika 41, 1954). O(n).
  static func effectivePoints(_ residuals: [Double]) -> Double {
    let count = Double(residuals.count)
    let square = GrowthColumn.product(residuals, residuals)
    guard square > count * exactResidual * exactResidual else { return count }
    let product = zip(residuals, residuals.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    let plain = product / square
    let correlation = Swift.min(Swift.max(plain + (1 + 3 * plain) / count, 0), 0.99)
    return Swift.max(count * (1 - correlation) / (1 + correlation), 3)
  }

  /// Every model that is tried, about 200 of them; more for many points.
  ///
  /// The handicaps stand for prior odds against a class: e^1.5 ≈ 4 to 1 for logarithmic and linear
  /// growth and e^4 ≈ 55 to 1 for worse, both against constant; another e to 1 for a logarithm or a
  /// curve that comes with a warm-up, since the two bend alike; and another e² to 1 for x·log x,
  /// which is nearly a line.
  static func all(over columns: GrowthColumns) -> [GrowthModel] {
    var models = [
      GrowthModel(growth: .constant, columns: [], settles: false, parameters: 1, handicap: 0)
    ]
    func add(
      _ growth: GrowthClass, settling: GrowthColumn? = nil, _ parts: GrowthColumn?...,
      parameters: Int, handicap: Double
    ) {
      let present = parts.compactMap { $0 }
      guard present.count == parts.count else { return }
      models.append(
        GrowthModel(
          growth: growth, columns: (settling.map { [$0] } ?? []) + present,
          settles: settling != nil, parameters: parameters, handicap: handicap))
    }
    if let step = columns.singleStep {
      add(.constant, settling: step, parameters: 3, handicap: 0)
    }
    add(.logarithmic, columns.logarithm, parameters: 2, handicap: 3)
    add(.linear, columns.line, parameters: 2, handicap: 3)
    add(.worse, columns.logLinear, parameters: 2, handicap: 12)
    for steep in columns.steep { add(.worse, steep, parameters: 2, handicap: 8) }
    for warmUp in columns.warmUps {
      add(.constant, settling: warmUp, parameters: 3, handicap: 0)
      add(.logarithmic, settling: warmUp, columns.logarithm, parameters: 4, handicap: 5)
      add(.linear, settling: warmUp, columns.line, parameters: 4, handicap: 3)
      for steep in columns.steep {
        add(.worse, settling: warmUp, steep, parameters: 4, handicap: 10)
      }
    }
    for doubling in columns.doublings {
      add(.linear, doubling, parameters: 3, handicap: 3)
      add(.linear, doubling, columns.line, parameters: 4, handicap: 3)
    }
    for steps in columns.treeSteps { add(.logarithmic, steps, parameters: 3, handicap: 3) }
    return models
  }
}
