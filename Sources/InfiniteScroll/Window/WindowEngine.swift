/// A list that grows at both ends, and in which nothing visible moves when it does.
///
/// The rows held are the ordinals `lower` to `upper` less those removed. The truth is where the
/// first visible row stands in the viewport; the offset, which counts from the first row held, is
/// derived from it. So prepending, dropping and resizing above need no correction that could round:
/// they leave the truth alone. Growing and dropping are O(1) for rows like the others, and a frame
/// is O(log m + visible rows), m being the rows that were measured or removed; a frame allocates
/// nothing. Invariant: at least one row is held, all of them inside the limits.
///
/// It leaves out what the rows show, the conversion of ordinals to dates, and time: the caller says
/// how long a frame took. In seed mode the rows are also kept in an array, as published, so that
/// adding one in front costs O(rows).
///
///     let days = WindowConfiguration(lower: -10, upper: 10, extent: 44, viewport: 600)
///     var window = try WindowEngine(days)
///     try window.handle(.scrollBy(distance: -200, seconds: 1.0 / 60))   // grows by itself
///     try window.handle(.prepend(5))                          // and nothing visible moves
///     for row in window.visibleRows { draw(row) }
public struct WindowEngine: Equatable, Sendable {
  let limits: ClosedRange<Int>
  let anchor: WindowAnchor
  let lookAhead: Double
  let cap: Int?
  var line: RowLine
  var held: ClosedRange<Int>
  var place: RowPlace
  var moving: WindowFling?
  var published = PublishedRows()

  /// The corrected contract, or the published arithmetic.
  public let mode: EngineMode
  /// The side from which a horizontal row of rows is laid out.
  public let layout: LayoutDirection
  /// Rows held beyond the visible ones on either side.
  public let overscan: Int
  /// The extent of the viewport in points.
  public internal(set) var viewport: Double
  /// Frames whose offset lay outside the content even after it had grown.
  public private(set) var clampedFrames = 0

  /// Makes a window that holds the rows of `configuration`, not yet grown.
  ///
  /// Throws the first field that is out of its range. Complexity: O(n log n) for n extents that
  /// differ, and O(rows) in seed mode.
  public init(_ configuration: WindowConfiguration) throws(ConfigurationError) {
    line = try configuration.checkedLine()
    limits = try configuration.checkedLimits()
    try configuration.checkCounts()
    (anchor, lookAhead, cap) = (configuration.anchor, configuration.lookAhead, configuration.cap)
    (mode, layout) = (configuration.mode, configuration.layout)
    (overscan, viewport) = (configuration.overscan, configuration.viewport)
    held = configuration.rows.lower...configuration.rows.upper
    place = RowPlace(row: held.lowerBound, position: 0)
    place.position = configuration.offset.map { 0 - $0 } ?? startOfContent
    place = line.first(given: place, in: held)
    if mode == .seed { published.ordinals = ContiguousArray(held) }
  }

  /// Takes one event and says what it did to the rows held and to the offset.
  ///
  /// Throws, and changes nothing, when a number is not finite or out of its range, when a row is
  /// not there, or when more rows would be added than `WindowConfiguration` bounds. Complexity:
  /// O(log m) for m rows measured or removed; O(m) for `forgetExtents`.
  @discardableResult
  public mutating func handle(_ event: WindowEvent) throws(RejectedEvent) -> WindowChange {
    switch event {
    case .rest, .scrollTo, .scrollBy, .tick, .fling, .stop, .show: try scroll(event)
    case .prepend, .append, .hold, .drop: try load(event)
    case .edit(let removed, let prepended, let appended):
      try edit(removed, prepending: prepended, appending: appended)
    case .resize, .measure, .viewport, .forgetExtents: try measure(event)
    }
  }

  /// Counts a frame that had to be held inside the content.
  mutating func noteClampedFrame() { clampedFrames += 1 }

  /// Where the anchor puts the leading edge of the first row held.
  private var startOfContent: Double {
    switch anchor {
    case .row(let row): -line.footprint(from: held.lowerBound, to: row)
    case .leading, .center, .trailing:
      anchor.leadingEdge(content: contentExtent, viewport: viewport)
    }
  }
}

extension WindowEngine {
  /// The first row held.
  public var lower: Int { held.lowerBound }
  /// The last row held.
  public var upper: Int { held.upperBound }
  /// The number of rows held. Complexity: O(log m).
  public var count: Int { line.count(in: held) }
  /// Points from the leading edge of the first row held to that of the viewport. O(log m).
  public var offset: Double {
    line.footprint(from: held.lowerBound, to: place.row) - place.position
  }
  /// Points from the leading edge of the first row held to the trailing edge of the last. O(log m).
  public var contentExtent: Double { line.extent(of: held) }

  /// The ends of the list that the rows held have come to. Complexity: O(log m).
  public var ends: WindowEnds {
    var ends: WindowEnds = []
    if line.row(1, before: lower, in: limits) == lower { ends.insert(.leading) }
    if line.row(1, after: upper, in: limits) == upper { ends.insert(.trailing) }
    return ends
  }
}
