/// The straight line through a series, next to the warm-up or single step of the model chosen.
///
/// Invariant: slope and ends of the interval are finite, also times 1,000. O(n).
struct GrowthLine {
  /// y per unit of x.
  let slope: Double
  /// The 95 % interval: Student's for as many points as the residuals are worth.
  let interval: Interval

  init(
    over columns: GrowthColumns, besides model: GrowthModel, of series: GrowthSeries, total: Double
  ) throws(GrowthDoubt) {
    guard let line = columns.line else { throw .outOfRange }
    let straight = GrowthModel(
      growth: .linear, columns: [line], settles: false, parameters: 2, handicap: 0)
    var chosen = straight
    if let settling = model.settling {
      chosen = GrowthModel(
        growth: .linear, columns: [settling, line], settles: true, parameters: 4, handicap: 0)
    }
    if chosen.fit(total: total) == nil { chosen = straight }
    guard let fit = chosen.fit(total: total), let coefficient = fit.coefficients.last
    else { throw .outOfRange }
    let half = Self.halfWidth(chosen, chosen.residuals(of: series.heights, fit))
    func raw(_ value: Double) -> Double {
      value / line.length * series.range * (series.peak / series.farthest)
    }
    guard let interval = Interval(low: raw(coefficient - half), high: raw(coefficient + half)),
      Swift.max(abs(interval.low), abs(interval.high)) <= .greatestFiniteMagnitude / 1_000
    else { throw .outOfRange }
    slope = raw(coefficient)
    self.interval = interval
  }

  /// Half the width of the coefficient's interval.
  private static func halfWidth(_ model: GrowthModel, _ residuals: [Double]) -> Double {
    let columns = model.columns
    let overlap =
      columns.count == 2 ? GrowthColumn.product(columns[0].values, columns[1].values) : 0
    let spare = GrowthModel.effectivePoints(residuals) - Double(columns.count + 1)
    let freedom = Swift.max(spare, 1)
    let square = GrowthColumn.product(residuals, residuals)
    let deviation = (square / freedom / (1 - overlap * overlap)).squareRoot()
    let z = NormalDistribution.twoSided(0.95) ?? 1.96
    return NormalDistribution.student(z, freedom: freedom) * deviation
  }
}
