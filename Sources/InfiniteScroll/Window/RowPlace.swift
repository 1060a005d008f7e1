/// A row and where its leading edge is, in points from the viewport's leading edge.
///
/// One place fixes all others: the window keeps that of the first visible row as its truth and
/// derives the offset from it, so that nothing visible can move when rows before it change, by not
/// even a rounding error. Invariant: the row is not removed and `position` is finite.
struct RowPlace: Equatable, Sendable {
  var row: Int
  var position: Double
}

extension RowLine {
  /// Where the leading edge of `row` is, given one place.
  func position(of row: Int, given place: RowPlace) -> Double {
    place.position + footprint(from: place.row, to: row)
  }

  /// Where the trailing edge of `row` is; for a removed row, that of the row before it.
  func end(of row: Int, given place: RowPlace) -> Double {
    position(of: row, given: place) + extent(of: row)
  }

  /// The first row in `limits` that ends beyond the viewport's leading edge, or the last there is.
  ///
  /// `limits` holds at least one row, and the place's.
  func first(given place: RowPlace, in limits: ClosedRange<Int>) -> RowPlace {
    let end = end(of: place.row, given: place)
    // The usual frame: the row before ends even earlier.
    if place.position <= 0, end > 0 { return place }
    let row =
      end > 0 ? firstEnding(before: place, in: limits) : firstEnding(after: place, in: limits)
    return RowPlace(row: row, position: position(of: row, given: place))
  }

  private func firstEnding(before place: RowPlace, in limits: ClosedRange<Int>) -> Int {
    let start = place.row
    let reach = OrdinalSearch.reach(
      through: UInt(bitPattern: start &- limits.lowerBound)
    ) { end(of: start &- Int(bitPattern: $0), given: place) > 0 }
    return row(1, from: start &- Int(bitPattern: reach ?? 0), through: start) ?? start
  }

  private func firstEnding(after place: RowPlace, in limits: ClosedRange<Int>) -> Int {
    let start = place.row
    let reach = OrdinalSearch.reach(
      through: UInt(bitPattern: limits.upperBound &- start)
    ) { end(of: start &+ Int(bitPattern: $0), given: place) <= 0 }
    return row(
      1, after: row(1, from: start &+ Int(bitPattern: reach ?? 0), downTo: start) ?? start,
      in: limits)
  }

  /// The last row in `limits` that starts before `edge`, at least the place's own.
  func last(startingBefore edge: Double, given place: RowPlace, in limits: ClosedRange<Int>) -> Int
  {
    let start = place.row
    let reach = OrdinalSearch.reach(
      through: UInt(bitPattern: limits.upperBound &- start)
    ) { position(of: start &+ Int(bitPattern: $0), given: place) < edge }
    guard let reach else { return start }
    return row(1, from: start &+ Int(bitPattern: reach), downTo: start) ?? start
  }
}
