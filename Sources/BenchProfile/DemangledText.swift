/// Finds its way in the text of a demangled name: brackets, and types without their modules.
enum DemangledText {
  /// Where `word` stands outside all brackets.
  static func range(of word: String, in text: Substring) -> Range<Substring.Index>? {
    var brackets = Brackets()
    var index = text.startIndex
    while index < text.endIndex {
      if brackets.depth == 0, text[index...].hasPrefix(word) {
        return index..<text.index(index, offsetBy: word.count)
      }
      brackets.take(text.utf8[index])
      index = text.utf8.index(after: index)
    }
    return nil
  }

  /// The index after the bracket that closes the one right before the `count`th character.
  static func end(ofBracketBefore count: Int, in text: Substring) -> Substring.Index? {
    var brackets = Brackets(depth: 1)
    let rest = text.dropFirst(count)
    for index in rest.utf8.indices {
      brackets.take(rest.utf8[index])
      if brackets.depth == 0 { return rest.utf8.index(after: index) }
    }
    return nil
  }

  /// What stands between the commas outside all brackets.
  static func list(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = text
    while let comma = range(of: ", ", in: rest) {
      parts.append(rest[..<comma.lowerBound])
      rest = rest[comma.upperBound...]
    }
    return parts + (rest.isEmpty && parts.isEmpty ? [] : [rest])
  }

  /// `< where A: P> M.T<A>` as `M.T<A>`.
  static func withoutConditions(_ type: Substring) -> Substring {
    guard type.hasPrefix("<"), let end = end(ofBracketBefore: 1, in: type) else { return type }
    return type[end...].drop { $0 == " " }
  }

  /// The longest type that stands in a name as it is.
  private static let longestType = 60

  /// A type, or several, without modules, private marks and the packages of extensions.
  static func shortType(_ type: Substring) -> String {
    var result = ""
    var word = ""
    var isFirst = true
    func flush() {
      result += word
      word = ""
    }
    for character in withoutMarks(type) {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else if character == ".", isFirst, !word.isEmpty {
        // The first part of a path is a module.
        word = ""
        isFirst = false
      } else {
        flush()
        result.append(character)
        isFirst = character != "."
      }
    }
    flush()
    return result.count > longestType ? result.prefix(longestType - 1) + "…" : result
  }

  /// `(name in _A1B2)` as `name`, and `(extension in M):` as nothing.
  private static func withoutMarks(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let open = rest.firstIndex(of: "(") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: ")"), let mark = rest[..<close].firstRange(of: " in ")
      else {
        result.append(rest.removeFirst())
        continue
      }
      let name = rest[rest.index(after: open)..<mark.lowerBound]
      let after = rest.index(after: close)
      if name == "extension" {
        rest = rest[after...].dropFirst()
      } else if rest[mark.upperBound...].hasPrefix("_"), !name.contains(" ") {
        result += name
        rest = rest[after...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }
}

/// Counts brackets of a demangled name, byte by byte; the `>` of `->` and operators are none.
struct Brackets {
  private(set) var depth = 0
  private var last: UInt8 = 32

  init(depth: Int = 0) { self.depth = depth }

  mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "<") where last != UInt8(ascii: ".") && !isOperator(last): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: ">") where !isOperator(last) && last != UInt8(ascii: ".") && depth > 0:
      depth -= 1
    default: break
    }
    last = byte
  }

  private func isOperator(_ byte: UInt8) -> Bool { "-=&|~/".utf8.contains(byte) }
}
