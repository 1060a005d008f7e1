/// What the user does, the same for every strategy: one wanted offset a frame, at 60 frames a
/// second.
///
/// In order: the first frame; single rows, forth, back and forth; page jumps; flings to the end of
/// the feed, each started before the one before it rests; a rest at the end; flings back to the
/// top; a rest there. Offsets are absolute positions of the *finished* feed, so a feed that still
/// grows clamps each to its own [0, content − viewport] and loses nothing by it. The trace depends
/// on its seed and sizes alone, never on the list that follows it. About 16,000 frames for 10,000
/// rows; 16 bytes each, made before anything is measured.
package struct ScrollTrace: Sendable {
  /// What part of the trace a frame belongs to.
  package enum Phase: String, CaseIterable, Sendable {
    case firstFrame
    case rowSteps
    case pageJumps
    case flingsToEnd
    case restAtEnd
    case flingsToTop
    case restAtTop
  }

  /// One frame.
  package struct Frame: Equatable, Sendable {
    /// The wanted content offset, in points, within the finished feed's [0, content − viewport].
    package let offset: Double
    /// What part of the trace it belongs to.
    package let phase: Phase
  }

  /// The frames, in order; never empty.
  package private(set) var frames = ContiguousArray<Frame>()

  private let rowExtent: Double
  private let viewport: Double
  private let lastOffset: Double
  private var draw: SeededDraw

  /// The trace of a seed over a feed that ends with `rowCount` rows; extents in points.
  ///
  /// Sizes that make no feed (not finite, not positive) count as 1 point, fewer rows than none as
  /// none. O(frames).
  package init(
    seed: UInt64, rowCount: Int = 10_000, rowExtent: Double = 72, viewport: Double = 844
  ) {
    self.rowExtent = Self.positive(rowExtent)
    self.viewport = Self.positive(viewport)
    lastOffset = max(0, Double(max(0, rowCount)) * self.rowExtent - self.viewport)
    draw = SeededDraw(seed: seed, stream: 0)
    append(offset: 0, .firstFrame)
    appendRowSteps()
    appendPageJumps()
    appendFlings(to: lastOffset, .flingsToEnd)
    appendRest(.restAtEnd)
    appendFlings(to: 0, .flingsToTop)
    appendRest(.restAtTop)
  }

  /// The frames of one phase; their indices are the trace's.
  package func frames(of phase: Phase) -> ArraySlice<Frame> {
    let first = frames.firstIndex { $0.phase == phase } ?? frames.endIndex
    let end = frames[first...].firstIndex { $0.phase != phase } ?? frames.endIndex
    return ArraySlice(frames)[first..<end]
  }

  private static func positive(_ extent: Double) -> Double {
    extent > 0 && extent.isFinite ? extent : 1
  }
}

extension ScrollTrace {
  /// Where the last frame left the content, in points.
  private var offset: Double { frames.last?.offset ?? 0 }

  private mutating func append(offset: Double, _ phase: Phase) {
    frames.append(Frame(offset: max(0, min(lastOffset, offset)), phase: phase))
  }

  /// One row a frame: 160 down, 80 up, 120 down.
  private mutating func appendRowSteps() {
    for (steps, direction) in [(160, 1.0), (80, -1.0), (120, 1.0)] {
      for _ in 0..<steps { append(offset: offset + direction * rowExtent, .rowSteps) }
    }
  }

  /// A viewport less one row a frame, as the page keys do: 60 down, 20 up, 40 down.
  private mutating func appendPageJumps() {
    let page = max(rowExtent, viewport - rowExtent)
    for (jumps, direction) in [(60, 1.0), (20, -1.0), (40, 1.0)] {
      for _ in 0..<jumps { append(offset: offset + direction * page, .pageJumps) }
    }
  }

  /// Flings of 7,200 to 8,800 pt/s, each caught by the next after 21 to 30 frames.
  ///
  /// A fling so caught has covered more than 1,700 pt, so the end is reached whatever is drawn.
  private mutating func appendFlings(to end: Double, _ phase: Phase) {
    let direction: Double = end > offset ? 1 : -1
    while offset != end {
      let speed = 7_200 + 1_600 * draw.fraction()
      let frameCount = 21 + draw.below(10)
      let fling = FlingCurve(start: offset, velocity: direction * speed)
      for frame in 1...frameCount where offset != end {
        append(offset: fling.position(afterFrames: frame), phase)
      }
    }
  }

  /// Half a second without a move, in which what was asked for arrives.
  private mutating func appendRest(_ phase: Phase) {
    for _ in 0..<30 { append(offset: offset, phase) }
  }
}
