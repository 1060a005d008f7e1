/// A configuration that an engine cannot run with: which field, what it held, what it must be.
///
/// Thrown by every engine's initialiser. The message is complete: it names the field and the value
/// and says what to give instead.
public struct ConfigurationError: Error, Equatable, Sendable {
  /// The field's name, spelt as in the configuration type and in scenario files.
  public let field: String
  /// The value that was given, as text (NaN and the infinities are spelt `nan`, `inf`, `-inf`).
  public let value: String
  /// What the field must be, for example `a finite number above 0`.
  public let requirement: String

  /// Makes an error about `field`, which held `value` and must be `requirement`.
  public init(field: String, value: some CustomStringConvertible, requirement: String) {
    self.field = field
    self.value = value.description
    self.requirement = requirement
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// One line: `itemExtent is nan; it must be a finite number above 0`.
  public var description: String { "\(field) is \(value); it must be \(requirement)" }
}
