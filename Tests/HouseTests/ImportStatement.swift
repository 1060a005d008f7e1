/// An import as it stands in a source: whatever line has the word outside comments and texts.
struct ImportStatement: Equatable {
  /// The module, or the rest of the line where there is no telling.
  let module: String
  /// What is wrong with the statement whatever it imports.
  let fault: String?

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "@testable", "@preconcurrency",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor", "macro",
  ]

  /// The imports of a file.
  static func all(in lines: [Substring]) -> [ImportStatement] {
    var code = CodeText()
    return lines.flatMap { line in
      code.code(of: line).split(separator: ";").compactMap { ImportStatement($0) }
    }
  }

  private init?(_ code: Substring) {
    let words = code.split(whereSeparator: \.isWhitespace)
    guard let index = words.firstIndex(of: "import") else { return nil }
    let unknown = words[..<index].filter { !Self.modifiers.contains($0) }
    let rest = words[(index + 1)...].drop { Self.kinds.contains($0) }
    module = rest.first?.split(separator: ".").first.map(String.init) ?? String(code)
    fault = unknown.isEmpty ? nil : "an import with \(unknown.joined(separator: " "))"
  }
}

/// Takes comments and texts out of a source, line by line.
struct CodeText {
  private enum Place { case code, comment(depth: Int), text }

  private var place = Place.code

  /// The code of the next line; a text in it becomes a space.
  mutating func code(of line: Substring) -> String {
    var code = ""
    var rest = line[...]
    while !rest.isEmpty {
      switch place {
      case .comment(let depth): skipComment(&rest, depth)
      case .text:
        if take("\"\"\"", from: &rest) { place = .code } else { rest.removeFirst() }
      case .code: if takeCode(from: &rest, into: &code) { return code }
      }
    }
    return code
  }

  /// Takes a character of code, or what begins there; true where the rest is a comment.
  private mutating func takeCode(from rest: inout Substring, into code: inout String) -> Bool {
    if rest.hasPrefix("//") { return true }
    if take("/*", from: &rest) {
      place = .comment(depth: 1)
    } else if take("\"\"\"", from: &rest) {
      place = .text
      code += " "
    } else if take("\"", from: &rest) {
      while let character = rest.popFirst(), character != "\"" {
        if character == "\\" { rest = rest.dropFirst() }
      }
      code += " "
    } else {
      code.append(rest.removeFirst())
    }
    return false
  }

  private mutating func skipComment(_ rest: inout Substring, _ depth: Int) {
    if take("/*", from: &rest) {
      place = .comment(depth: depth + 1)
    } else if take("*/", from: &rest) {
      place = depth > 1 ? .comment(depth: depth - 1) : .code
    } else {
      rest.removeFirst()
    }
  }

  private func take(_ word: String, from rest: inout Substring) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }
}
