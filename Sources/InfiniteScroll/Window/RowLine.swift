/// The endless line of rows: every ordinal from `Int.min` to `Int.max`, each with its extent.
///
/// Which rows are held makes no difference here, so growing and dropping never touch it: a row like
/// the others costs no memory, and 100,000 prepends cost what 100,000 appends cost. A removed row
/// takes no room and is stepped over. Distances and counts are O(log m) for m exceptions, and a
/// search is O(log m · log distance).
struct RowLine: Equatable, Sendable {
  /// The extent of a row that is not an exception, above 0.
  let extent: Double
  /// The gap after every row.
  let spacing: Double
  private(set) var exceptions = RowExceptions()

  init(extent: Double, spacing: Double) {
    self.extent = extent
    self.spacing = spacing
  }

  /// From one row like the others to the next.
  var pitch: Double { extent + spacing }

  func isRemoved(_ row: Int) -> Bool { exceptions.hasRemoved && exceptions[row] == .removed }

  /// The extent of `row`; minus the spacing for a removed row, whose gap is not there either.
  func extent(of row: Int) -> Double {
    guard !exceptions.isEmpty, let kind = exceptions[row] else { return extent }
    if case .extent(let own) = kind { return own }
    return -spacing
  }

  mutating func setExtent(_ extent: Double, of row: Int) {
    exceptions.set(.extent(extent), at: row)
  }

  mutating func remove(_ row: Int) { exceptions.set(.removed, at: row) }

  mutating func forgetExtents(outside range: ClosedRange<Int>) {
    exceptions.forgetExtents(outside: range)
  }

  /// Points from the leading edge of `start` to that of `end`, negative when `end` comes first.
  func footprint(from start: Int, to end: Int) -> Double {
    if start > end { return -footprint(from: end, to: start) }
    guard start < end else { return 0 }
    let rows = UInt(bitPattern: end &- start)
    guard !exceptions.isEmpty else { return Double(rows) * pitch }
    let known = exceptions.summary(in: start...end - 1)
    let others = Double(rows - UInt(known.measured + known.removed))
    return others * pitch + (known.extent + Double(known.measured) * spacing)
  }

  /// Points from the leading edge of `range`'s first row to the trailing edge of its last.
  func extent(of range: ClosedRange<Int>) -> Double {
    footprint(from: range.lowerBound, to: range.upperBound) + extent(of: range.upperBound)
  }

  /// The rows in `range` that are not removed, at most `Int.max`.
  func count(in range: ClosedRange<Int>) -> Int {
    let gaps = UInt(bitPattern: range.upperBound &- range.lowerBound)
    let removed = exceptions.hasRemoved ? exceptions.summary(in: range).removed : 0
    if removed > 0 { return Int(clamping: gaps - UInt(removed - 1)) }
    return gaps < UInt(Int.max) ? Int(bitPattern: gaps) + 1 : .max
  }
}

extension RowLine {
  /// The `number`-th row that is not removed, counted from 1 at `start` up to `end`, if there is
  /// one.
  func row(_ number: Int, from start: Int, through end: Int) -> Int? {
    guard start <= end else { return nil }
    let limit = UInt(bitPattern: end &- start)
    let steps = UInt(number - 1)
    guard exceptions.hasRemoved else {
      return steps > limit ? nil : start &+ Int(bitPattern: steps)
    }
    let reach = OrdinalSearch.reach(through: limit) { distance in
      rows(from: start, distance: distance) <= steps
    }
    guard let reach else { return nil }
    let row = start &+ Int(bitPattern: reach)
    return rows(from: start, distance: reach) == steps && !isRemoved(row) ? row : nil
  }

  /// The `number`-th row that is not removed, counted from 1 at `start` down to `end`.
  func row(_ number: Int, from start: Int, downTo end: Int) -> Int? {
    guard start >= end else { return nil }
    let limit = UInt(bitPattern: start &- end)
    let steps = UInt(number - 1)
    guard exceptions.hasRemoved else {
      return steps > limit ? nil : start &- Int(bitPattern: steps)
    }
    let reach = OrdinalSearch.reach(through: limit) { distance in
      rows(before: start, distance: distance) <= steps
    }
    guard let reach else { return nil }
    let row = start &- Int(bitPattern: reach)
    return rows(before: start, distance: reach) == steps && !isRemoved(row) ? row : nil
  }

  /// The row `number` rows after `start`, or the last there is in `limits`. `start` is a row.
  func row(_ number: Int, after start: Int, in limits: ClosedRange<Int>) -> Int {
    guard exceptions.hasRemoved else {
      let room = UInt(bitPattern: limits.upperBound &- start)
      return UInt(number) < room ? start &+ number : limits.upperBound
    }
    return row(number + 1, from: start, through: limits.upperBound)
      ?? row(1, from: limits.upperBound, downTo: start) ?? start
  }

  /// The row `number` rows before `start`, or the first there is in `limits`. `start` is a row.
  func row(_ number: Int, before start: Int, in limits: ClosedRange<Int>) -> Int {
    guard exceptions.hasRemoved else {
      let room = UInt(bitPattern: start &- limits.lowerBound)
      return UInt(number) < room ? start &- number : limits.lowerBound
    }
    return row(number + 1, from: start, downTo: limits.lowerBound)
      ?? row(1, from: limits.lowerBound, through: start) ?? start
  }

  /// Rows not removed among the `distance` ordinals from `start` up.
  private func rows(from start: Int, distance: UInt) -> UInt {
    guard distance > 0 else { return 0 }
    let last = start &+ Int(bitPattern: distance - 1)
    return distance - UInt(exceptions.summary(in: start...last).removed)
  }

  /// Rows not removed among the `distance` ordinals from `start` down.
  private func rows(before start: Int, distance: UInt) -> UInt {
    guard distance > 0 else { return 0 }
    let last = start &- Int(bitPattern: distance - 1)
    return distance - UInt(exceptions.summary(in: last...start).removed)
  }
}
