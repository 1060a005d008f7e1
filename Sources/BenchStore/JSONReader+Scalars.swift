// Texts and numbers, the two values with a grammar of their own.
extension JSONReader {
  /// The number at hand, as it is spelt.
  mutating func readNumber() throws(ReadingFault) -> String {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") {
      index += 1
    } else {
      try skipDigits()
    }
    if next == UInt8(ascii: ".") {
      index += 1
      try skipDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try skipDigits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipDigits() throws(ReadingFault) {
    guard let next else { throw endsEarly(inside: "a number") }
    guard isDigit(next) else { throw unexpected(wanted: "a digit") }
    while let next = self.next, isDigit(next) { index += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The text at hand, without its quotes and escapes.
  mutating func readText() throws(ReadingFault) -> String {
    let start = index
    var content: [UInt8] = []
    index += 1
    while let next {
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        guard let text = String(validating: content, as: UTF8.self) else {
          throw .malformed(offset: start, .notUnicode)
        }
        return text
      case UInt8(ascii: "\\"): content.append(contentsOf: try readEscape())
      case 0..<0x20: throw unexpected(wanted: "the text's closing quote")
      default:
        content.append(next)
        index += 1
      }
    }
    throw endsEarly(inside: "a text")
  }

  /// The bytes that the escape at hand stands for.
  private mutating func readEscape() throws(ReadingFault) -> [UInt8] {
    let start = index
    index += 1
    guard let letter = next else { throw endsEarly(inside: "a text") }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0c]
    case UInt8(ascii: "n"): return [0x0a]
    case UInt8(ascii: "r"): return [0x0d]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard let scalar = try readScalar() else {
        throw .malformed(offset: start, .brokenEscape)
      }
      return Array(String(scalar).utf8)
    default: throw .malformed(offset: start, .brokenEscape)
    }
  }

  /// The scalar of four hexadecimal digits, or of two surrogates; nil where they make none.
  private mutating func readScalar() throws(ReadingFault) -> UnicodeScalar? {
    guard let high = try readHexadecimal() else { return nil }
    guard (0xd800..<0xdc00).contains(high) else { return UnicodeScalar(high) }
    for mark in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
      guard let next else { throw endsEarly(inside: "a text") }
      guard next == mark else { return nil }
      index += 1
    }
    guard let low = try readHexadecimal(), (0xdc00..<0xe000).contains(low) else { return nil }
    return UnicodeScalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00))
  }

  private mutating func readHexadecimal() throws(ReadingFault) -> UInt32? {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let next else { throw endsEarly(inside: "a text") }
      guard let digit = Character(UnicodeScalar(next)).hexDigitValue else { return nil }
      code = code << 4 | UInt32(digit)
      index += 1
    }
    return code
  }
}
