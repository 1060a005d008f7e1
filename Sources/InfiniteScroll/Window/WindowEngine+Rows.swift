extension WindowEngine {
  /// The first and the last visible row, or nil when nothing meets the viewport. O(log m).
  public var visibleOrdinals: ClosedRange<Int>? {
    guard viewport > 0, place.position < viewport, line.end(of: place.row, given: place) > 0
    else { return nil }
    return place.row...lastVisible
  }

  /// The first and the last row that should exist: the visible ones and the overscan. O(log m).
  public var materialisedOrdinals: ClosedRange<Int> {
    let last = lastVisible
    let first = line.row(margin(before: place), before: place.row, in: held)
    return first...line.row(margin(after: last, given: place), after: last, in: held)
  }

  /// The visible rows: what meets [0, viewport), in order.
  ///
  /// Complexity: O(visible rows + log m); allocates. A frame path calls `fillVisible(_:)`.
  public var visibleRows: [WindowRow] {
    var rows: [WindowRow] = []
    fillVisible(&rows)
    return rows
  }

  /// Replaces the content of `rows` by the visible rows, without allocating once it is large
  /// enough.
  public func fillVisible(_ rows: inout [WindowRow]) {
    rows.removeAll(keepingCapacity: true)
    guard let ordinals = visibleOrdinals else { return }
    walk(ordinals) { rows.append($0) }
  }

  /// Replaces the content of `rows` by those that should exist: visible and overscan.
  public func fillMaterialised(_ rows: inout [WindowRow]) {
    rows.removeAll(keepingCapacity: true)
    walk(materialisedOrdinals) { rows.append($0) }
  }

  /// Where `row` is, or nil when it is not held. Complexity: O(log m).
  public func row(_ ordinal: Int) -> WindowRow? {
    guard held.contains(ordinal), !line.isRemoved(ordinal) else { return nil }
    return shown(
      ordinal, position: line.position(of: ordinal, given: place), extent: line.extent(of: ordinal))
  }

  /// Rows to hold before the first visible one: the overscan, and one where a gap is visible, for
  /// content has to reach the viewport's edge.
  func margin(before first: RowPlace) -> Int { max(overscan, first.position > 0 ? 1 : 0) }

  /// Rows to hold after `last`, the last visible one, likewise.
  func margin(after last: Int, given place: RowPlace) -> Int {
    max(overscan, line.end(of: last, given: place) < viewport ? 1 : 0)
  }

  /// The last row that starts inside the viewport, at least the one that is held still.
  var lastVisible: Int { line.last(startingBefore: viewport, given: place, in: held) }

  /// The rows of `range`, whose ends are not removed, one after the other.
  private func walk(_ range: ClosedRange<Int>, _ body: (WindowRow) -> Void) {
    var row = range.lowerBound
    var position = line.position(of: row, given: place)
    var exception = line.exceptions.first(atOrAfter: row)
    while true {
      let extent = row == exception ? line.extent(of: row) : line.extent
      body(shown(row, position: position, extent: extent))
      guard row < range.upperBound else { return }
      position += extent + line.spacing
      if row == exception { exception = line.exceptions.first(atOrAfter: row + 1) }
      row += 1
      if row == exception, line.isRemoved(row) {
        row = line.row(1, from: row, through: range.upperBound) ?? range.upperBound
        exception = line.exceptions.first(atOrAfter: row)
      }
    }
  }

  private func shown(_ ordinal: Int, position: Double, extent: Double) -> WindowRow {
    let isMirrored = layout == .rightToLeft
    let near = isMirrored ? viewport - position - extent : position
    return WindowRow(ordinal: ordinal, position: near + 0, extent: extent)
  }
}
