/// The short name of a function, a variable or a type: `M.Type.f<A>(x: Int) throws -> ()` as
/// `Type.f(x:)`.
struct EntityName {
  let text: String

  init(_ demangled: Substring, specialised: String?) {
    var rest = demangled
    var parts: [String] = []
    var labels = ""
    while true {
      rest = Self.withoutExtension(rest)
      guard let part = Self.takeName(&rest) else { break }
      let arguments = Self.takeArguments(&rest)
      parts.append(part + arguments)
      if rest.hasPrefix("(") {
        labels = Self.labels(rest)
        break
      }
      guard rest.hasPrefix(".") else { break }
      rest = rest.dropFirst()
    }
    // Words that follow a word are a description and no path.
    guard !parts.isEmpty, rest.isEmpty || rest.hasPrefix("(") || rest.hasPrefix(" : ") else {
      text = DemangledText.shortType(demangled)
      return
    }
    if parts.count > 1 { parts.removeFirst() }
    text = parts.joined(separator: ".") + (specialised.map { "<\($0)>" } ?? "") + labels
  }

  /// `(to: Swift.Int, Swift.Int) -> ()` as `(to:_:)`.
  static func labels(_ parameters: Substring) -> String {
    guard let end = DemangledText.end(ofBracketBefore: 1, in: parameters) else { return "()" }
    let inside = parameters[parameters.index(after: parameters.startIndex)...]
      .prefix(upTo: parameters.index(before: end))
    let labels = DemangledText.list(inside).map { parameter -> String in
      guard let colon = DemangledText.range(of: ": ", in: parameter) else { return "_:" }
      let label = parameter[..<colon.lowerBound]
      return label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? "\(label):" : "_:"
    }
    return "(\(labels.joined()))"
  }

  /// The member of a requirement: `Sequence.count.getter` as `count.getter`.
  static func withoutType(_ requirement: String) -> Substring {
    let path = requirement.prefix { $0 != "(" }
    var parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return requirement[...] }
    let isAccessor = accessors.contains(parts[parts.count - 1])
    parts = parts.suffix(isAccessor ? 2 : 1)
    return parts[0].isEmpty ? requirement[...] : requirement[parts[0].startIndex...]
  }

  private static let accessors: Set<Substring> = [
    "getter", "setter", "modify", "read", "modify2", "read2", "willset", "didset",
    "unsafeAddressor", "unsafeMutableAddressor",
  ]

  /// Names that stand for another one in the source.
  private static let sourceNames = [
    "__allocating_init": "init", "__deallocating_deinit": "deinit",
    "__isolated_deallocating_deinit": "deinit",
  ]

  /// The next part of a path; nil where there is none.
  private static func takeName(_ rest: inout Substring) -> String? {
    if rest.hasPrefix("("), let end = DemangledText.end(ofBracketBefore: 1, in: rest),
      let mark = rest[..<end].firstRange(of: " in _")
    {
      let name = rest[..<mark.lowerBound].dropFirst()
      rest = rest[end...]
      return String(name)
    }
    let isWord = rest.first.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" } ?? false
    // An operator that begins with a dot may have more of them.
    let ends = rest.hasPrefix(".") ? " (" : " (."
    let name = rest.prefix {
      isWord ? $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" : !ends.contains($0)
    }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...]
    for word in [" infix", " prefix", " postfix"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    return sourceNames[String(name)] ?? String(name)
  }

  /// What stands in `<>` after a part: kept where it names types, not where it only declares them.
  private static func takeArguments(_ rest: inout Substring) -> String {
    guard rest.hasPrefix("<"), let end = DemangledText.end(ofBracketBefore: 1, in: rest) else {
      return ""
    }
    let arguments = rest[..<rest.index(before: end)].dropFirst()
    rest = rest[end...]
    let isOpen =
      arguments.contains(" where ") || arguments.hasPrefix(" where ")
      || DemangledText.list(arguments).allSatisfy { $0.utf8.count <= 2 }
    return isOpen ? "" : "<\(DemangledText.shortType(arguments))>"
  }

  private static func withoutExtension(_ text: Substring) -> Substring {
    guard text.hasPrefix("(extension in "), let end = text.firstIndex(of: ")") else { return text }
    return text[text.index(after: end)...].dropFirst()
  }
}
