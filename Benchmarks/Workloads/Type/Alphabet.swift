/// The outlines of the printable ASCII characters, drawn for this project.
///
/// The source is text, one glyph a line: the character, the left and right bearing in tenths of a
/// unit, the strokes (see `OutlineReader`). Glyph 0 is the box that stands for a character without
/// a glyph; glyph g ≥ 1 is the character of ASCII code g + 31. Immutable once read, and reading
/// costs a millisecond: make it once and pass it on.
struct Alphabet {
  /// The outline of each glyph, by glyph id.
  let outlines: ContiguousArray<GlyphOutline>

  /// One more than the greatest glyph id: the box and ASCII 32…126.
  static let glyphCount = 96

  /// Reads the whole source; a line that cannot be read is a fault of the source, and stops.
  init() {
    let box = GlyphOutline(leftBearing: 0, rightBearing: 0, segments: [])
    var outlines = ContiguousArray(repeating: box, count: Self.glyphCount)
    for source in [Self.lowercase, Self.uppercase, Self.digits, Self.signs] {
      for line in source.split(separator: "\n") {
        guard let scalar = line.unicodeScalars.first,
          let outline = OutlineReader.outline(of: line.dropFirst())
        else { preconditionFailure("the alphabet has an unreadable line: \(line)") }
        outlines[scalar == "\u{7F}" ? 0 : Int(Self.glyph(of: scalar))] = outline
      }
    }
    self.outlines = outlines
  }

  /// The glyph of a scalar: 0, the box, for what the alphabet does not have.
  static func glyph(of scalar: Unicode.Scalar) -> UInt16 {
    (32...126).contains(scalar.value) ? UInt16(scalar.value - 31) : 0
  }

  /// The glyph of a character; only a character that is one scalar can have one.
  static func glyph(of character: Character) -> UInt16 {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else {
      return 0
    }
    return glyph(of: scalar)
  }
}
