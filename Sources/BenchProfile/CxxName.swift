internal import CBenchSupport

/// The short name of a C++ function: `ns::Type::f`, without what it takes, returns and was made
/// for.
///
/// The Swift runtime is written in C++, so that a profile has such names wherever Swift has not
/// inlined its runtime. Overloads have one name; their lines tell them apart.
enum CxxName {
  /// `mangled`, shortened; nil where it is not C++'s, or the program has no C++ library in it.
  static func of(_ mangled: String) -> String? {
    guard mangled.hasPrefix("_Z"), let text = tm_demangle_cxx(mangled) else { return nil }
    defer { tm_demangle_free(text) }
    return short(String(cString: text))
  }

  /// A demangled name, shortened.
  static func short(_ demangled: String) -> String {
    let text = demangled.split(
      separator: "(anonymous namespace)::", omittingEmptySubsequences: false
    )
    .joined()
    var name = ""
    var depth = 0
    for index in text.indices {
      let isAtWord = name.isEmpty || name.hasSuffix("::") || name.hasSuffix(" ")
      if depth == 0, isAtWord, text[index...].hasPrefix("operator") {
        return withoutResult(name) + symbol(text[index...])
      }
      switch text[index] {
      case "(" where depth == 0 && !name.isEmpty: return withoutResult(name)
      case "<": depth += 1
      case ">": depth -= 1
      case let character where depth == 0: name.append(character)
      default: break
      }
    }
    return withoutResult(name)
  }

  /// `operator<<(int)` as `operator<<`.
  private static func symbol(_ text: Substring) -> Substring {
    let isCall = text.hasPrefix("operator()")
    let end = text.dropFirst(isCall ? "operator()".count : 0).firstIndex(of: "(") ?? text.endIndex
    return text[..<end]
  }

  /// The last word: a template's name begins with its result.
  private static func withoutResult(_ name: String) -> String {
    if name.hasSuffix(" ") { return "" }
    return name.split(separator: " ").last.map(String.init) ?? name
  }
}
