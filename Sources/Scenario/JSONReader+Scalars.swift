// Numbers and texts, the two values with a grammar of their own.
extension JSONReader {
  /// The number at hand.
  mutating func readNumber() throws(ScenarioError) -> JSONNumber {
    let start = index
    _ = skip("-")
    if !skip("0") { try skipDigits() }
    var isWhole = true
    if skip(".") {
      isWhole = false
      try skipDigits()
    }
    if skip("e") || skip("E") {
      isWhole = false
      if !skip("+") { _ = skip("-") }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    // -0 is a length and no count: an integer would lose its sign.
    if isWhole, text != "-0", let number = Int(text) { return .whole(number) }
    guard let number = Double(text) else { throw fault("a number out of reach", at: start) }
    return .real(number)
  }

  private mutating func skipDigits() throws(ScenarioError) {
    guard let first = next, Self.digits.contains(first) else { throw unexpected("a digit") }
    while let next, Self.digits.contains(next) { index += 1 }
  }

  /// The text at hand, without its quotes and escapes.
  mutating func readText() throws(ScenarioError) -> String {
    let start = index
    var content: [UInt8] = []
    index += 1
    while let next {
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        guard let text = String(validating: content, as: UTF8.self) else {
          throw fault("a text is not UTF-8", at: start)
        }
        return text
      case UInt8(ascii: "\\"): content += try readEscape().utf8
      case 0..<0x20: throw unexpected("the text's closing quote")
      default:
        content.append(next)
        index += 1
      }
    }
    throw unexpected("the text's closing quote")
  }

  /// What the escape at hand stands for.
  private mutating func readEscape() throws(ScenarioError) -> String {
    let start = index
    index += 1
    let plain: [(Unicode.Scalar, String)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{c}"), ("n", "\n"),
      ("r", "\r"), ("t", "\t"),
    ]
    for (letter, text) in plain where skip(letter) { return text }
    guard skip("u"), let high = readHexadecimal() else {
      throw fault("an escape that JSON does not have", at: start)
    }
    var code = high
    if (0xd800..<0xdc00).contains(high), skip("\\"), skip("u"),
      let low = readHexadecimal(), (0xdc00..<0xe000).contains(low)
    {
      code = 0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw fault("half a character", at: start) }
    return String(scalar)
  }

  private mutating func readHexadecimal() -> UInt32? {
    let digits = bytes[index...].prefix(4).compactMap {
      Character(Unicode.Scalar($0)).hexDigitValue
    }
    guard digits.count == 4 else { return nil }
    index += 4
    return digits.reduce(0) { $0 << 4 | UInt32($1) }
  }
}
