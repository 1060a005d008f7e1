/// Reads JSON as RFC 8259 has it, and knows the byte at which it stopped understanding.
///
/// Strict: no comments, no trailing commas, no name twice in one object, nothing after the value. A
/// byte order mark at the start is skipped. Cost: one pass; depth is bounded, so that no text can
/// exhaust the stack.
struct JSONReader {
  /// The deepest nesting that is read; a record has 6 levels.
  static let depthLimit = 64

  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { index = 3 }
  }

  /// The one value that `bytes` hold.
  static func read(_ bytes: [UInt8]) throws(ReadingFault) -> JSON {
    var reader = JSONReader(bytes)
    reader.skipSpace()
    guard reader.index < bytes.count else { throw .malformed(offset: 0, .empty) }
    let value = try reader.readValue()
    reader.skipSpace()
    guard reader.index == bytes.count else { throw reader.unexpected(wanted: "the end") }
    return value
  }

  /// The byte at hand, or nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The fault of standing at this byte instead of at `wanted`.
  func unexpected(wanted: String) -> ReadingFault {
    guard let next else { return endsEarly(inside: "the text") }
    let isVisible = (0x21...0x7e).contains(next)
    let found = isVisible ? String(UnicodeScalar(next)) : "byte 0x" + String(next, radix: 16)
    return .malformed(offset: index, .unexpected(found: found, wanted: wanted))
  }

  func endsEarly(inside: String) -> ReadingFault {
    .malformed(offset: bytes.count, .endsEarly(inside: inside))
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x0a || next == 0x0d || next == 0x09 { index += 1 }
  }

  private mutating func readValue() throws(ReadingFault) -> JSON {
    let start = index
    guard let next else { throw endsEarly(inside: "the text") }
    switch next {
    case UInt8(ascii: "{"): return JSON(.object(try readObject()), offset: start)
    case UInt8(ascii: "["): return JSON(.list(try readList()), offset: start)
    case UInt8(ascii: "\""): return JSON(.text(try readText()), offset: start)
    case UInt8(ascii: "t"): return JSON(.bool(try readWord("true", true)), offset: start)
    case UInt8(ascii: "f"): return JSON(.bool(try readWord("false", false)), offset: start)
    case UInt8(ascii: "n"): return JSON(try readWord("null", .null), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSON(.number(try readNumber()), offset: start)
    default: throw unexpected(wanted: "a value")
    }
  }

  private mutating func readWord<Meaning>(
    _ word: StaticString, _ meaning: Meaning
  ) throws(ReadingFault) -> Meaning {
    for letter in word.description.utf8 {
      guard let next else { throw endsEarly(inside: word.description) }
      guard next == letter else { throw unexpected(wanted: word.description) }
      index += 1
    }
    return meaning
  }

  private mutating func readList() throws(ReadingFault) -> [JSON] {
    try descend()
    var elements: [JSON] = []
    var isFirst = true
    while try !readEnd(UInt8(ascii: "]"), of: "a list", isFirst: isFirst) {
      elements.append(try readValue())
      isFirst = false
    }
    return elements
  }

  private mutating func readObject() throws(ReadingFault) -> [JSON.Member] {
    try descend()
    var members: [JSON.Member] = []
    var names: Set<String> = []
    while try !readEnd(UInt8(ascii: "}"), of: "an object", isFirst: names.isEmpty) {
      let start = index
      guard next == UInt8(ascii: "\"") else { throw unexpected(wanted: "a name in quotes") }
      let name = try readText()
      guard names.insert(name).inserted else {
        throw .malformed(offset: start, .repeatedKey(name))
      }
      skipSpace()
      guard let next else { throw endsEarly(inside: "an object") }
      guard next == UInt8(ascii: ":") else { throw unexpected(wanted: ":") }
      index += 1
      skipSpace()
      members.append(JSON.Member(name: name, value: try readValue()))
    }
    return members
  }

  /// Steps over the opening bracket.
  private mutating func descend() throws(ReadingFault) {
    guard depth < Self.depthLimit else {
      throw .malformed(offset: index, .tooDeep(limit: Self.depthLimit))
    }
    depth += 1
    index += 1
  }

  /// True past the closing bracket; false before the next element, past its comma.
  private mutating func readEnd(
    _ close: UInt8, of what: String, isFirst: Bool
  ) throws(ReadingFault) -> Bool {
    skipSpace()
    guard let next else { throw endsEarly(inside: what) }
    if next == close {
      index += 1
      depth -= 1
      return true
    }
    if isFirst { return false }
    guard next == UInt8(ascii: ",") else {
      throw unexpected(wanted: ", or " + String(UnicodeScalar(close)))
    }
    index += 1
    skipSpace()
    guard index < bytes.count else { throw endsEarly(inside: what) }
    return false
  }
}
