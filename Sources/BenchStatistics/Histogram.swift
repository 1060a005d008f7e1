import Glibc

/// Counts of values between fixed edges; what lies outside is counted too, so no value is lost.
///
/// Bin i holds edges[i] ≤ value < edges[i + 1]; below the first edge is `underflow`, at or above
/// the last one `overflow`, and NaN is `unordered`. Invariant: `total` is the number of values
/// added. Adding is O(log bins) and allocates nothing. It leaves out the values themselves: take
/// quantiles from the samples, not from here.
package struct Histogram: Equatable, Sendable {
  /// The edges, strictly ascending, one more than there are bins.
  package let edges: [Double]
  /// The number of values in each bin.
  package private(set) var counts: [Int]
  /// The number of values below the first edge.
  package private(set) var underflow = 0
  /// The number of values at or above the last edge.
  package private(set) var overflow = 0
  /// The number of NaN values.
  package private(set) var unordered = 0

  /// The most bins that a histogram takes.
  package static let mostBins = 10_000

  /// A histogram with the given edges; `nil` unless they are finite, strictly ascending, at least
  /// two, and make at most `mostBins` bins.
  package init?(edges: [Double]) {
    guard edges.count >= 2, edges.count <= Self.mostBins + 1, edges.allSatisfy(\.isFinite),
      zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    self.edges = edges
    counts = Array(repeating: 0, count: edges.count - 1)
  }

  /// `bins` bins of equal width; `nil` if edges coincide, are not finite or are too many.
  package init?(evenlyFrom low: Double, to high: Double, bins: Int) {
    guard low < high, low.isFinite, high.isFinite, (1...Self.mostBins).contains(bins)
    else { return nil }
    let edges = (0...bins).map { index in
      let share = Double(index) / Double(bins)
      return low * (1 - share) + high * share
    }
    self.init(edges: edges)
  }

  /// `bins` bins of equal ratio; `nil` unless 0 < low < high, or if edges coincide or are too many.
  package init?(logarithmicallyFrom low: Double, to high: Double, bins: Int) {
    guard low > 0, low < high, high.isFinite, (1...Self.mostBins).contains(bins) else { return nil }
    let edges = (0...bins).map { index in
      // The ends as given, not as they come back from the logarithm.
      if index == 0 { return low }
      if index == bins { return high }
      let share = Double(index) / Double(bins)
      return exp(log(low) * (1 - share) + log(high) * share)
    }
    self.init(edges: edges)
  }

  /// Counts one value.
  package mutating func add(_ value: Double) {
    if value.isNaN {
      unordered += 1
    } else if value < edges[0] {
      underflow += 1
    } else if value >= edges[counts.count] {
      overflow += 1
    } else {
      counts[bin(of: value)] += 1
    }
  }

  /// Counts every one of `values`.
  package mutating func add(contentsOf values: [Double]) {
    for value in values { add(value) }
  }

  /// The number of values added. O(bins).
  package var total: Int { counts.reduce(underflow + overflow + unordered, +) }

  /// The bin of a value between the first and the last edge.
  private func bin(of value: Double) -> Int {
    var low = 0
    var high = counts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if edges[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
