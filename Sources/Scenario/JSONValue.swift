/// A JSON value. Members keep the order of the file and may repeat a name; `Fields` refuses that.
///
/// One node a value; leaves out where in the file it stood.
enum JSONValue: Equatable, Sendable {
  case null
  case flag(Bool)
  case number(JSONNumber)
  case text(String)
  case list([JSONValue])
  case object([Member])

  /// One name of an object with its value.
  struct Member: Equatable, Sendable {
    let name: String
    let value: JSONValue
  }
}

extension JSONValue {
  /// The value in words, for `… is <this>; it must be …`. One line, whatever the value holds.
  var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): text.utf8.count <= 40 ? JSONValue.text(text).line : "a long text"
    case .list: "a list"
    case .object: "an object"
    }
  }

  static func whole(_ number: Int) -> JSONValue { .number(.whole(number)) }

  static func whole(_ number: Int?) -> JSONValue { number.map { whole($0) } ?? .null }

  static func real(_ number: Double) -> JSONValue { .number(.real(number)) }

  static func text(orNull text: String?) -> JSONValue { text.map { .text($0) } ?? .null }
}

/// A number as a scenario spells it: whole numbers stay whole, so that ordinals are exact.
///
/// Invariant: what is spelt without fraction and exponent and fits 64 bits is `whole`.
enum JSONNumber: Equatable, Sendable {
  case whole(Int)
  case real(Double)

  /// The number as a length, a time or a velocity.
  var real: Double {
    switch self {
    case .whole(let number): Double(number)
    case .real(let number): number
    }
  }

  /// The number as a count or an ordinal; nil unless it is whole and surely exact.
  var whole: Int? {
    switch self {
    case .whole(let number): number
    case .real(let number): abs(number) < 0x1p53 ? Int(exactly: number) : nil
    }
  }
}

extension JSONNumber: CustomStringConvertible {
  /// The shortest text that reads back equal; `nan`, `inf` and `-inf` for what JSON cannot spell.
  var description: String {
    switch self {
    case .whole(let number): return number.description
    case .real(let number):
      guard number != 0 else { return "0" }
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}
