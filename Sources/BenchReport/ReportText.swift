/// Text that is safe inside a cell of a Markdown table.
enum ReportText {
  /// `text` with what Markdown would read as markup escaped: `|`, back-ticks and `<`; line ends
  /// become spaces.
  static func cell(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "|", "`", "<": escaped += "\\" + String(character)
      case _ where character.isNewline: escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
