extension WindowEngine {
  /// Whether a fling is going on.
  public var isFlinging: Bool { moving != nil }
  /// The fling's velocity in points per second; 0 without one.
  public var velocity: Double { moving?.velocity ?? 0 }

  mutating func beginFling(
    velocity: Double, snapping: ScrollAlignment?
  ) throws(RejectedEvent) -> WindowChange {
    let natural = Deceleration.normal.distance(from: velocity)
    guard velocity.isFinite, abs(natural) / line.pitch <= Double(WindowConfiguration.maximumGrowth)
    else {
      throw RejectedEvent(field: "velocity", value: velocity, requirement: reachRequirement)
    }
    moving = snapping.map { aimed(velocity: velocity, at: $0) } ?? WindowFling(velocity: velocity)
    return WindowChange()
  }

  /// One frame of the fling, or one at rest without it. A fling ends at rest or at the content's
  /// end.
  mutating func tick(seconds: Double) throws(RejectedEvent) -> WindowChange {
    var next = moving
    let step = next?.advance(by: seconds) ?? 0
    let isOver = next?.isAtRest ?? true
    let shifted = RowPlace(row: place.row, position: place.position - step)
    let target = isOver ? next?.target ?? shifted : shifted
    guard let change = frame(at: target, velocity: next?.velocity ?? 0) else {
      throw RejectedEvent(field: "seconds", value: seconds, requirement: reachRequirement)
    }
    moving = isOver || change.isClamped ? nil : next
    return change
  }

  /// Aims a snapping fling anew, from its present velocity, after lengths have changed.
  mutating func aimAgain() {
    guard let fling = moving, let alignment = fling.snapping else { return }
    moving = aimed(velocity: fling.velocity, at: alignment)
  }

  /// A fling that ends on the row nearest to where its decay would, forward of two equally near.
  private func aimed(velocity: Double, at alignment: ScrollAlignment) -> WindowFling {
    let natural = Deceleration.normal.distance(from: velocity)
    let end = RowPlace(row: place.row, position: place.position - natural)
    let row = nearestRow(at: end, alignment)
    let distance = natural + misalignment(of: row, at: end, alignment)
    let allowed = distanceInsideLimits(distance)
    let position = alignment.position(extent: line.extent(of: row), viewport: viewport)
    let target = allowed == distance ? RowPlace(row: row, position: position) : nil
    return WindowFling(distance: allowed, snapping: alignment, target: target)
  }

  /// Points by which `row` stands beyond where the alignment wants it; greater for later rows.
  private func misalignment(
    of row: Int, at place: RowPlace, _ alignment: ScrollAlignment
  ) -> Double {
    line.position(of: row, given: place)
      - alignment.position(extent: line.extent(of: row), viewport: viewport)
  }

  private func nearestRow(at place: RowPlace, _ alignment: ScrollAlignment) -> Int {
    let start = place.row
    if misalignment(of: start, at: place, alignment) > 0 {
      let reach = OrdinalSearch.reach(
        through: UInt(bitPattern: start &- limits.lowerBound)
      ) { misalignment(of: start &- Int(bitPattern: $0), at: place, alignment) > 0 }
      let later = line.row(1, from: start &- Int(bitPattern: reach ?? 0), through: start) ?? start
      return nearer(line.row(1, before: later, in: limits), later, at: place, alignment)
    }
    let reach = OrdinalSearch.reach(
      through: UInt(bitPattern: limits.upperBound &- start)
    ) { misalignment(of: start &+ Int(bitPattern: $0), at: place, alignment) <= 0 }
    let earlier = line.row(1, from: start &+ Int(bitPattern: reach ?? 0), downTo: start) ?? start
    return nearer(earlier, line.row(1, after: earlier, in: limits), at: place, alignment)
  }

  private func nearer(
    _ earlier: Int, _ later: Int, at place: RowPlace, _ alignment: ScrollAlignment
  ) -> Int {
    let back = abs(misalignment(of: earlier, at: place, alignment))
    return misalignment(of: later, at: place, alignment) <= back ? later : earlier
  }

  /// `distance`, or as much of it as the limits of the list leave.
  private func distanceInsideLimits(_ distance: Double) -> Double {
    let first = line.row(1, from: limits.lowerBound, through: place.row) ?? place.row
    let last = line.row(1, from: limits.upperBound, downTo: place.row) ?? place.row
    let back = line.position(of: first, given: place)
    let forth = line.end(of: last, given: place) - viewport
    return forth < back ? 0 : min(max(distance, back), forth)
  }
}
