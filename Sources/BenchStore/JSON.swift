/// A JSON value, with the place in the file where it began.
///
/// Numbers stay text, so that a 64-bit seed and a double both come back as they went out. Members
/// keep the order of the file; their names are unique, the reader sees to that. The offset of a
/// value that was made in memory is 0 and means nothing. Cost: one node a value.
struct JSON: Sendable {
  /// What kind of value it is, with its contents.
  enum Value: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case text(String)
    case list([JSON])
    case object([Member])
  }

  /// One name of an object with its value.
  struct Member: Sendable {
    let name: String
    let value: JSON
  }

  let value: Value
  /// The first byte of the value, counted from the start of the file.
  let offset: Int

  init(_ value: Value, offset: Int = 0) {
    self.value = value
    self.offset = offset
  }

  /// The value's kind in words for people, for example `a number`.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension JSON {
  static let null = JSON(.null)

  static func text(_ text: String) -> JSON { JSON(.text(text)) }

  static func text(_ text: String?) -> JSON { text.map { JSON(.text($0)) } ?? .null }

  static func bool(_ flag: Bool?) -> JSON { flag.map { JSON(.bool($0)) } ?? .null }

  static func integer(_ number: some BinaryInteger) -> JSON { JSON(.number(String(number))) }

  static func list(_ values: [JSON]) -> JSON { JSON(.list(values)) }

  static func texts(_ texts: [String]) -> JSON { list(texts.map(JSON.text)) }

  static func object(_ members: [(String, JSON)]) -> JSON {
    JSON(.object(members.map { Member(name: $0.0, value: $0.1) }))
  }

  /// The shortest text that reads back as the same double, without a needless `.0`; nil where the
  /// number is not finite, which JSON cannot hold. Both zeros are 0.
  static func number(_ number: Double) -> JSON? {
    guard number.isFinite else { return nil }
    guard number != 0 else { return JSON(.number("0")) }
    let text = number.description
    return JSON(.number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text))
  }

  /// All numbers as a list; nil where one of them is not finite.
  static func numbers(_ numbers: [Double]) -> JSON? {
    let values = numbers.compactMap(JSON.number)
    return values.count == numbers.count ? list(values) : nil
  }
}
