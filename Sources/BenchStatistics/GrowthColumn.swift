import Glibc

/// One regressor of a growth model over the points of a series: a shape, centred and of length 1.
///
/// Centring takes the constant term out of every fit, unit length makes a fit on one column a
/// single product. Invariant: the values sum to 0 and their squares to 1. O(n).
struct GrowthColumn {
  /// The shape at each point.
  let values: [Double]
  /// The product with the heights of the series: the coefficient of a fit on this column alone.
  let projection: Double
  /// The length of the shape before it was scaled to 1.
  let length: Double

  /// The column of a shape; `nil` if the shape is flat over the points.
  init?(_ shape: [Double], against heights: [Double]) {
    let mean = shape.reduce(0, +) / Double(shape.count)
    let centred = shape.map { $0 - mean }
    let length = Self.product(centred, centred).squareRoot()
    guard length.isFinite, length > 1e-9 else { return nil }
    self.length = length
    values = centred.map { $0 / length }
    projection = Self.product(values, heights)
  }

  /// What the shape rises by from the first point to the last.
  var rise: Double { values[values.count - 1] - values[0] }

  /// The inner product of two lists of equal length.
  static func product(_ left: [Double], _ right: [Double]) -> Double {
    // Through pointers: this is the innermost loop, and debug builds run it in tests.
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        var sum = 0.0
        var index = 0
        let count = Swift.min(left.count, right.count)
        while index < count {
          sum += left[index] * right[index]
          index += 1
        }
        return sum
      }
    }
  }
}

/// The shapes that growth models are made of, over the points of one series.
struct GrowthColumns {
  let logarithm: GrowthColumn?
  let line: GrowthColumn?
  /// x·log(1 + x).
  let logLinear: GrowthColumn?
  /// x^1.5, x², x³.
  let steep: [GrowthColumn]
  /// Rising to a level and staying there: straight or exponentially, over up to half of the range.
  let warmUps: [GrowthColumn]
  /// The storage of an array that doubles when it is full, at eight phases of the doubling.
  let doublings: [GrowthColumn]
  /// One step at each doubling, at the same phases: the depth of a tree.
  let treeSteps: [GrowthColumn]
  /// Flat, one step, flat: where the step fits best.
  let singleStep: GrowthColumn?

  init(_ series: GrowthSeries) {
    func column(_ shape: [Double]) -> GrowthColumn? {
      GrowthColumn(shape, against: series.heights)
    }
    let shares = series.shares
    logarithm = column(series.places.map { log1p($0) })
    line = column(shares)
    logLinear = column(zip(shares, series.places).map { $0 * log1p($1) })
    steep = [
      shares.map { $0 * $0.squareRoot() }, shares.map { $0 * $0 }, shares.map { $0 * $0 * $0 },
    ]
    .compactMap(column)
    warmUps = Self.warmUpEnds(points: shares.count).flatMap { end in
      [
        shares.map { Swift.min($0 / end, 1) },
        // The exponential is 95 % of the way up where the straight ramp ends.
        shares.map { 1 - exp(-3 * $0 / end) },
      ]
    }.compactMap(column)
    let stairs = Self.doublingPhases.map { Self.doublingsBefore(series, phase: $0) }
    doublings = stairs.compactMap { column($0.map { exp2($0) }) }
    treeSteps = stairs.compactMap(column)
    singleStep = Self.bestStep(in: series.heights).flatMap { first in
      column(shares.indices.map { $0 < first ? 0 : 1 })
    }
  }

  /// Where a warm-up may end, as shares of the range: from a half down to one in 36, closer
  /// together where many points would tell a rough guess from the truth.
  private static func warmUpEnds(points: Int) -> [Double] {
    let count = points <= 100 ? 12 : 30
    return (0..<count).map { 0.5 * pow(18, -Double($0) / Double(count - 1)) }
  }

  private static var doublingPhases: [Double] { (0..<8).map { exp2(Double($0) / 8) } }

  /// The number of doublings at each point, counted from the far end, with all x below 1 alike.
  private static func doublingsBefore(_ series: GrowthSeries, phase: Double) -> [Double] {
    let first = log2(phase / series.farthest).rounded(.up)
    let least = series.farthest > 1 ? Swift.max(first, -64) : -10
    return series.shares.map { Swift.max(log2($0 * phase).rounded(.up), least) }
  }

  /// The index of the first point after the step that leaves the least residual, neither side
  /// shorter than a tenth of the points; `nil` if there is no room for a step. O(n).
  private static func bestStep(in heights: [Double]) -> Int? {
    let count = heights.count
    let shortest = Swift.max(3, count / 10)
    guard count >= 2 * shortest else { return nil }
    var sum = heights.prefix(shortest - 1).reduce(0, +)
    var best: (first: Int, explained: Double)?
    for first in shortest...(count - shortest) {
      sum += heights[first - 1]
      // The heights sum to 0, so the other side's sum is the negative.
      let explained = sum * sum / Double(first) + sum * sum / Double(count - first)
      if explained > best?.explained ?? -1 { best = (first, explained) }
    }
    return best?.first
  }
}
