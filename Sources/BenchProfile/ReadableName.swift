internal import CBenchSupport

/// A mangled name as people read it.
///
/// A Swift function is `Type.name(labels:)`: modules, the types of parameters and results, and what
/// the optimiser did to it are left out; what it was specialised for stands in `<>`. Parts that
/// the compiler cut a function into have the function's name. A closure is `closure #1 in` its
/// function.
package enum ReadableName {
  /// `mangled`, demangled and shortened. A C name comes back as it is.
  package static func of(_ mangled: String) -> String {
    demangled(mangled).map(short) ?? foreign(mangled)
  }

  /// The name of a function in another language.
  static func foreign(_ name: String) -> String { bounded(CxxName.of(name) ?? name) }

  /// The most characters of a name; the longest of the standard library's have 200.
  private static let longest = 240

  private static func bounded(_ name: String) -> String {
    guard name.utf8.count > longest, name.count > longest else { return name }
    return name.prefix(longest - 1) + "…"
  }

  /// `mangled` as the Swift runtime writes it out; nil where it is not Swift's.
  static func demangled(_ mangled: String) -> String? {
    var name = mangled
    return name.withUTF8 { bytes -> String? in
      bytes.withMemoryRebound(to: CChar.self) { characters -> String? in
        guard let text = tm_demangle(characters.baseAddress, characters.count) else { return nil }
        defer { tm_demangle_free(text) }
        return String(cString: text)
      }
    }
  }

  /// A demangled name, shortened.
  static func short(_ demangled: String) -> String {
    var text = demangled[...]
    if let suffix = text.firstRange(of: " with unmangled suffix ") {
      text = text[..<suffix.lowerBound]
    }
    return bounded(name(text, specialised: nil))
  }

  /// What says how code came about and not whose it is; the same function for a reader.
  private static let transparent = [
    "merged ", "static ", "async function pointer to ", "@objc ", "@nonobjc ",
    "variable initialization expression of ",
  ]
  private static let specialisations = [
    "generic specialization <", "generic not re-abstracted specialization <",
    "generic partial specialization <", "generic not re-abstracted partial specialization <",
    "generic pre-specialization <", "inlined generic function <",
    "function signature specialization <",
  ]
  /// Said before what a specialisation is for, where other modules may use it.
  private static let serialised = "serialized, "
  /// Small pieces of code before a function; each keeps a word, so that nothing calls itself.
  private static let thunks = [
    "partial apply forwarder for ", "dispatch thunk of ", "curry thunk of ",
    "back deployment thunk for ",
  ]
  /// How the readable name of such a piece begins.
  static let thunkWord = "thunk for "
  /// The readable name of code that passes arguments on in another form.
  static let reabstractionThunk = "reabstraction thunk"
  /// What belongs to a function or a variable and is code of its own.
  private static let belongings = [
    "one-time initialization function for ", "property wrapper backing initializer of ",
    "outlined variable ", "default argument ",
    "method lookup function for ",
  ]

  /// The name of `text`, which may be wrapped in words of the compiler's. `specialised` is what an
  /// outer wrapping says that it is specialised for.
  private static func name(_ text: Substring, specialised: String?) -> String {
    for word in transparent where text.hasPrefix(word) {
      return name(text.dropFirst(word.count), specialised: specialised)
    }
    for word in specialisations where text.hasPrefix(word) {
      // The runtime does not close all brackets of a closure that it was specialised for.
      guard let end = text.firstRange(of: "> of ") else { break }
      let all = text[..<end.lowerBound].dropFirst(word.count)
      let arguments = all.hasPrefix(serialised) ? all.dropFirst(serialised.count) : all
      let rest = text[end.upperBound...]
      let isConcrete =
        word.hasSuffix("specialization <") && !word.contains("partial")
        && !word.hasPrefix("function")
      let own = isConcrete ? DemangledText.shortType(arguments) : nil
      return name(rest, specialised: specialised ?? own)
    }
    for word in thunks where text.hasPrefix(word) {
      return thunkWord + name(text.dropFirst(word.count), specialised: specialised)
    }
    for word in belongings where text.hasPrefix(word) {
      guard let of = text.firstRange(of: word.hasSuffix("for ") ? " for " : " of ") else { break }
      return text[..<of.upperBound] + name(text[of.upperBound...], specialised: specialised)
    }
    return part(text, specialised) ?? witness(text, specialised) ?? closure(text, specialised)
      ?? piece(text) ?? EntityName(text, specialised: specialised).text
  }

  /// `(1) suspend resume partial function for …`
  private static func part(_ text: Substring, _ specialised: String?) -> String? {
    guard text.hasPrefix("("), let word = text.firstRange(of: " partial function for "),
      text[..<word.lowerBound].hasSuffix("resume")
    else { return nil }
    return name(text[word.upperBound...], specialised: specialised)
  }

  /// `protocol witness for P.f() -> () in conformance M.T : P in M`
  private static func witness(_ text: Substring, _ specialised: String?) -> String? {
    let word = "protocol witness for "
    guard text.hasPrefix(word),
      let conformance = DemangledText.range(of: " in conformance ", in: text)
    else { return nil }
    let requirement = name(
      text[..<conformance.lowerBound].dropFirst(word.count), specialised: specialised)
    let rest = text[conformance.upperBound...]
    let type = rest[..<(DemangledText.range(of: " : ", in: rest)?.lowerBound ?? rest.endIndex)]
    let member = EntityName.withoutType(requirement)
    return "witness for \(DemangledText.shortType(DemangledText.withoutConditions(type))).\(member)"
  }

  /// `closure #1 (A) -> B in …`, `implicit closure #1 …`, `name #1 (A) -> B in …`
  private static func closure(_ text: Substring, _ specialised: String?) -> String? {
    guard let number = text.firstRange(of: " #"),
      text[..<number.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || " _$".contains($0) })
    else { return nil }
    let rest = text[number.upperBound...].drop { $0.isNumber }
    guard let outer = DemangledText.range(of: " in ", in: rest) else { return nil }
    var own = String(text[..<rest.startIndex])
    let signature = rest[..<outer.lowerBound].drop { $0 == " " }
    if !own.contains("closure #"), signature.hasPrefix("(") { own += EntityName.labels(signature) }
    return "\(own) in \(name(text[outer.upperBound...], specialised: specialised))"
  }

  /// Code that has no name in the source.
  private static func piece(_ text: Substring) -> String? {
    if text.hasPrefix("reabstraction thunk") { return reabstractionThunk }
    let words = [
      "outlined ", "type metadata ", "value witness ", "lazy protocol witness ",
      "protocol witness ",
    ]
    let isPiece = words.contains { text.hasPrefix($0) } || text.contains(" value witness for ")
    guard isPiece else { return nil }
    guard let of = [" of ", " for type ", " for "].lazy.compactMap(text.firstRange(of:)).first
    else { return String(text) }
    let type = text[of.upperBound...]
    let end = DemangledText.range(of: " and conformance ", in: type)?.lowerBound ?? type.endIndex
    return text[..<of.upperBound] + DemangledText.shortType(type[..<end])
  }
}
