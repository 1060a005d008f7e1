/// Plain text made safe for Markdown.
enum MarkdownText {
  /// `text` on one line, with what GitHub's Markdown would read as markup or HTML escaped: the
  /// same in cells and in paragraphs. A single underscore emphasises nothing and stays as it is, so
  /// that `append(_:)` reads well in a terminal.
  static func escaped(_ text: String) -> String {
    let scalars = Array(SingleLine.of(text).unicodeScalars)
    let underscores = scalars.indices.filter { isEmphasis(scalars, $0) }
    let emphasis = underscores.count > 1 ? Set(underscores) : []
    var escaped = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isEntity = scalar == "&" && (isWord(next) || next == "#")
      if markup.contains(scalar) || emphasis.contains(index) || isEntity { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// True for an underscore that may begin or end emphasis: one that is not inside a word.
  private static func isEmphasis(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard scalars[index] == "_" else { return false }
    let isInside =
      index > 0 && index + 1 < scalars.count && isWord(scalars[index - 1])
      && isWord(scalars[index + 1])
    return !isInside
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
