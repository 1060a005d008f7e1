/// Plain text made safe for Markdown.
enum MarkdownText {
  /// `text` on one line, with what GitHub's Markdown would read as markup or HTML escaped: the
  /// same in cells and in paragraphs.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    let scalars = Array(SingleLine.of(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let opens = scalar == "_" && !(isWord(previous) && isWord(next))
      let isEntity = scalar == "&" && (isWord(next) || next == "#")
      if markup.contains(scalar) || opens || isEntity { escaped.append("\\") }
      escaped.append(scalar)
      previous = scalar
    }
    return String(escaped)
  }

  /// `text` as a paragraph of its own: escaped, and no heading, quotation or list by its beginning.
  static func paragraph(_ text: String) -> String {
    let line = escaped(text.trimmed)
    guard let first = line.first, "#>-+=".contains(first) else { return line }
    let isNumber = "-+".contains(first) && line.dropFirst().first?.isNumber == true
    return isNumber ? line : "\\" + line
  }

  /// The mark of the footnote with this index, from 0: ¹, ², … ¹⁰.
  static func mark(_ note: Int) -> String {
    String(String(note + 1).compactMap { $0.wholeNumberValue.map { superscripts[$0] } })
  }

  private static let superscripts: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
  private static let markup: Set<Unicode.Scalar> = ["\\", "|", "`", "<", "*", "[", "]", "~"]

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
  }
}

extension String {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
