import Glibc

/// The choice among the models for one series.
///
/// Each admissible model gets its criterion, each class its best model, and the class with the
/// least criterion wins; of equals the flatter one. Cost: one fit a model.
struct GrowthChoice {
  /// A model with its fit.
  private struct Candidate {
    let model: GrowthModel
    let fit: GrowthModel.Fit
  }

  private let series: GrowthSeries
  private let columns: GrowthColumns
  private let total: Double
  private let candidates: [Candidate]
  private let effectivePoints: Double

  /// The choice for `series`; growth by less than `minimumEffect` of the level is none.
  init(_ series: GrowthSeries, minimumEffect: Double) {
    self.series = series
    columns = GrowthColumns(series)
    let total = GrowthColumn.product(series.heights, series.heights)
    self.total = total
    let least = series.range > 0 ? minimumEffect * series.level / series.range : 0
    candidates = GrowthModel.all(over: columns).compactMap { model in
      guard let fit = model.fit(total: total),
        Self.isAdmissible(model, fit, minimumRise: least.isNaN ? 0 : least)
      else { return nil }
      return Candidate(model: model, fit: fit)
    }
    let closest = candidates.min {
      ($0.fit.residual, $0.model.parameters) < ($1.fit.residual, $1.model.parameters)
    }
    let rest = closest?.model.residuals(of: series.heights, closest?.fit) ?? series.heights
    effectivePoints = GrowthModel.effectivePoints(rest)
  }

  /// The fit of the best class.
  func fit() throws(GrowthDoubt) -> GrowthFit {
    var best: [GrowthClass: (criterion: Double, candidate: Candidate)] = [:]
    for candidate in candidates {
      let criterion = criterion(candidate)
      guard criterion < best[candidate.model.growth]?.criterion ?? .infinity else { continue }
      best[candidate.model.growth] = (criterion, candidate)
    }
    let classes = GrowthClass.allCases.compactMap { growth in best[growth].map { (growth, $0) } }
    // Of equals, `min` takes the first: the flatter class. A level alone is always admissible.
    guard let (growth, winner) = classes.min(by: { $0.1.criterion < $1.1.criterion })
    else { throw .outOfRange }
    let weights = classes.reduce(0) { $0 + exp((winner.criterion - $1.1.criterion) / 2) }
    let line = try GrowthLine(
      over: columns, besides: winner.candidate.model, of: series, total: total)
    let explained = total > 0 ? 1 - winner.candidate.fit.residual / total : 1
    return GrowthFit(
      growth: growth, confidence: Swift.min(1 / weights, 1), slope: line.slope,
      slopeInterval: line.interval,
      rSquared: Swift.min(Swift.max(explained, 0), 1), points: series.places.count,
      effectivePoints: effectivePoints)
  }

  /// The information criterion with the handicap.
  private func criterion(_ candidate: Candidate) -> Double {
    let count = Double(series.heights.count)
    let exact = GrowthModel.exactResidual * GrowthModel.exactResidual
    let variance = Swift.max(candidate.fit.residual / count, exact)
    return effectivePoints * log(variance)
      + Double(candidate.model.parameters) * log(effectivePoints) + candidate.model.handicap
  }

  /// The share of the range that growth beside a warm-up must rise by.
  private static let leastRiseBesideWarmUp = 0.05

  /// Whether the model's growth rises, by enough to count, and its warm-up does too.
  private static func isAdmissible(
    _ model: GrowthModel, _ fit: GrowthModel.Fit, minimumRise: Double
  ) -> Bool {
    guard model.growth != .constant else { return true }
    let rise = model.rise(fit)
    guard rise > 0, rise >= minimumRise else { return false }
    guard fit.coefficients[0] >= 0 else { return false }
    return !model.settles || rise >= leastRiseBesideWarmUp
  }
}
