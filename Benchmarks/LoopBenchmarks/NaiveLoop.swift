import InfiniteScroll

/// An endless carousel as a competent engineer writes it in an afternoon: the exact remainder for
/// the seam, a walk from the first visible item, a dictionary from id to cell, summed steps for a
/// fling.
///
/// Right where the period is at least a viewport and an item long, for then no item is on screen
/// twice. Leaves out recycling: an item that was on screen once keeps its cell. A frame is O(cells
/// on screen), a change of data O(items).
struct NaiveLoop {
  private var ids: ContiguousArray<Int>
  private let itemExtent: Double
  private let footprint: Double
  private let viewport: Double
  private var cellOfID: [Int: Int] = [:]

  /// The content offset, in [0, period).
  private(set) var offset = 0.0
  /// Cells created; each is bound once.
  private(set) var made = 0

  /// A carousel at offset 0; lengths in points.
  init(
    ids: ContiguousArray<Int>, itemExtent: Double, spacing: Double, viewport: Double
  ) {
    self.ids = ids
    self.itemExtent = itemExtent
    footprint = itemExtent + spacing
    self.viewport = viewport
  }

  private var period: Double { Double(ids.count) * footprint }

  /// Moves the content by `distance` points and fills `cells` with what is on screen.
  mutating func moveContent(
    by distance: Double, showing cells: inout ContiguousArray<LoopCell>
  ) {
    offset = wrapped(offset + distance)
    show(&cells)
  }

  /// Lets a fling of `velocity` points per second run to rest, frame by frame, summing its steps.
  mutating func flingToRest(at velocity: Double, framesPerSecond: Double) {
    let seconds = 1 / framesPerSecond
    let kept = Deceleration.normal.velocity(from: 1, after: seconds)
    var velocity = velocity
    while abs(velocity) > Deceleration.restSpeed {
      offset = wrapped(offset + velocity * seconds)
      velocity *= kept
    }
  }

  /// Shows other items, the first one on screen where it is if it is among them.
  mutating func change(
    to next: ContiguousArray<Int>, showing cells: inout ContiguousArray<LoopCell>
  ) {
    let leading = Int(offset / footprint)
    if leading < ids.count, let index = next.firstIndex(of: ids[leading]) {
      offset += Double(index - leading) * footprint
    }
    ids = next
    offset = wrapped(offset)
    show(&cells)
  }

  private func wrapped(_ x: Double) -> Double {
    let remainder = x.truncatingRemainder(dividingBy: period)
    return remainder < 0 ? remainder + period : remainder
  }

  private mutating func show(_ cells: inout ContiguousArray<LoopCell>) {
    cells.removeAll(keepingCapacity: true)
    var ordinal = Int(offset / footprint)
    var position = Double(ordinal) * footprint - offset
    if position + itemExtent <= 0 {
      ordinal += 1
      position += footprint
    }
    while position < viewport {
      let item = ordinal % ids.count
      cells.append(LoopCell(cell: cell(of: ids[item]), item: item, position: position))
      ordinal += 1
      position = Double(ordinal) * footprint - offset
    }
  }

  private mutating func cell(of id: Int) -> Int {
    if let cell = cellOfID[id] { return cell }
    cellOfID[id] = made
    made += 1
    return made - 1
  }
}
