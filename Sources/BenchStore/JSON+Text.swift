extension JSON {
  /// The value as UTF-8 text: names sorted by their bytes, two spaces a level, a line for each
  /// member and element, a list of numbers on one line, and a newline at the end.
  ///
  /// Equal values give equal bytes, so that a stored record changes in version control only where
  /// a result did. Complexity: O(n log n) in the members of an object.
  var prettyText: String {
    var text = ""
    write(to: &text, indentation: 0)
    text.append("\n")
    return text
  }

  private func write(to text: inout String, indentation: Int) {
    switch value {
    case .null: text.append("null")
    case .bool(let flag): text.append(flag ? "true" : "false")
    case .number(let number): text.append(number)
    case .text(let content): Self.quote(content, to: &text)
    case .list(let elements): write(elements, to: &text, indentation: indentation)
    case .object(let members): write(members, to: &text, indentation: indentation)
    }
  }

  private var isNumber: Bool {
    if case .number = value { true } else { false }
  }

  private func write(_ elements: [JSON], to text: inout String, indentation: Int) {
    let isFlat = elements.allSatisfy(\.isNumber)
    text.append("[")
    for (index, element) in elements.enumerated() {
      if isFlat {
        text.append(index == 0 ? "" : ", ")
      } else {
        Self.breakLine(after: index == 0 ? "" : ",", in: &text, indentation: indentation + 1)
      }
      element.write(to: &text, indentation: indentation + 1)
    }
    if !isFlat { Self.breakLine(after: "", in: &text, indentation: indentation) }
    text.append("]")
  }

  private func write(_ members: [Member], to text: inout String, indentation: Int) {
    let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    text.append("{")
    for (index, member) in sorted.enumerated() {
      Self.breakLine(after: index == 0 ? "" : ",", in: &text, indentation: indentation + 1)
      Self.quote(member.name, to: &text)
      text.append(": ")
      member.value.write(to: &text, indentation: indentation + 1)
    }
    if !sorted.isEmpty { Self.breakLine(after: "", in: &text, indentation: indentation) }
    text.append("}")
  }

  private static func breakLine(after mark: String, in text: inout String, indentation: Int) {
    text.append(mark)
    text.append("\n")
    text.append(String(repeating: "  ", count: indentation))
  }

  private static func quote(_ content: String, to text: inout String) {
    text.append("\"")
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\"": text.append("\\\"")
      case "\\": text.append("\\\\")
      case "\n": text.append("\\n")
      case "\r": text.append("\\r")
      case "\t": text.append("\\t")
      case "\0"..<" ", "\u{7f}": text.append(escape(scalar.value))
      default: text.unicodeScalars.append(scalar)
      }
    }
    text.append("\"")
  }

  private static func escape(_ code: UInt32) -> String {
    let digits = String(code, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
