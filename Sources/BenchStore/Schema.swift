/// The schema of a kept file, `treadmill/1` or `treadmill/1.4`: a name, a major, perhaps a minor.
///
/// Files of one major can all be read; what a minor added is ignored.
struct Schema {
  /// The schema that this build writes.
  let text: String

  init(_ text: String) { self.text = text }

  /// Refuses what is not of this name, and a higher major than this one.
  func check(_ place: Place) throws(ReadingFault) {
    let found = try place.text()
    guard let known = Self.parts(of: text), let parts = Self.parts(of: found),
      parts.name == known.name, parts.major >= 1
    else { throw place.wrong(wanted: text, found: found.debugDescription) }
    guard parts.major <= known.major else { throw .newerSchema(found, known: text) }
  }

  private static func parts(of text: String) -> (name: Substring, major: Int)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let numbers = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard numbers.allSatisfy({ UInt($0) != nil }) else { return nil }
    return numbers.first.flatMap { Int($0) }.map { (parts[0], $0) }
  }
}
