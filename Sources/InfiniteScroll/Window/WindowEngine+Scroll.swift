extension WindowEngine {
  /// Takes an event that moves the content.
  mutating func scroll(_ event: WindowEvent) throws(RejectedEvent) -> WindowChange {
    switch event {
    case .scrollTo(let offset):
      let start = line.footprint(from: held.lowerBound, to: place.row)
      return try move(to: RowPlace(row: place.row, position: start - offset), "offset", offset)
    case .scrollBy(let distance, let seconds):
      try check(seconds: seconds)
      let target = RowPlace(row: place.row, position: place.position - distance)
      let velocity = seconds > 0 ? distance / seconds : 0
      return try move(to: target, velocity: velocity, "scrollBy", distance)
    case .show(let row, let alignment):
      return try show(row, alignment)
    case .fling(let velocity, let snapping):
      return try beginFling(velocity: velocity, snapping: snapping)
    case .tick(let seconds):
      try check(seconds: seconds)
      return try tick(seconds: seconds)
    case .stop:
      moving = nil
      return WindowChange()
    default:
      return try move(to: place, "offset", offset)
    }
  }

  /// One frame: grow, hold the offset inside the content, drop what exceeds the cap.
  ///
  /// Nil, and nothing changed, when more rows would be added than are allowed.
  mutating func frame(at target: RowPlace, velocity: Double) -> WindowChange? {
    guard target.position.isFinite else { return nil }
    if mode == .seed { return publishedFrame(at: target) }
    let grown = rowsNeeded(at: target, velocity: velocity)
    guard allows(grown) else { return nil }
    var change = WindowChange()
    place = target
    hold(grown, &change)
    change.isClamped = holdInsideContent()
    place = line.first(given: place, in: held)
    if change.prepended == 0, change.appended > 0 { dropLeadingBeyondCap(&change) }
    if change.appended == 0, change.prepended > 0 { dropTrailingBeyondCap(&change) }
    if change.isClamped { noteClampedFrame() }
    return change
  }

  /// Moves the place so that the viewport lies inside the content, and says whether it did not.
  mutating func holdInsideContent() -> Bool {
    let tolerance = 1e-9 * max(1, viewport)
    let content = contentExtent
    let start = line.position(of: lower, given: place)
    if content < viewport {
      let rest = anchor.leadingEdge(content: content, viewport: viewport)
      place = RowPlace(row: lower, position: rest)
      return abs(start - rest) > tolerance
    }
    if start > 0 {
      place = RowPlace(row: lower, position: 0)
      return start > tolerance
    }
    let missing = viewport - line.end(of: upper, given: place)
    if missing > 0 {
      place = RowPlace(row: upper, position: viewport - line.extent(of: upper))
    }
    return missing > tolerance
  }

  private mutating func move(
    to target: RowPlace, velocity: Double = 0, _ field: String, _ value: Double
  ) throws(RejectedEvent) -> WindowChange {
    guard let change = frame(at: target, velocity: velocity) else {
      throw RejectedEvent(field: field, value: value, requirement: reachRequirement)
    }
    moving = nil
    return change
  }

  private mutating func show(
    _ row: Int, _ alignment: ScrollAlignment
  ) throws(RejectedEvent) -> WindowChange {
    let position = alignment.position(extent: line.extent(of: row), viewport: viewport)
    let isThere = limits.contains(row) && !line.isRemoved(row)
    guard isThere, mode == .corrected || held.contains(row),
      let change = frame(at: RowPlace(row: row, position: position), velocity: 0)
    else {
      throw RejectedEvent(field: "row", value: row, requirement: Self.rowRequirement)
    }
    moving = nil
    return change
  }
}

extension WindowEngine {
  /// What a frame must be that was refused.
  var reachRequirement: String {
    let most = mode == .seed ? mostAddable : WindowConfiguration.maximumGrowth
    return "finite, and such that no more than \(most) rows are added, none beyond the integers"
  }
  static let rowRequirement = "a row that is there and near enough to be held"

  func check(seconds: Double) throws(RejectedEvent) {
    guard seconds >= 0, seconds.isFinite else {
      throw RejectedEvent(
        field: "seconds", value: seconds, requirement: "a finite number of at least 0")
    }
  }

  /// The rows held once `target` and its overscan are, and what travel at `velocity` will need.
  private func rowsNeeded(at target: RowPlace, velocity: Double) -> ClosedRange<Int> {
    guard viewport > 0 else { return held.including(target.row...target.row) }
    let first = line.first(given: target, in: limits)
    let last = line.last(startingBefore: viewport, given: first, in: limits)
    let ahead = rowsAhead(at: velocity)
    let before = margin(before: first) + (velocity < 0 ? ahead : 0)
    let after = margin(after: last, given: first) + (velocity > 0 ? ahead : 0)
    return held.including(
      line.row(before, before: first.row, in: limits)...line.row(after, after: last, in: limits))
  }

  /// ⌈|v| · look-ahead / pitch⌉, at most more than may be added at once.
  private func rowsAhead(at velocity: Double) -> Int {
    guard lookAhead > 0 else { return 0 }
    let rows = Tolerance.ceiling(abs(velocity) * lookAhead / line.pitch)
    return Int(min(rows, Double(2 * WindowConfiguration.maximumGrowth)))
  }
}

extension ClosedRange<Int> {
  /// The least range that contains this one and `other`.
  func including(_ other: ClosedRange<Int>) -> ClosedRange<Int> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
