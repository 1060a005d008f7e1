/// Points made ready for fitting: in order of x, single spikes taken out, y scaled to its range.
///
/// Invariant: at least two points and at most `mostPoints`, x strictly ascending from 0 up and with
/// spread; `heights` have mean 0 and range 1, or are all 0 if y is flat. Whatever the magnitude of
/// x and y, nothing overflows here. O(n log n).
struct GrowthSeries {
  /// x in ascending order.
  let places: [Double]
  /// x as a share of `farthest`.
  let shares: [Double]
  /// The greatest x given, which averaging may have drawn nearer.
  let farthest: Double
  /// y without spikes, centred, in units of its range.
  let heights: [Double]
  /// The range of y in units of `peak`; 0 if y is flat.
  let range: Double
  /// The greatest absolute y.
  let peak: Double
  /// The median of the absolute y in units of `peak`.
  let level: Double

  /// The series of `points`, in any order.
  init(_ points: [(x: Double, y: Double)]) throws(GrowthDoubt) {
    guard points.count >= Growth.fewestPoints else { throw .tooFewPoints(points.count) }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { throw .notFinite }
    guard points.allSatisfy({ $0.x >= 0 }) else { throw .negativeX }
    let greatestX = points.reduce(0) { Swift.max($0, $1.x) }
    farthest = greatestX
    let reached = Set(points.map { greatestX > 0 ? $0.x / greatestX : 1 })
    guard let nearest = reached.min(), nearest < 1 - Self.leastSpread else { throw .noSpread }
    guard reached.count >= Growth.fewestPlaces else { throw .tooFewPlaces(reached.count) }
    let greatestY = points.reduce(0) { Swift.max($0, abs($1.y)) }
    peak = greatestY
    let scaledPoints = points.map { ($0.x / greatestX, greatestY > 0 ? $0.y / greatestY : 0) }
    let thin = Self.thinned(scaledPoints.sorted { $0 < $1 })
    shares = thin.map(\.0)
    places = shares.map { $0 * greatestX }
    let scaled = thin.map(\.1)
    let least = scaled.min() ?? 0
    let spread = (scaled.max() ?? 0) - least
    range = spread
    level = Quantile.median(scaled.map(abs)) ?? 0
    let unit = scaled.map { spread > 0 ? ($0 - least) / spread : 0 }
    let mean = unit.reduce(0, +) / Double(unit.count)
    heights = unit.map { $0 - mean }
  }

  /// Where x spreads over a smaller share of itself, there is no shape to see.
  private static let leastSpread = 1e-6

  /// The most points that are fitted; neighbours are averaged where there are more.
  private static let mostPoints = 256

  /// One point for each x, the mean of its y, without spikes, and in means of neighbours if there
  /// are too many: the shape stays, the noise shrinks, and the cost of fitting is bounded.
  private static func thinned(_ sorted: [(Double, Double)]) -> [(Double, Double)] {
    var merged: [(Double, Double)] = []
    var index = 0
    while index < sorted.count {
      let run = sorted[index...].prefix { $0.0 == sorted[index].0 }
      merged.append((sorted[index].0, run.reduce(0) { $0 + $1.1 } / Double(run.count)))
      index = run.endIndex
    }
    let smooth = Array(zip(merged.map(\.0), withoutSpikes(merged.map(\.1))))
    let size = (smooth.count + mostPoints - 1) / mostPoints
    return stride(from: 0, to: smooth.count, by: size).map { start in
      let group = smooth[start...].prefix(size)
      let count = Double(group.count)
      return (group.reduce(0) { $0 + $1.0 } / count, group.reduce(0) { $0 + $1.1 } / count)
    }
  }

  /// The values with lone spikes put back between their neighbours.
  ///
  /// A spike leaves both neighbours in the same direction by more than six times the median step.
  /// The first or last value is one if it lies further above all others than they lie apart: the
  /// cost of a first call, a burst at the end. Steps, slopes and teeth of several points are kept.
  static func withoutSpikes(_ values: [Double]) -> [Double] {
    let steps = zip(values.dropFirst(), values).map { abs($0 - $1) }
    let most = 6 * (Quantile.median(steps) ?? 0)
    var smooth = values
    for index in values.indices.dropFirst().dropLast() {
      let before = values[index] - values[index - 1]
      let after = values[index] - values[index + 1]
      guard before * after > 0, Swift.min(abs(before), abs(after)) > most else { continue }
      smooth[index] = values[index - 1] / 2 + values[index + 1] / 2
    }
    if towers(smooth[0], above: smooth.dropFirst()) { smooth[0] = smooth[1] }
    let last = smooth.count - 1
    if towers(smooth[last], above: smooth.dropLast()) { smooth[last] = smooth[last - 1] }
    return smooth
  }

  /// Whether `value` lies further above `others` than they lie apart.
  private static func towers(_ value: Double, above others: ArraySlice<Double>) -> Bool {
    guard let least = others.min(), let most = others.max() else { return false }
    return value - most > most - least
  }
}
