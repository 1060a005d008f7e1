/// An endless carousel as a value: events move its content, and it answers which cells are on
/// screen, which items they show and where.
///
/// Invariant: with items, the offset is in [0, P) (mode `seed`: in [0, max(0, M)]); without, it is
/// 0. The cells are those of the offset. A rejected event changes nothing. A frame costs a few
/// comparisons plus the cells that enter and leave, and allocates nothing once its cells exist.
/// Leaves out payloads (see `LoopItems`), gestures, clocks and drawing.
///
///     var configuration = LoopConfiguration(items: 10, itemExtent: 100, viewport: 393)
///     configuration.speed = 70
///     var loop = try LoopEngine(configuration)
///     var cells = ContiguousArray<LoopCell>()
///     try loop.advance(by: 1.0 / 60)        // once a frame
///     loop.visibleCells(into: &cells)       // which cell shows which item, and where
public struct LoopEngine: Equatable, Sendable {
  /// What the engine runs with; its items and viewport are those of now.
  public internal(set) var configuration: LoopConfiguration
  /// The lengths of now.
  public internal(set) var geometry: LoopGeometry
  /// The content offset x, in points. What accumulates; see `presentedOffset` for what to draw.
  public internal(set) var offset = 0.0
  /// How often the content crossed the seam, both directions counted.
  public internal(set) var seamCrossings = 0
  /// Whether a finger holds the content.
  public internal(set) var isDragging = false
  /// Whether the reader asked for less motion: auto-scroll pauses.
  public var reducesMotion = false
  /// Whether the row can be seen: off screen, auto-scroll pauses.
  public var isOnScreen = true

  var cells: LoopCells
  var row = PublishedRow()
  var fling: Fling?
  /// The whole laps that the running fling has made so far.
  var flungLaps = 0.0
  /// Seconds until auto-scroll goes on.
  var pause = 0.0
  var reporting = PublishedReporting()

  /// An engine at rest at the offset that `configuration` asks for.
  /// - Throws: `ConfigurationError` naming the field that it cannot run with.
  public init(_ configuration: LoopConfiguration) throws(ConfigurationError) {
    self.configuration = configuration
    geometry = try configuration.checkedGeometry()
    cells = LoopCells(capacity: try configuration.cellCap.capacity(for: geometry))
    if configuration.mode == .seed {
      offset = geometry.held(configuration.offset)
      reporting.reported = offset
    } else {
      offset = geometry.wrap(configuration.offset)
    }
    showCells(laps: 0)
  }

  /// The offset rounded to the grid of `quantum`, the nearest line and away from 0 of two; what a
  /// view should draw. In [0, P) too.
  public var presentedOffset: Double {
    let rounded = Self.rounded(offset, to: configuration.quantum)
    if configuration.mode == .seed || rounded < geometry.period.length { return rounded }
    return 0
  }

  /// Points per second of the running fling; 0 without one.
  public var velocity: Double { fling?.velocity ?? 0 }

  /// Whether a fling runs.
  public var isFlinging: Bool { fling != nil }

  /// The work of cells so far.
  public var counts: LoopCounts {
    configuration.mode == .seed ? row.counts : cells.counts
  }

  /// Fills `buffer` with the cells on screen, in the order of their items; its storage is reused.
  /// O(cells on screen).
  public func visibleCells(into buffer: inout ContiguousArray<LoopCell>) {
    buffer.removeAll(keepingCapacity: true)
    let isSeed = configuration.mode == .seed
    let window = isSeed ? row.window : cells.window
    guard window.count > 0 else { return }
    let isMirrored =
      configuration.layout == .rightToLeft && configuration.axis == .horizontal
    var item = window.first % geometry.itemCount
    for index in 0..<window.count {
      let ordinal = window.first + index
      let position = geometry.position(of: ordinal, at: offset)
      buffer.append(
        LoopCell(
          cell: isSeed ? ordinal : cells[index], item: item,
          position: isMirrored
            ? geometry.viewport - position - geometry.itemExtent : position))
      item = item + 1 < geometry.itemCount ? item + 1 : 0
    }
  }

  /// `x` rounded to the nearest multiple of `quantum`; `x` itself where there is none to speak of.
  static func rounded(_ x: Double, to quantum: Double) -> Double {
    guard quantum > 0 else { return x }
    let rounded = (x / quantum).rounded() * quantum
    return rounded.isFinite ? rounded : x
  }

  /// Brings the cells in line with the offset, which lies `laps` laps further on than before.
  mutating func showCells(laps: Int) {
    if configuration.mode == .seed {
      let limit = geometry.itemCount + geometry.duplicates
      row.show(geometry.window(at: offset, limit: limit))
    } else {
      cells.show(geometry.window(at: offset), laps: laps, itemCount: geometry.itemCount)
    }
  }

  /// Moves the content to `x`, any finite number of laps away, and counts the crossings.
  mutating func place(at x: Double) {
    let (wrapped, laps) = geometry.period.split(x)
    place(atWrapped: wrapped, laps: laps)
  }

  /// Moves the content to `wrapped`, in [0, P), across `laps` seams.
  mutating func place(atWrapped wrapped: Double, laps: Int) {
    offset = wrapped
    if laps != 0 { countCrossings(laps) }
    showCells(laps: laps)
  }

  mutating func countCrossings(_ laps: Int) {
    let (sum, overflow) = seamCrossings.addingReportingOverflow(Int(clamping: laps.magnitude))
    seamCrossings = overflow ? .max : sum
  }
}
