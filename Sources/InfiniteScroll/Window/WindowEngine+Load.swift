extension WindowEngine {
  /// Takes an event that adds rows or lets go of them.
  mutating func load(_ event: WindowEvent) throws(RejectedEvent) -> WindowChange {
    switch event {
    case .prepend(let number):
      try Self.check(number, "prepend", atMost: mostAddable)
      return changingRows { $0.addLeading(number, &$1) }
    case .append(let number):
      try Self.check(number, "append", atMost: mostAddable)
      return changingRows { $0.addTrailing(number, &$1) }
    case .hold(let lower, let upper):
      return try holdAlso(lower, upper)
    case .drop(let leading, let trailing):
      return try drop(leading: leading, trailing: trailing)
    default:
      return WindowChange()
    }
  }

  /// Lets `body` add or drop rows, which say themselves by how much the offset follows; in seed
  /// mode it does not.
  private mutating func changingRows(
    _ body: (inout WindowEngine, inout WindowChange) -> Void
  ) -> WindowChange {
    if mode == .seed { return changingAnything(body) }
    var change = WindowChange()
    body(&self, &change)
    return change
  }

  /// Lets `body` change rows and lengths and says by how much the offset had to follow; in seed
  /// mode it does not.
  mutating func changingAnything(
    _ body: (inout WindowEngine, inout WindowChange) -> Void
  ) -> WindowChange {
    let before = offset
    var change = WindowChange()
    body(&self, &change)
    if mode == .seed { restore(offset: before) }
    change.offsetCorrection = mode == .seed ? 0 : offset - before
    return change
  }

  /// Holds `range`, which contains what is held.
  mutating func hold(_ range: ClosedRange<Int>, _ change: inout WindowChange) {
    if range.lowerBound < lower {
      change.prepended += line.count(in: range.lowerBound...lower - 1)
      change.offsetCorrection += line.footprint(from: range.lowerBound, to: lower)
    }
    if range.upperBound > upper {
      change.appended += line.count(in: upper + 1...range.upperBound)
    }
    let before = held
    held = range
    // Only rows that have become visible before the first one can take its place.
    if place.position > 0 || change.appended > 0 { place = line.first(given: place, in: held) }
    if mode == .seed { published.follow(from: before, to: held, line) }
  }

  mutating func addLeading(_ number: Int, _ change: inout WindowChange) {
    guard number > 0 else { return }
    hold(line.row(number, before: lower, in: limits)...upper, &change)
    dropTrailingBeyondCap(&change)
  }

  mutating func addTrailing(_ number: Int, _ change: inout WindowChange) {
    guard number > 0 else { return }
    hold(lower...line.row(number, after: upper, in: limits), &change)
    dropLeadingBeyondCap(&change)
  }

  private mutating func holdAlso(_ first: Int, _ last: Int) throws(RejectedEvent) -> WindowChange {
    guard first <= last, limits.contains(first), limits.contains(last) else {
      throw RejectedEvent(
        field: "hold", value: [first, last], requirement: "two rows of the list, in order")
    }
    let leading = line.row(1, from: first, through: lower) ?? lower
    let trailing = line.row(1, from: last, downTo: upper) ?? upper
    let range = leading...trailing
    guard allows(range) else {
      throw RejectedEvent(
        field: "hold", value: [first, last], requirement: Self.rowRequirement)
    }
    return changingRows { window, change in
      window.hold(range, &change)
      if change.appended == 0, change.prepended > 0 { window.dropTrailingBeyondCap(&change) }
      if change.prepended == 0, change.appended > 0 { window.dropLeadingBeyondCap(&change) }
    }
  }

  private mutating func drop(
    leading: Int, trailing: Int
  ) throws(RejectedEvent) -> WindowChange {
    let count = count
    guard leading >= 0, trailing >= 0, leading < count, trailing < count - leading else {
      throw RejectedEvent(
        field: "drop", value: [leading, trailing],
        requirement: "at least 0 at either end, and fewer together than the \(count) rows held")
    }
    return changingRows { window, change in
      let first = window.line.row(leading, after: window.lower, in: window.held)
      let last = window.line.row(trailing, before: window.upper, in: window.held)
      window.keep(first...last, &change)
      let row = min(max(window.place.row, first), last)
      let position = window.line.position(of: row, given: window.place)
      window.place = RowPlace(row: row, position: position)
    }
  }
}

extension WindowEngine {
  /// Lets go of rows at the trailing end that exceed the cap and are neither visible nor overscan.
  mutating func dropTrailingBeyondCap(_ change: inout WindowChange) {
    guard mode == .corrected, let cap, count > cap else { return }
    let wanted = line.row(count - cap, before: upper, in: held)
    keep(lower...max(wanted, materialisedOrdinals.upperBound), &change)
  }

  /// Lets go of rows at the leading end that exceed the cap and are neither visible nor overscan.
  mutating func dropLeadingBeyondCap(_ change: inout WindowChange) {
    guard mode == .corrected, let cap, count > cap else { return }
    let wanted = line.row(count - cap, after: lower, in: held)
    keep(min(wanted, materialisedOrdinals.lowerBound)...upper, &change)
  }

  /// Holds `range` alone, which lies inside what is held.
  private mutating func keep(_ range: ClosedRange<Int>, _ change: inout WindowChange) {
    if range.lowerBound > lower {
      change.droppedLeading += line.count(in: lower...range.lowerBound - 1)
      change.offsetCorrection -= line.footprint(from: lower, to: range.lowerBound)
    }
    if range.upperBound < upper {
      change.droppedTrailing += line.count(in: range.upperBound + 1...upper)
    }
    let before = held
    held = range
    if mode == .seed { published.follow(from: before, to: held, line) }
  }

  /// Whether `range`, which contains what is held, adds no more than may be added or held.
  func allows(_ range: ClosedRange<Int>) -> Bool {
    let before = UInt(bitPattern: lower &- range.lowerBound)
    let after = UInt(bitPattern: range.upperBound &- upper)
    let all = UInt(bitPattern: range.upperBound &- range.lowerBound)
    return max(before, after) <= UInt(WindowConfiguration.maximumGrowth)
      && all < UInt(WindowConfiguration.mostRows(in: mode))
  }

  /// The most rows that one event may add at one end.
  var mostAddable: Int {
    let room = WindowConfiguration.mostRows(in: mode) - 1 - (upper - lower)
    return max(0, min(WindowConfiguration.maximumGrowth, room))
  }

  // Static, for a method would be handed a copy of the window.
  static func check(_ number: Int, _ field: String, atMost most: Int) throws(RejectedEvent) {
    guard number >= 0, number <= most else {
      throw RejectedEvent(
        field: field, value: number, requirement: "a whole number from 0 to \(most)")
    }
  }
}
