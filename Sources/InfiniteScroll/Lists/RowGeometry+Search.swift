extension RowGeometry {
  /// Points from the leading edge of the first row to the trailing edge of the last; 0 without
  /// rows.
  public var contentExtent: Double {
    guard count > 0 else { return 0 }
    return (isUniform ? Double(count) * footprint : tree.total) - spacing
  }

  /// The leading edge of a row, in points. `row` counts as the nearest of 0…count, and `count`
  /// stands for the row that an append would add. Complexity: O(log n), O(1) for rows of one
  /// extent.
  public func offset(ofRow row: Int) -> Double {
    let row = min(max(row, 0), count)
    return isUniform ? Double(row) * footprint : tree.offset(of: row)
  }

  /// The extent of a row in points; 0 if there is no such row. Complexity: as `offset(ofRow:)`.
  public func extent(ofRow row: Int) -> Double {
    guard row >= 0, row < count else { return 0 }
    return isUniform ? extent : tree.extent(of: row)
  }

  /// The last row whose leading edge is at or before `offset`; the first row for an offset before
  /// the content (or NaN), nil without rows. Complexity: as `offset(ofRow:)`.
  public func row(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    return offset > 0 ? place(at: offset).row : 0
  }

  /// The rows whose span [leading, trailing) meets [offset, offset + viewport); none if the
  /// viewport is 0, lies outside the content or fits between two rows. Complexity: as
  /// `offset(ofRow:)`.
  public func rows(at offset: Double, viewport: Double) -> Range<Int> {
    guard count > 0, viewport > 0, offset + viewport > 0 else { return 0..<0 }
    let first = offset > 0 ? place(at: offset) : (row: 0, edge: 0)
    let last = place(at: offset + viewport)
    let end = last.edge < offset + viewport ? last.row + 1 : last.row
    // Without spacing the next row begins there, whatever rounding makes of the sum.
    let mayEnd = spacing > 0 || first.row == count - 1
    if mayEnd && first.edge + extent(ofRow: first.row) <= offset {
      return end > first.row + 1 ? first.row + 1..<end : 0..<0
    }
    // A row at the offset is visible even where the viewport is too short to move the offset.
    return first.row..<max(first.row + 1, end)
  }

  /// The last row whose leading edge is at or before `offset`, and that edge; there is a row, and
  /// the offset is not negative.
  private func place(at offset: Double) -> (row: Int, edge: Double) {
    if !isUniform { return tree.place(at: offset) }
    let row = Int(min(offset / footprint, Double(count - 1)))
    let edge = Double(row) * footprint
    if edge > offset { return (row - 1, Double(row - 1) * footprint) }
    let next = Double(row + 1) * footprint
    return row + 1 < count && next <= offset ? (row + 1, next) : (row, edge)
  }

  /// Remembers where rows were looked up, to look up the next ones faster.
  struct Cursor {
    fileprivate var leaf: ExtentTree.Leaf?
  }

  /// The leading edge of a row in 0..<count; O(1) if a row nearby was looked up with this cursor
  /// last, and no row was edited since.
  func offset(ofRow row: Int, cursor: inout Cursor) -> Double {
    if isUniform { return Double(row) * footprint }
    return tree.offset(of: row, in: leaf(of: row, cursor: &cursor))
  }

  /// The extent of a row in 0..<count; O(1) as above.
  func extent(ofRow row: Int, cursor: inout Cursor) -> Double {
    if isUniform { return extent }
    return tree.extent(of: row, in: leaf(of: row, cursor: &cursor))
  }

  private func leaf(of row: Int, cursor: inout Cursor) -> ExtentTree.Leaf {
    if let leaf = cursor.leaf, leaf.holds(row) { return leaf }
    let leaf = tree.leaf(of: row)
    cursor.leaf = leaf
    return leaf
  }

  private var footprint: Double { extent + spacing }
}
