internal import InfiniteScroll

// What events need of numbers. A configuration with a bad number is refused before the replay, an
// event with one is rejected when it happens.
extension JSONNumber {
  static let wholeRequirement = "a whole number"

  /// The most times that one event may happen, so that a slip of the finger does not run for days.
  static let greatestCount = 10_000_000

  /// The whole number that an event's `field` needs.
  func whole(_ field: String) throws(RejectedEvent) -> Int {
    guard let whole else {
      throw RejectedEvent(field: field, value: self, requirement: Self.wholeRequirement)
    }
    return whole
  }

  /// Lets `body` happen as often as `field` says.
  func times(
    _ field: String, _ body: () throws(RejectedEvent) -> Void
  ) throws(RejectedEvent) {
    guard let count = whole, (0...Self.greatestCount).contains(count) else {
      throw RejectedEvent(
        field: field, value: self,
        requirement: "\(Self.wholeRequirement) from 0 to \(Self.greatestCount)")
    }
    for _ in 0..<count { try body() }
  }
}

extension RejectedEvent {
  /// The same rejection, the field spelt as scenarios spell it.
  func spelling(_ field: String, as name: String) -> RejectedEvent {
    self.field == field ? RejectedEvent(field: name, value: value, requirement: requirement) : self
  }
}
