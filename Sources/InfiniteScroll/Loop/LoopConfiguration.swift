/// What a loop is set up with. Lengths in points, times in seconds, speeds in points per second.
///
/// Nothing is checked here: `LoopEngine.init(_:)` checks it all and names the field that is wrong.
public struct LoopConfiguration: Equatable, Sendable {
  /// Which arithmetic an engine follows.
  public enum Mode: Equatable, Sendable {
    /// The contract of this library.
    case corrected
    /// The published arithmetic, faults included; its tail rule is always `TailRule.seed`.
    case seed
  }

  /// The most cells that may exist.
  public enum CellCap: Equatable, Sendable {
    /// 64, and more where the viewport shows more or where few items show several times.
    case standard
    /// This many, at least what the viewport can show at once; items beyond it recycle cells.
    case atMost(Int)
    /// One cell for every item ever shown.
    case unlimited
  }

  /// The axis of the row.
  public var axis = ScrollAxis.horizontal
  /// The side from which a horizontal row is laid out.
  public var layout = LayoutDirection.leftToRight
  /// The arithmetic.
  public var mode = Mode.corrected
  /// The number of items.
  public var items: Int
  /// The extent of every item.
  public var itemExtent: Double
  /// The gap after every item.
  public var spacing = 10.0
  /// The extent of the viewport.
  public var viewport: Double
  /// How the tail is built; checked, but of no effect, in `Mode.seed`.
  public var tail = TailRule.minimal
  /// The offset at the start.
  public var offset = 0.0
  /// What measured offsets include and targets do not.
  public var contentInset = 0.0
  /// The speed of auto-scroll, negative for backward; in `Mode.seed` points per 10 ms tick.
  public var speed = 0.0
  /// How long auto-scroll waits after a drag or a fling.
  public var resumeDelay = 0.0
  /// The pixel grid of the presented offset; 0 for none.
  public var quantum = 0.0
  /// The most cells that may exist; checked, but of no effect, in `Mode.seed`.
  public var cellCap = CellCap.standard

  /// A loop of `items` items of `itemExtent` in a viewport of `viewport`, all else at its default.
  public init(items: Int, itemExtent: Double, viewport: Double) {
    self.items = items
    self.itemExtent = itemExtent
    self.viewport = viewport
  }
}

extension LoopConfiguration {
  /// The geometry that this describes, once every other field is known to be usable.
  func checkedGeometry() throws(ConfigurationError) -> LoopGeometry {
    for (field, value) in [("offset", offset), ("contentInset", contentInset), ("speed", speed)]
    where !value.isFinite {
      throw ConfigurationError(field: field, value: value, requirement: "a finite number")
    }
    for (field, value) in [("resumeDelay", resumeDelay), ("quantum", quantum)]
    where !(value.isFinite && value >= 0) {
      throw ConfigurationError(
        field: field, value: value, requirement: "a finite number of at least 0")
    }
    try tail.checkedStep()
    let geometry = try LoopGeometry(
      itemCount: items, itemExtent: itemExtent, spacing: spacing, viewport: viewport,
      tail: mode == .seed ? .seed : tail)
    if mode == .seed, items == 0 {
      throw ConfigurationError(
        field: "items", value: items, requirement: "at least 1 in mode seed, which divides by it")
    }
    return geometry
  }
}

extension LoopConfiguration.CellCap {
  /// The cells that a loop of `geometry` may make.
  /// - Throws: `ConfigurationError` naming `cellCap` when it is less than one viewport can show.
  func capacity(for geometry: LoopGeometry) throws(ConfigurationError) -> Int {
    let visible = geometry.greatestCellCount
    switch self {
    case .unlimited: return .max
    case .standard: return max(64, geometry.itemCount <= 64 ? geometry.appearanceCount : visible)
    case .atMost(let cap):
      guard cap >= max(0, visible) else {
        throw ConfigurationError(
          field: "cellCap", value: cap,
          requirement: "at least the \(visible) cells that the viewport can show at once")
      }
      return cap
    }
  }
}
