/// A text turned into glyphs: what stays true whatever the width.
///
/// For each glyph: its id, its advance with the kerning towards the next one, the character it came
/// from, its role, and whether a line may end after it. Kept after layout, so that a new width only
/// breaks lines again. Cost of shaping: one walk over the characters, O(log pairs) a glyph for
/// kerning; five arrays that never grow twice. Advances are 32-bit, as in any glyph buffer. Left
/// out: ligatures, no-break spaces, other scripts, two directions.
struct ShapedText {
  /// What a line may do after a glyph.
  enum Break: UInt8 {
    /// The line goes on.
    case forbidden
    /// The line may end; the glyph itself stays on it (a hyphen).
    case allowedAfter
    /// The line may end; the glyph is a space and hangs past the width.
    case allowedAtSpace
    /// The line ends here.
    case mandatory

    /// Whether the glyph leaves no ink, and so hangs past the end of a line.
    var isBlank: Bool { self == .allowedAtSpace || self == .mandatory }
  }

  /// What a glyph is part of.
  enum Role: UInt8 {
    /// The text itself.
    case plain
    /// A word that begins with `#`: letters, digits and hyphens.
    case tag
  }

  private(set) var glyphs = ContiguousArray<UInt16>()
  private(set) var advances = ContiguousArray<Float>()
  private(set) var characterIndices = ContiguousArray<Int32>()
  private(set) var roles = ContiguousArray<Role>()
  private(set) var breaks = ContiguousArray<Break>()

  /// The number of glyphs.
  var count: Int { glyphs.count }

  /// Shapes a text in a typeface.
  init(_ text: String, in face: Typeface) {
    reserve(text.utf8.count)
    for (index, character) in text.enumerated() {
      append(character, index: Int32(clamping: index), in: face)
    }
  }

  /// A bound of the glyphs, so that no array grows twice.
  private mutating func reserve(_ capacity: Int) {
    glyphs.reserveCapacity(capacity)
    advances.reserveCapacity(capacity)
    characterIndices.reserveCapacity(capacity)
    roles.reserveCapacity(capacity)
    breaks.reserveCapacity(capacity)
  }

  private mutating func append(_ character: Character, index: Int32, in face: Typeface) {
    let glyph = Alphabet.glyph(of: character)
    if let last = glyphs.last {
      advances[advances.count - 1] += face.kern(from: last, to: glyph)
    }
    let kind = Self.kind(of: character, after: breaks.last)
    glyphs.append(glyph)
    advances.append(kind == .mandatory ? 0 : face.advance(of: glyph))
    characterIndices.append(index)
    roles.append(role(of: character))
    breaks.append(kind)
  }

  /// A tag begins with `#` where a word could begin, and goes on to the first other character.
  private func role(of character: Character) -> Role {
    if roles.last == .tag {
      return character.isLetter || character.isNumber || character == "-" ? .tag : .plain
    }
    let isAtWordStart = breaks.last?.isBlank ?? true
    return character == "#" && isAtWordStart ? .tag : .plain
  }

  /// Spaces and dashes end lines; a dash does so only inside a word.
  private static func kind(of character: Character, after previous: Break?) -> Break {
    if character.isNewline { return .mandatory }
    if character.isWhitespace { return .allowedAtSpace }
    let category = character.unicodeScalars.first?.properties.generalCategory
    let isInsideWord = previous.map { !$0.isBlank } ?? false
    return category == .dashPunctuation && isInsideWord ? .allowedAfter : .forbidden
  }
}
