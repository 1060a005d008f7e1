extension Growth {
  /// The class of growth that the points show, from the points alone, in any order.
  ///
  /// Some 200 models are fitted by least squares: a level; a level after a warm-up (straight or
  /// exponential, over at most half of the range) or after one step; a + b·log(1 + x), smooth or in
  /// one step a doubling; a + b·x, smooth or as an array that doubles or as both; x·log(1 + x),
  /// x^1.5, x² and x³; and the smooth ones after a warm-up. Each gets the Bayesian information
  /// criterion n′·log(RSS/n) + k·log n′ (Schwarz, "Estimating the dimension of a model", Annals of
  /// Statistics 6(2), 1978) plus a handicap for unlikely classes, and the least decides. The
  /// confidence of a class is exp(−½·criterion) of its best model over the sum of that over the
  /// classes: 1 where the others are far behind, ½ where one is equally good.
  ///
  /// Neighbours that err alike say less: n′ = n·(1 − ρ)/(1 + ρ) is the number of independent points
  /// that n are worth, ρ being the correlation of neighbouring residuals of the closest model. It
  /// keeps sawteeth and stairs from being taken for many measurements of a slope.
  ///
  /// Growth is only what rises by at least `minimumEffect` of the level over the points, and by a
  /// twentieth of the range where a warm-up explains the rest. Residuals below half a percent of
  /// the range count as exact, so a series without noise is no special case. Points at one x
  /// are averaged, a lone spike is put back in line, and beyond 256 points neighbours are averaged.
  /// Cost: O(n log n) to sort, then a constant number of fits of at most 256 points.
  ///
  /// It leaves out growth that starts late, since one step anywhere is a level, and growth of rare
  /// spikes: aggregate those first, as a p99 per 1,000 rows. Teeth and pages want to be sampled:
  /// take 50 points or more, and some for each page.
  package static func of(
    _ points: [(x: Double, y: Double)], minimumEffect: Double = defaultMinimumEffect
  ) -> Growth {
    do throws(GrowthDoubt) {
      let series = try GrowthSeries(points)
      return .fitted(try GrowthChoice(series, minimumEffect: minimumEffect).fit())
    } catch {
      return .undetermined(error)
    }
  }
}
