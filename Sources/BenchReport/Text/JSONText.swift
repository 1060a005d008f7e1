/// Pieces of JSON text: the same values give the same bytes, and no number is NaN or infinite.
enum JSONText {
  /// `text` as a JSON string.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7f}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// `number` with the fewest digits that read back equal; nil if it is not finite.
  static func number(_ number: Double) -> String? {
    guard number.isFinite else { return nil }
    let text = (number + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// An object on one line, its names sorted; a member without a value is left out.
  static func object(_ members: KeyValuePairs<String, String?>) -> String {
    let present = members.compactMap { name, value in value.map { (name, $0) } }
    let sorted = present.sorted { $0.0 < $1.0 }
    return "{" + sorted.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// A list on one line.
  static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

  /// A list with a line for each element, `indentation` being that of the line that it begins on.
  static func lines(_ elements: [String], indentation: Int) -> String {
    guard !elements.isEmpty else { return "[]" }
    let space = String(repeating: " ", count: indentation)
    return "[\n" + elements.map { "\(space)  \($0)" }.joined(separator: ",\n") + "\n\(space)]"
  }
}
