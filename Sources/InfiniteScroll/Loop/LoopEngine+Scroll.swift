// Content that is moved from outside: by a finger, a wheel, a platform's scroll view.
extension LoopEngine {
  /// Moves the content to `x`, any number of periods away. Ends a fling.
  /// - Throws: `RejectedEvent` unless `x` is finite.
  public mutating func moveContent(to x: Double) throws(RejectedEvent) {
    try Self.check(x.isFinite, "offset", x, "a finite number")
    stopFling()
    if configuration.mode == .seed {
      placePublished(at: x)
    } else {
      place(at: x)
    }
  }

  /// Moves the content to a measured offset, which includes the content inset.
  /// - Throws: `RejectedEvent` unless `measured` is finite, without the inset too.
  public mutating func moveContent(toMeasured measured: Double) throws(RejectedEvent) {
    try moveContent(to: measured - configuration.contentInset)
  }

  /// Moves the content by `distance`, forward when positive: a frame of a drag. Ends a fling.
  /// - Throws: `RejectedEvent` unless the distance, and where it leads, is finite.
  public mutating func moveContent(by distance: Double) throws(RejectedEvent) {
    try Self.check((offset + distance).isFinite, "distance", distance, "a finite number")
    if configuration.mode == .seed {
      // The scroll view holds the content at its far end before the published code hears of it.
      try moveContent(to: min(offset + distance, geometry.held(.infinity)))
    } else {
      try moveContent(to: offset + distance)
    }
  }

  /// A whole frame in one call: moves the content by `distance` and fills `buffer` with the cells
  /// on screen. Where an engine is captured by a closure this spares the copy that a reading call
  /// makes. O(cells on screen).
  /// - Throws: `RejectedEvent` unless the distance, and where it leads, is finite; the buffer is as
  ///   it was.
  public mutating func moveContent(
    by distance: Double, showing buffer: inout ContiguousArray<LoopCell>
  ) throws(RejectedEvent) {
    try moveContent(by: distance)
    visibleCells(into: &buffer)
  }

  /// Moves the content at once, the shorter way round and forward of two that are equally long, so
  /// that `item` stands as `alignment` says. Ends a fling.
  /// - Throws: `RejectedEvent` unless there is such an item.
  public mutating func scroll(
    toItem item: Int, alignment: ScrollAlignment = .leading
  ) throws(RejectedEvent) {
    try Self.check(
      item >= 0 && item < geometry.itemCount, "scrollTo", item,
      "the index of one of the \(geometry.itemCount) items")
    stopFling()
    let target = geometry.offset(of: item, aligned: alignment)
    if configuration.mode == .seed {
      hold(at: target)
    } else {
      placeShorterWay(at: geometry.wrap(target))
    }
  }

  /// A finger takes hold of the content. Ends a fling; auto-scroll pauses.
  public mutating func beginDrag() {
    stopFling()
    isDragging = true
  }

  /// The finger lets go, or the system took it away: auto-scroll goes on after `resumeDelay`.
  public mutating func endDrag() {
    isDragging = false
    pause = configuration.resumeDelay
  }

  static func check(
    _ isFit: Bool, _ field: String, _ value: some CustomStringConvertible,
    _ requirement: @autoclosure () -> String
  ) throws(RejectedEvent) {
    if !isFit { throw RejectedEvent(field: field, value: value, requirement: requirement()) }
  }

  private mutating func placeShorterWay(at target: Double) {
    let forward = geometry.period.forwardDistance(from: offset, to: target)
    if forward <= geometry.period.length / 2 {
      place(atWrapped: target, laps: target < offset ? 1 : 0)
    } else {
      place(atWrapped: target, laps: target > offset ? -1 : 0)
    }
  }
}
