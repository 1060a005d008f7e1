/// Where the rows of a list lie: extents in points along the axis that scrolls, with spacing
/// between.
///
/// Rows of one extent are a count and an extent: no memory, O(1). From the first exception on they
/// are an `ExtentTree`: offset of a row, row at an offset, resize, insert, remove and move in O(log
/// n), in memory that grows with the exceptions and not with the rows. Sums are recomputed from
/// their parts, so that offsets do not drift however often rows change. Searching for the offset of
/// a row always finds that row. Leaves out: what is visible over time, and which rows have cells;
/// that is `VirtualList`.
///
///     var rows = try RowGeometry(count: 1_000_000, extent: 72, spacing: 0)
///     try rows.resize(500_000, to: 100)
///     rows.offset(ofRow: 500_001)                             // 36_000_100
///     rows.row(at: 36_000_050)                                // 500_000
public struct RowGeometry: Sendable {
  /// Points between one row and the next.
  public let spacing: Double
  /// Rows.
  public internal(set) var count: Int
  /// Whether all rows are of `extent`; else they are in `tree`.
  var isUniform = true
  var extent: Double
  var tree: ExtentTree
  /// A lower bound of the rows' footprints: the least of all since there were no rows.
  var shortestFootprint: Double

  /// Makes `count` rows of `extent` points each.
  ///
  /// Throws when a number is out of range: the field that it names is `rows`, `extent` or
  /// `spacing`.
  public init(count: Int, extent: Double, spacing: Double = 0) throws(ConfigurationError) {
    try self.init(count: count, extent: extent, named: "extent", spacing: spacing)
  }

  /// Makes one row per extent, in points.
  ///
  /// Throws when a number is out of range: the field that it names is `extents` or `spacing`.
  /// Complexity: O(n).
  public init(_ extents: [Double], spacing: Double = 0) throws(ConfigurationError) {
    try Self.check(spacing: spacing)
    for extent in extents where !Self.isExtent(extent) {
      throw ConfigurationError(field: "extents", value: extent, requirement: Self.requirement)
    }
    self.spacing = spacing
    tree = ExtentTree(spacing: spacing)
    count = extents.count
    extent = extents.first ?? 0
    shortestFootprint = (extents.min() ?? .infinity) + spacing
    let content = extents.reduce(0, +) + Double(count) * spacing
    if let broken = ListLimits.broken(rows: count, content: content, shortest: shortestFootprint) {
      throw ConfigurationError(field: "extents", value: "\(count) rows", requirement: broken)
    }
    if extents.contains(where: { $0 != extents[0] }) {
      tree = ExtentTree(extents, spacing: spacing)
      isUniform = false
    }
  }

  init(
    count: Int, extent: Double, named field: String, spacing: Double
  ) throws(ConfigurationError) {
    try Self.check(spacing: spacing)
    guard Self.isExtent(extent) else {
      throw ConfigurationError(field: field, value: extent, requirement: Self.requirement)
    }
    guard count >= 0 else {
      throw ConfigurationError(field: "rows", value: count, requirement: "at least 0")
    }
    self.spacing = spacing
    tree = ExtentTree(spacing: spacing)
    self.count = count
    self.extent = extent
    shortestFootprint = extent + spacing
    let content = Double(count) * shortestFootprint
    if let broken = ListLimits.broken(rows: count, content: content, shortest: shortestFootprint) {
      throw ConfigurationError(field: "rows", value: count, requirement: broken)
    }
  }

  static let requirement = "a finite number above 0"

  static func isExtent(_ extent: Double) -> Bool { extent.isFinite && extent > 0 }

  private static func check(spacing: Double) throws(ConfigurationError) {
    guard spacing.isFinite, spacing >= 0 else {
      throw ConfigurationError(
        field: "spacing", value: spacing, requirement: "a finite number of at least 0")
    }
  }
}
