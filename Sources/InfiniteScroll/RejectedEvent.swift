/// An event that an engine refused; the engine's state is what it was before the event.
public struct RejectedEvent: Error, Equatable, Sendable {
  /// The event's field that was wrong, spelt as in the event and in scenario files.
  public let field: String
  /// The value that was given, as text.
  public let value: String
  /// What the field must be.
  public let requirement: String

  /// Makes a rejection of an event whose `field` held `value` and must be `requirement`.
  public init(field: String, value: some CustomStringConvertible, requirement: String) {
    self.field = field
    self.value = value.description
    self.requirement = requirement
  }
}

extension RejectedEvent: CustomStringConvertible {
  /// One line: `dt is -1.0; it must be a finite number of at least 0`.
  public var description: String { "\(field) is \(value); it must be \(requirement)" }
}
