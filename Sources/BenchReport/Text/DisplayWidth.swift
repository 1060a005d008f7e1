/// How many columns of a fixed-width screen a text takes.
///
/// East Asian wide characters and emoji take two, combining marks and controls none; a character of
/// several scalars takes what its widest scalar takes. Source: Unicode Standard Annex 11, its wide
/// ranges rounded to blocks. Cost: one comparison a range and scalar.
enum DisplayWidth {
  static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// `text` filled with spaces up to `width`, on the left if it is to stand on the right.
  static func padded(_ text: String, to width: Int, right: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - Self.width(of: text)))
    return right ? spaces + text : text + spaces
  }

  private static func width(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { max($0, width(of: $1)) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: 0
    default: wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
