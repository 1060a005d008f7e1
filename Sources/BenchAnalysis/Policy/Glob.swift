/// A pattern for ids and names: `*` stands for any text, slashes included, `?` for one character,
/// and everything else for itself, case included.
///
/// Complexity of a match: O(pattern · text) at worst, never exponential.
package struct Glob: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The pattern as it was written.
  package let pattern: String

  /// The pattern that is written `pattern`.
  package init(_ pattern: String) { self.pattern = pattern }

  package init(stringLiteral value: String) { self.init(value) }

  /// Whether all of `text` is what the pattern describes.
  package func matches(_ text: String) -> Bool {
    let signs = Array(pattern)
    let characters = Array(text)
    var sign = 0
    var position = 0
    // Where the last star stands, and how far its text reaches so far.
    var star: (sign: Int, position: Int)?
    while position < characters.count {
      if sign < signs.count, signs[sign] == "*" {
        star = (sign, position)
        sign += 1
      } else if sign < signs.count, signs[sign] == "?" || signs[sign] == characters[position] {
        sign += 1
        position += 1
      } else if let last = star {
        star = (last.sign, last.position + 1)
        sign = last.sign + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return signs[sign...].allSatisfy { $0 == "*" }
  }
}
