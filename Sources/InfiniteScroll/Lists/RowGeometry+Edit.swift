extension RowGeometry {
  /// Gives a row another extent.
  ///
  /// Throws when there is no such row or the extent is out of range. Complexity: O(log n).
  public mutating func resize(_ row: Int, to extent: Double) throws(RejectedEvent) {
    _ = try resize(row, to: extent, viewport: 0)
  }

  /// Inserts `added` rows of one extent before the row that is at `row` now, or after the last.
  ///
  /// Throws when the place is not in 0…count or a number is out of range. Complexity: O(log n).
  public mutating func insert(
    _ added: Int, of extent: Double, at row: Int
  ) throws(RejectedEvent) {
    try insert(added, of: extent, at: row, viewport: 0)
  }

  /// Removes `removed` rows from `row` on.
  ///
  /// Throws when they are not all there. Complexity: O(log n), and O(rows / 128) for many rows that
  /// differ.
  public mutating func remove(_ removed: Int, at row: Int) throws(RejectedEvent) {
    guard row >= 0, row <= count else {
      throw RejectedEvent(field: "at", value: row, requirement: "0 to \(count)")
    }
    guard removed >= 0, removed <= count - row else {
      throw RejectedEvent(field: "count", value: removed, requirement: "0 to \(count - row)")
    }
    guard removed > 0 else { return }
    count -= removed
    if !isUniform { tree.remove(removed, at: row) }
    if count == 0 {
      isUniform = true
      shortestFootprint = .infinity
    }
  }

  /// Moves the row at `source` to where it then is row `target`.
  ///
  /// Throws when either is not in 0..<count. Complexity: O(log n).
  public mutating func move(_ source: Int, to target: Int) throws(RejectedEvent) {
    try checkRow(source, named: "row")
    try checkRow(target, named: "to")
    if source != target && !isUniform { tree.move(source, to: target) }
  }

  /// The same as `resize(_:to:)`; throws as well when more than `ListLimits.cells` rows could then
  /// be visible in this viewport. Returns whether the row had another extent.
  mutating func resize(
    _ row: Int, to extent: Double, viewport: Double
  ) throws(RejectedEvent) -> Bool {
    try checkRow(row, named: "row")
    focus(onRow: row)
    let old = isUniform ? self.extent : tree.extent(of: row, in: tree.finger)
    try check(extent, rows: 0, points: extent - old, viewport: viewport)
    guard extent != old else { return false }
    shortestFootprint = min(shortestFootprint, extent + spacing)
    differ()
    tree.resize(row, to: extent)
    return true
  }

  /// The same as `insert(_:of:at:)`, with the check of `resize(_:to:viewport:)`.
  mutating func insert(
    _ added: Int, of extent: Double, at row: Int, viewport: Double
  ) throws(RejectedEvent) {
    guard row >= 0, row <= count else {
      throw RejectedEvent(field: "at", value: row, requirement: "0 to \(count)")
    }
    guard added >= 0, added <= ListLimits.rows - count else {
      throw RejectedEvent(
        field: "count", value: added, requirement: "0 to \(ListLimits.rows - count)")
    }
    let points = Double(added) * (extent + spacing)
    try check(extent, rows: added, points: points, viewport: viewport)
    guard added > 0 else { return }
    shortestFootprint = min(shortestFootprint, extent + spacing)
    if count == 0 { self.extent = extent }
    if extent != self.extent { differ() }
    if !isUniform { tree.insert(added, of: extent, at: row) }
    count += added
  }

  /// Makes the rows those at `origins`, and new ones of `extent` where that is negative.
  /// Complexity: O(n).
  mutating func rearrange(
    _ origins: ContiguousArray<Int>, inserting extent: Double, viewport: Double
  ) throws(RejectedEvent) {
    guard Self.isExtent(extent) else {
      throw RejectedEvent(field: "extent", value: extent, requirement: Self.requirement)
    }
    var cursor = Cursor()
    let old = (0..<count).map { self.extent(ofRow: $0, cursor: &cursor) }
    let new = origins.map { $0 >= 0 ? old[$0] : extent }
    let shortest = (new.min() ?? .infinity) + spacing
    let content = new.reduce(0, +) + Double(new.count) * spacing
    try Self.check(new.count, content, shortest: shortest, viewport: viewport, extent)
    count = new.count
    shortestFootprint = shortest
    self.extent = new.first ?? extent
    isUniform = !new.contains { $0 != self.extent }
    tree = isUniform ? ExtentTree(spacing: spacing) : ExtentTree(new, spacing: spacing)
  }

  /// Makes searches near `row`, which is in 0…count, start where they end.
  mutating func focus(onRow row: Int) {
    if row < count && !isUniform { tree.moveFinger(to: row) }
  }

  /// Moves rows of one extent into the tree, before the first exception.
  private mutating func differ() {
    guard isUniform else { return }
    isUniform = false
    if count > 0 { tree.insert(count, of: extent, at: 0) }
  }

  private func checkRow(_ row: Int, named field: String) throws(RejectedEvent) {
    guard row >= 0, row < count else {
      throw RejectedEvent(
        field: field, value: row, requirement: "a row of the list, which has \(count)")
    }
  }

  private func check(
    _ extent: Double, rows added: Int, points: Double, viewport: Double
  ) throws(RejectedEvent) {
    guard Self.isExtent(extent) else {
      throw RejectedEvent(field: "extent", value: extent, requirement: Self.requirement)
    }
    let shortest = min(shortestFootprint, extent + spacing)
    let content = contentExtent + spacing + points
    try Self.check(count + added, content, shortest: shortest, viewport: viewport, extent)
  }

  /// Throws when the rows would break a limit, for which `extent` is to blame.
  private static func check(
    _ count: Int, _ content: Double, shortest: Double, viewport: Double, _ extent: Double
  ) throws(RejectedEvent) {
    let broken =
      ListLimits.broken(rows: count, content: content, shortest: shortest)
      ?? ListLimits.unfillable(viewport, with: count, shortest: shortest)
    if let broken {
      throw RejectedEvent(field: "extent", value: extent, requirement: broken)
    }
  }
}
