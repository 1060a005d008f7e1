extension WindowEngine {
  /// A frame of the published list: a row that appears adds one row, in front without correction.
  ///
  /// A row appears when it is visible and was not in the frame before. If it is the last, one is
  /// appended; else if it is the first, one is put in front. Nil, and nothing changed, where the
  /// original would trap at the end of the integers or its array would grow out of bounds.
  mutating func publishedFrame(at target: RowPlace) -> WindowChange? {
    let before = place
    var change = WindowChange()
    place = target
    change.isClamped = holdInsideContent()
    place = line.first(given: place, in: held)
    let visible = visibleOrdinals
    let trailing = appears(upper, visible)
    let leading = lower != upper && appears(lower, visible)
    guard canGrow(leading: leading, trailing: trailing) else {
      place = before
      return nil
    }
    let offset = offset
    let first = leading ? line.row(1, before: lower, in: limits) : lower
    hold(first...(trailing ? line.row(1, after: upper, in: limits) : upper), &change)
    published.seen = visible
    restore(offset: offset)
    change.offsetCorrection = 0
    if change.isClamped { noteClampedFrame() }
    return change
  }

  /// Puts the viewport at `offset`, wherever that leaves what was visible.
  mutating func restore(offset: Double) {
    place.position = line.footprint(from: lower, to: place.row) - offset
    place = line.first(given: place, in: held)
  }

  private func appears(_ row: Int, _ visible: ClosedRange<Int>?) -> Bool {
    guard let visible, visible.contains(row) else { return false }
    return published.seen.map { !$0.contains(row) } ?? true
  }

  private func canGrow(leading: Bool, trailing: Bool) -> Bool {
    if !leading && !trailing { return true }
    let overflows = (leading && lower == .min) || (trailing && upper == .max)
    return !overflows && count + 2 <= WindowConfiguration.maximumPublishedRows
  }
}
