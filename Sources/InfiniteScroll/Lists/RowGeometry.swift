/// Where the rows of a list lie: extents in points along the axis that scrolls, with spacing
/// between.
///
/// Rows of one extent cost no memory and O(1) time.
public struct RowGeometry: Sendable {
  /// Points between one row and the next.
  public let spacing: Double
  /// Rows.
  public private(set) var count: Int
  private let extent: Double

  /// Makes `count` rows of `extent` points each.
  init(count: Int, extent: Double, spacing: Double) {
    self.count = count
    self.extent = extent
    self.spacing = spacing
  }

  private var footprint: Double { extent + spacing }

  /// Points from the leading edge of the first row to the trailing edge of the last; 0 without
  /// rows.
  public var contentExtent: Double { count == 0 ? 0 : Double(count) * footprint - spacing }

  /// The leading edge of a row; `row` counts as the nearest in 0…count, and `count` stands for the
  /// row that an append would add.
  public func offset(ofRow row: Int) -> Double { Double(min(max(row, 0), count)) * footprint }

  /// The extent of a row in points; 0 if there is no such row.
  public func extent(ofRow row: Int) -> Double { row >= 0 && row < count ? extent : 0 }

  /// The last row whose leading edge is at or before `offset`; the first row for an offset before
  /// the content, nil without rows.
  public func row(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard offset > 0 else { return 0 }
    let row = Int(min(offset / footprint, Double(count - 1)))
    if Double(row) * footprint > offset { return row - 1 }
    return row + 1 < count && Double(row + 1) * footprint <= offset ? row + 1 : row
  }

  /// The rows whose span [leading, trailing) meets [offset, offset + viewport).
  public func rows(at offset: Double, viewport: Double) -> Range<Int> {
    guard viewport > 0, let last = row(at: offset + viewport), var first = row(at: offset) else {
      return 0..<0
    }
    let isInGap = spacing > 0 && self.offset(ofRow: first) + extent(ofRow: first) <= offset
    if isInGap && first + 1 < count { first += 1 }
    let end = self.offset(ofRow: last) < offset + viewport ? last + 1 : last
    return first..<max(first + 1, end)
  }

  /// The least footprint of a row.
  var shortestFootprint: Double { footprint }

  mutating func insert(_ added: Int) { count += added }
  mutating func remove(_ removed: Int) { count -= removed }
}
