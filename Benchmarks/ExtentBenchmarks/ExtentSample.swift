import InfiniteScroll
import Workloads

/// The rows that the suite measures with: whole points from 44 to 100, 72 on average, seeded.
enum ExtentSample {
  /// Rows of a long list.
  static let rowCount = 1_000_000
  /// Rows of a list that is not worth the trouble.
  static let shortRowCount = 1000
  /// Rows of the longest list.
  static let longestRowCount = 10_000_000
  /// The extent of rows that are all alike, and the estimate of those not yet measured, pt.
  static let extent = 72.0
  /// Seventeen rows.
  static let viewport = 17 * extent

  static func extents(_ count: Int, seed: UInt64) -> ContiguousArray<Double> {
    var draw = SeededDraw(seed: seed)
    return ContiguousArray((0..<count).map { _ in Double(44 + draw.below(57)) })
  }

  /// What one operation touches: rows and an offset that have nothing to do with each other.
  struct Probe {
    let row: Int
    let extent: Double
    let asked: Int
    let offset: Double
  }

  /// Rows from the middle half, offsets from all but the last hundredth.
  static func probes(_ count: Int, rows: Int, seed: UInt64) -> ContiguousArray<Probe> {
    var draw = SeededDraw(seed: seed, stream: 1)
    return ContiguousArray(
      (0..<count).map { _ in
        Probe(
          row: rows / 4 + draw.below(rows / 2), extent: Double(44 + draw.below(56)),
          asked: draw.below(rows), offset: Double(rows) * extent * 0.99 * draw.fraction())
      })
  }
}
