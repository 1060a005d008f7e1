/// The lengths of a loop of equal items, in points: footprint, period, tail and content.
///
/// Invariant: every length is finite, the footprint is above 0, and no viewport shows more than
/// `greatestVisibleCount` cells. All members are O(1). It holds no offset and no cells.
public struct LoopGeometry: Equatable, Sendable {
  /// The most items of which each has an exact ordinal as a `Double`.
  public static let greatestItemCount = 1 << 53
  /// The longest period and content, so that sums with an offset stay finite.
  public static let greatestLength = 1e300
  /// The most cells that a viewport may show at once.
  public static let greatestVisibleCount = 100_000

  /// The number of items, n.
  public let itemCount: Int
  /// The extent of each item, e.
  public let itemExtent: Double
  /// The gap after each item, s.
  public let spacing: Double
  /// The extent of the viewport, V.
  public let viewport: Double
  /// The rule that gave `duplicates`.
  public let tail: TailRule
  /// From an item's leading edge to the next one's: f = e + s.
  public let footprint: Double
  /// From an item to its next repetition: P = n · f.
  public let period: Period
  /// The items repeated after the last one, d.
  public let duplicates: Int
  /// The extent of items and tail, C = (n + d) · f − s; 0 without items.
  public let contentExtent: Double

  /// Measures a loop.
  /// - Throws: `ConfigurationError` that names the field: a number that is NaN, infinite or out of
  ///   range, or a combination whose lengths or counts do not fit.
  public init(
    itemCount: Int, itemExtent: Double, spacing: Double = 10, viewport: Double,
    tail: TailRule = .minimal
  ) throws(ConfigurationError) {
    try Self.check(itemCount, itemExtent, spacing, viewport)
    self.itemCount = itemCount
    self.itemExtent = itemExtent
    self.spacing = spacing
    self.viewport = viewport
    self.tail = tail
    footprint = itemExtent + spacing
    let length = Double(itemCount) * footprint
    guard length <= Self.greatestLength else { throw Self.tooMany(itemCount) }
    period = try Period(length: length)
    duplicates = try tail.duplicates(
      itemCount: itemCount, itemExtent: itemExtent, spacing: spacing, viewport: viewport)
    contentExtent =
      itemCount > 0 ? Double(itemCount + duplicates) * footprint - spacing : 0
    guard contentExtent <= Self.greatestLength else { throw Self.tooMany(itemCount) }
  }

  /// The greatest offset at which the viewport is inside the content, M = C − V; may be negative.
  public var greatestOffset: Double { contentExtent - viewport }

  /// The offset in [0, P) that shows what `x` shows; see `Period.wrap(_:)`.
  @inlinable
  public func wrap(_ x: Double) -> Double { period.split(x).offset }

  /// Whether the content is long enough to be scrolled to the seam: M ≥ P, with a relative
  /// tolerance of 1e-9 (the seed rule: M > P, as published). Always so without a tail.
  public var isSeamReachable: Bool {
    switch tail {
    case .virtual: true
    case .seed: greatestOffset > period.length
    // M ≥ P is d · f − s ≥ V; said so, the tolerance is that of the rule and no bits cancel.
    case .minimal, .flingSafe:
      Tolerance.isAtLeast(Double(duplicates) * footprint, viewport + spacing)
    }
  }

  /// The most cells that any offset can show at once: ⌈(V + e)/f⌉; 0 without a viewport.
  ///
  /// Speaks of the lengths alone: the same for every number of items above 0.
  public var greatestCellCount: Int {
    viewport > 0 ? Int(saturating: Self.mostCells(itemExtent, footprint, viewport)) : 0
  }

  /// The cells with which every item has one for each time that it shows at once.
  var appearanceCount: Int {
    let times = (greatestCellCount + itemCount - 1) / max(1, itemCount)
    return times * itemCount
  }

  /// The offset, not wrapped, at which `item` stands in the viewport as `alignment` says.
  func offset(of item: Int, aligned alignment: ScrollAlignment) -> Double {
    Double(item) * footprint - alignment.position(extent: itemExtent, viewport: viewport)
  }

  private static func mostCells(
    _ itemExtent: Double, _ footprint: Double, _ viewport: Double
  ) -> Double {
    Tolerance.ceiling((viewport + itemExtent) / footprint)
  }

  private static func tooMany(_ itemCount: Int) -> ConfigurationError {
    ConfigurationError(
      field: "items", value: itemCount,
      requirement: "few enough for content of at most \(greatestLength) points")
  }

  private static func check(
    _ itemCount: Int, _ itemExtent: Double, _ spacing: Double, _ viewport: Double
  ) throws(ConfigurationError) {
    guard (0...greatestItemCount).contains(itemCount) else {
      throw ConfigurationError(
        field: "items", value: itemCount, requirement: "from 0 to \(greatestItemCount) items")
    }
    guard itemExtent.isFinite, itemExtent > 0 else {
      throw ConfigurationError(
        field: "itemExtent", value: itemExtent, requirement: "a finite number above 0")
    }
    guard spacing.isFinite, spacing >= 0, (itemExtent + spacing).isFinite else {
      throw ConfigurationError(
        field: "spacing", value: spacing, requirement: "a finite number of at least 0")
    }
    guard viewport.isFinite, viewport >= 0 else {
      throw ConfigurationError(
        field: "viewport", value: viewport, requirement: "a finite number of at least 0")
    }
    guard mostCells(itemExtent, itemExtent + spacing, viewport) <= Double(greatestVisibleCount)
    else {
      throw ConfigurationError(
        field: "viewport", value: viewport,
        requirement: "short enough to show at most \(greatestVisibleCount) items")
    }
  }
}
