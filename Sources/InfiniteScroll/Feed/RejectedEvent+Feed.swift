/// Why a feed refuses an event, in words: one place for both of its modes.
extension RejectedEvent {
  /// Throws unless these rows are held and the velocity is a number.
  @inlinable
  static func check(
    _ rows: ClosedRange<Int>, velocity: Double, count: Int
  ) throws(RejectedEvent) {
    guard velocity.isFinite else { throw .velocity(velocity) }
    guard rows.lowerBound >= 0 else { throw .unknown(rows.lowerBound) }
    guard rows.upperBound < count else { throw .unknown(rows.upperBound) }
  }

  @usableFromInline
  static func velocity(_ velocity: Double) -> RejectedEvent {
    RejectedEvent(field: "velocity", value: velocity, requirement: "a finite number")
  }

  @usableFromInline
  static func unknown(_ index: Int) -> RejectedEvent {
    RejectedEvent(field: "appear", value: index, requirement: "the index of a row that is held")
  }

  @usableFromInline
  static func unknown(_ id: some Hashable, _ field: String) -> RejectedEvent {
    RejectedEvent(
      field: field, value: String(describing: id), requirement: "the id of a row that is held")
  }

  @usableFromInline
  static var nothingToRetry: RejectedEvent {
    RejectedEvent(
      field: "retry", value: true,
      requirement: "left out when the cursor did not advance: refresh or reset instead")
  }
}
