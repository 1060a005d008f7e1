/// What a window is set up with. Lengths in points, times in seconds.
///
/// Nothing is checked here: `WindowEngine.init(_:)` checks it all and names the field that is
/// wrong.
public struct WindowConfiguration: Equatable, Sendable {
  /// The most rows that the viewport and the overscan together may hold.
  ///
  /// A viewport so long, or rows so short, that there would be more is refused.
  public static let maximumMaterialisedRows = 100_000
  /// The most rows that one event may add at one end: 2³².
  public static let maximumGrowth = 1 << 32
  /// The most rows that may be held at once: 2⁵³, the whole numbers that a `Double` counts.
  public static let maximumRows = 1 << 53
  /// The most rows of `EngineMode.seed`, which keeps an array of them all.
  public static let maximumPublishedRows = 1 << 20
  /// The greatest length, in points, so that no sum can overflow.
  public static let maximumLength = 1e100

  /// The first and the last row held at the start.
  public var rows: Bounds
  /// The extent of a row, above 0.
  public var extent: Double
  /// The gap between two rows, at least 0.
  public var spacing = 8.0
  /// The extents of rows that differ, held or not.
  public var extents: [Int: Double] = [:]
  /// The extent of the viewport, at least 0.
  public var viewport: Double
  /// What stands where in the viewport at the start, and while the content is the shorter one.
  public var anchor = WindowAnchor.center
  /// Rows to hold beyond the visible ones on either side, at least 0.
  public var overscan = 1
  /// How many rows to hold at most, at least 1; nil for no such cap.
  public var cap: Int?
  /// The offset at the start; nil to have it from the anchor.
  public var offset: Double?
  /// The first and the last row there is; nil for all integers. Either end may be left open with
  /// `Int.min` and `Int.max`.
  public var limits: Bounds?
  /// How far ahead of a moving viewport rows are added, in seconds of its travel, at least 0.
  public var lookAhead = 0.25
  /// The side from which a horizontal row of rows is laid out.
  public var layout = LayoutDirection.leftToRight
  /// The corrected contract, or the published arithmetic.
  public var mode = EngineMode.corrected

  /// A window on the rows `lower` to `upper`, each of `extent`, all else at its default.
  public init(lower: Int, upper: Int, extent: Double, viewport: Double) {
    rows = Bounds(lower: lower, upper: upper)
    self.extent = extent
    self.viewport = viewport
  }

  /// The published sample: rows of 3/8 of the container, in the published arithmetic.
  public static func published(lower: Int, upper: Int, container: Double) -> WindowConfiguration {
    var sample = WindowConfiguration(
      lower: lower, upper: upper, extent: container * 3 / 8, viewport: container)
    sample.mode = .seed
    return sample
  }
}

extension WindowConfiguration {
  /// Two ordinals, both included, that may still turn out to be the wrong way round.
  public struct Bounds: Equatable, Sendable {
    /// The lesser ordinal.
    public var lower: Int
    /// The greater ordinal.
    public var upper: Int

    /// The ordinals from `lower` to `upper`.
    public init(lower: Int, upper: Int) {
      self.lower = lower
      self.upper = upper
    }
  }
}
