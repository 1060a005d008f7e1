/// Reads JSON as RFC 8259 has it, and knows the place at which it stopped understanding.
///
/// Strict: no comments, no trailing commas, nothing after the value; a byte order mark at the start
/// is skipped. One pass. Depth is bounded, so that no text can exhaust the stack.
struct JSONReader {
  /// The deepest nesting that is read; a scenario has 5 levels.
  static let greatestDepth = 32

  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { index = 3 }
  }

  /// The one value that `bytes` hold.
  static func read(_ bytes: [UInt8]) throws(ScenarioError) -> JSONValue {
    var reader = JSONReader(bytes)
    reader.skipSpace()
    guard reader.next != nil else { throw reader.fault("the scenario is empty") }
    let value = try reader.readValue()
    reader.skipSpace()
    guard reader.next == nil else { throw reader.unexpected("the end of the scenario") }
    return value
  }

  /// The byte at hand; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Steps over `byte` if it is at hand.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  /// The fault of standing here instead of at `wanted`.
  func unexpected(_ wanted: String) -> ScenarioError {
    guard let next else { return fault("the scenario ends where \(wanted) should be") }
    let isVisible = (0x21...0x7e).contains(next)
    let found = isVisible ? "'\(Unicode.Scalar(next))'" : "byte 0x\(String(next, radix: 16))"
    return fault("\(found) stands where \(wanted) should be")
  }

  /// A fault at byte `position`, or where the reader stands.
  func fault(_ reason: String, at position: Int? = nil) -> ScenarioError {
    let before = bytes.prefix(position ?? index)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Bytes that continue a scalar do not count, so that the column is one that an editor shows.
    let column = before[start...].count { $0 & 0xc0 != 0x80 }
    let line = before.count { $0 == UInt8(ascii: "\n") }
    return .syntax(line: line + 1, column: column + 1, reason: reason)
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || (0x09...0x0a).contains(next) || next == 0x0d { index += 1 }
  }

  private mutating func readValue() throws(ScenarioError) -> JSONValue {
    switch next {
    case UInt8(ascii: "{"):
      return .object(
        try readNested("}") { (reader) throws(ScenarioError) in try reader.readMember() })
    case UInt8(ascii: "["):
      return .list(
        try readNested("]") { (reader) throws(ScenarioError) in try reader.readValue() })
    case UInt8(ascii: "\""): return .text(try readText())
    case UInt8(ascii: "-"): return .number(try readNumber())
    case let digit? where Self.digits.contains(digit): return .number(try readNumber())
    default: return try readWord()
    }
  }

  /// The elements from the bracket at hand to `end`, with commas between.
  private mutating func readNested<Element>(
    _ end: Unicode.Scalar, _ readElement: (inout JSONReader) throws(ScenarioError) -> Element
  ) throws(ScenarioError) -> [Element] {
    guard depth < Self.greatestDepth else { throw fault("the scenario is nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    index += 1
    skipSpace()
    if skip(end) { return [] }
    var elements: [Element] = []
    while true {
      skipSpace()
      elements.append(try readElement(&self))
      skipSpace()
      if skip(end) { return elements }
      guard skip(",") else { throw unexpected("a comma or '\(end)'") }
    }
  }

  private mutating func readMember() throws(ScenarioError) -> JSONValue.Member {
    guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
    let name = try readText()
    skipSpace()
    guard skip(":") else { throw unexpected("a colon") }
    skipSpace()
    return JSONValue.Member(name: name, value: try readValue())
  }

  private mutating func readWord() throws(ScenarioError) -> JSONValue {
    let words: [(String, JSONValue)] = [
      ("null", .null), ("true", .flag(true)), ("false", .flag(false)),
    ]
    for (word, value) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw unexpected("a value")
  }
}
