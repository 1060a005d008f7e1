extension JSONValue {
  /// The value as JSON on one line, without spaces: names sorted by their bytes, numbers the
  /// shortest that read back equal, and the texts `nan`, `inf`, `-inf` for those that JSON cannot
  /// spell.
  var line: String {
    var line = ""
    write(to: &line)
    return line
  }

  private func write(to line: inout String) {
    switch self {
    case .null: line += "null"
    case .flag(let flag): line += flag ? "true" : "false"
    case .number(let number):
      let isSpellable = number.real.isFinite
      line += isSpellable ? "\(number)" : "\"\(number)\""
    case .text(let text): Self.quote(text, to: &line)
    case .list(let elements): Self.write(elements, to: &line)
    case .object(let members): Self.write(members, to: &line)
    }
  }

  private static func write(_ elements: [JSONValue], to line: inout String) {
    line += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { line += "," }
      element.write(to: &line)
    }
    line += "]"
  }

  private static func write(_ members: [Member], to line: inout String) {
    line += "{"
    let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for (index, member) in sorted.enumerated() {
      if index > 0 { line += "," }
      quote(member.name, to: &line)
      line += ":"
      member.value.write(to: &line)
    }
    line += "}"
  }

  private static func quote(_ text: String, to line: inout String) {
    line += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      // Line and paragraph separators and U+0085 break a line for some readers of lines.
      case "\0"..<" ", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}": line += escape(scalar.value)
      default: line.unicodeScalars.append(scalar)
      }
    }
    line += "\""
  }

  private static func escape(_ code: UInt32) -> String {
    let digits = String(code, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
