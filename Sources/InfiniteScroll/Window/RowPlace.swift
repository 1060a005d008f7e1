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
    let start = place.row
    let found: Int?
    if end(of: start, given: place) > 0 {
      let reach = OrdinalSearch.reach(
        through: UInt(bitPattern: start &- limits.lowerBound)
      ) { end(of: start &- Int(bitPattern: $0), given: place) > 0 }
      found = row(1, from: start &- Int(bitPattern: reach ?? 0), through: start)
    } else {
      let reach = OrdinalSearch.reach(
        through: UInt(bitPattern: limits.upperBound &- start)
      ) { end(of: start &+ Int(bitPattern: $0), given: place) <= 0 }
      let last = start &+ Int(bitPattern: reach ?? 0)
      let isInside = last < limits.upperBound
      found = isInside ? row(1, from: last + 1, through: limits.upperBound) : nil
    }
    let row = found ?? row(1, from: limits.upperBound, downTo: start) ?? start
    return RowPlace(row: row, position: position(of: row, given: place))
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
