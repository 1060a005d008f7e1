/// Text as one line, whatever is in it.
enum SingleLine {
  /// `text` with a space for each control character and line end.
  static func of(_ text: String) -> String {
    let scalars = text.replacing("\r\n", with: "\n").unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: Unicode.Scalar(" ")
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
