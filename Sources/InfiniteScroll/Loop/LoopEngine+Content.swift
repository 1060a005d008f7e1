// Lengths and data that change under a running loop.
extension LoopEngine {
  /// The viewport has another extent: the offset stays (mode `seed`: is held in the content), the
  /// tail follows, a fling goes on.
  /// - Throws: `RejectedEvent` unless `viewport` is finite, at least 0, and short enough for the
  ///   counts of cells and copies and for the cell cap.
  public mutating func resize(viewport: Double) throws(RejectedEvent) {
    var next = configuration
    next.viewport = viewport
    try adopt(next, "viewport", viewport)
    if configuration.mode == .seed {
      hold(at: offset)
    } else {
      showCells(laps: 0)
    }
    restartFling()
  }

  /// The items are others: when the first item on screen is among them it stays where it is, else
  /// the offset is wrapped in the new period. Cells stay with their items; a fling goes on. In mode
  /// `seed` the offset is held in the content and every cell is made anew.
  ///
  /// O(cells).
  /// - Throws: `RejectedEvent` unless the count is one that a configuration may have and the change
  ///   speaks of as many former items as there are.
  public mutating func change(_ change: LoopDataChange) throws(RejectedEvent) {
    try Self.check(
      change.formerCount ?? geometry.itemCount == geometry.itemCount, "items",
      change.formerCount ?? 0, "a change of the \(geometry.itemCount) items of now")
    var next = configuration
    next.items = change.count
    let leading = cells.window.count > 0 ? cells.window.first : nil
    let former = geometry.itemCount
    try adopt(next, "items", change.count)
    if configuration.mode == .seed {
      offset = geometry.held(offset)
      reporting.reported = offset
      let limit = geometry.itemCount + geometry.duplicates
      row.rebuild(geometry.window(at: offset, limit: limit))
    } else {
      if let leading, let new = change.newIndex(of: leading % former) {
        offset += Double(new - leading) * geometry.footprint
      }
      offset = geometry.wrap(offset)
      cells.rebuild(geometry.window(at: offset), after: change)
    }
    restartFling()
  }

  /// Takes `next` over, or leaves everything as it is.
  private mutating func adopt(
    _ next: LoopConfiguration, _ field: String, _ value: some CustomStringConvertible
  ) throws(RejectedEvent) {
    do {
      let lengths = try next.checkedGeometry()
      let capacity = try next.cellCap.capacity(for: lengths)
      geometry = lengths
      cells.capacity = capacity
      configuration = next
    } catch {
      let requirement =
        error.field == field ? error.requirement : "fit for a \(error.field) of \(error.value)"
      throw RejectedEvent(field: field, value: value, requirement: requirement)
    }
  }

  /// A decay has no memory: begun anew with the velocity of now, it ends where it would have.
  private mutating func restartFling() {
    guard let fling else { return }
    startFling(at: fling.velocity, snapping: fling.snapping)
  }
}
