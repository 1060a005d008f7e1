/// Text that survives a pipe of lines and tabs.
enum WireText {
  /// A line: the key, a space, the fields between tabs.
  static func line(_ key: String, _ fields: [String]) -> String {
    key + " " + fields.map(escaped).joined(separator: "\t")
  }

  /// A line's key and fields.
  static func fields(_ line: Substring) -> (key: String, fields: [String]) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (String(line), []) }
    let fields = parts[1].split(separator: "\t", omittingEmptySubsequences: false)
    return (String(parts[0]), fields.map { unescaped(String($0)) })
  }

  /// `text` without line ends and tabs.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text that `escaped` made this of.
  static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result += ["n": "\n", "r": "\r", "t": "\t"][scalar] ?? String(scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
