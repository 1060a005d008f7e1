extension VirtualList {
  /// Scrolls to a content offset in points, clamped to [0, maximumOffset].
  ///
  /// Throws when the offset is not finite. Complexity: O(rows that enter or leave).
  public mutating func scroll(
    to target: Double, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    guard target.isFinite else {
      throw RejectedEvent(field: "offset", value: target, requirement: "a finite number")
    }
    travel(to: target, into: &changes)
  }

  /// Scrolls by a distance in points, forward when positive; clamped.
  ///
  /// Throws when the distance is not finite. Complexity: O(rows that enter or leave).
  public mutating func scroll(
    by distance: Double, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    guard distance.isFinite else {
      throw RejectedEvent(field: "scrollBy", value: distance, requirement: "a finite number")
    }
    travel(to: offset + distance, into: &changes)
  }

  /// Scrolls until `row` lies at the leading edge, the middle or the trailing edge of the viewport,
  /// as nearly as the content allows.
  ///
  /// Throws when there is no such row. Complexity: O(log rows) and O(rows that enter or leave).
  public mutating func scroll(
    toRow row: Int, align alignment: ScrollAlignment = .leading, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    guard row >= 0, row < rowCount else {
      throw RejectedEvent(
        field: "scrollTo", value: row, requirement: "a row of the list, which has \(rowCount)")
    }
    let extent = geometry.extent(ofRow: row)
    let position = alignment.position(extent: extent, viewport: viewport)
    travel(to: geometry.offset(ofRow: row) - position, into: &changes)
  }

  /// Shows `points` of content from now on; the offset stays, clamped.
  ///
  /// Throws when it is not a finite number of at least 0, or could show more than 1,048,576 rows.
  /// Complexity: O(rows that enter or leave).
  public mutating func setViewport(
    _ points: Double, into changes: inout RowChanges
  ) throws(RejectedEvent) {
    guard points.isFinite, points >= 0 else {
      throw RejectedEvent(
        field: "viewport", value: points, requirement: "a finite number of at least 0")
    }
    let shortest = geometry.shortestFootprint
    if let broken = ListLimits.unfillable(points, with: rowCount, shortest: shortest) {
      throw RejectedEvent(field: "viewport", value: points, requirement: broken)
    }
    viewport = points
    offset = clamped(offset)
    settle(into: &changes)
  }

  /// The nearest offset that the content allows; never −0.
  func clamped(_ target: Double) -> Double { target > 0 ? min(target, maximumOffset) : 0 }

  private mutating func travel(to target: Double, into changes: inout RowChanges) {
    let next = clamped(target)
    guard next != offset else { return }
    isForward = next > offset
    offset = next
    settle(into: &changes)
  }
}
