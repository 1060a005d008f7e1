/// One line of laid-out text: a run of glyphs with where each one stands.
///
/// The five arrays are parallel; positions are in points from the line's left edge and never fall.
/// Spaces at the end are left out. A value that owns its arrays: five allocations, 15 bytes a
/// glyph.
struct TextLine: Equatable {
  private(set) var glyphs = ContiguousArray<UInt16>()
  private(set) var advances = ContiguousArray<Float>()
  private(set) var positions = ContiguousArray<Float>()
  private(set) var characterIndices = ContiguousArray<Int32>()
  private(set) var roles = ContiguousArray<ShapedText.Role>()
  /// Where the pen stands after the last glyph, in points.
  private(set) var width: Float = 0

  /// Takes the glyphs of a range out of a shaped text.
  init(_ range: Range<Int>, of text: ShapedText) {
    glyphs.append(contentsOf: text.glyphs[range])
    advances.append(contentsOf: text.advances[range])
    characterIndices.append(contentsOf: text.characterIndices[range])
    roles.append(contentsOf: text.roles[range])
    positions.reserveCapacity(range.count)
    for index in range {
      positions.append(width)
      width += text.advances[index]
    }
  }

  /// The number of glyphs.
  var count: Int { glyphs.count }

  /// Cuts glyphs off the end until three dots fit behind the rest, and adds the dots.
  ///
  /// The dots belong to the character at which the text was cut. Where not even the dots fit, they
  /// stand alone.
  mutating func truncate(toWidth limit: Float, in face: Typeface) {
    let dot = Alphabet.glyph(of: Unicode.Scalar("."))
    let blank = Alphabet.glyph(of: Unicode.Scalar(" "))
    let dots = 3 * face.advance(of: dot)
    var cut = characterIndices.last.map { $0 + 1 } ?? 0
    while let last = glyphs.last, width + dots > limit || last == blank || last == dot {
      cut = characterIndices.last ?? cut
      removeLast()
    }
    for _ in 0..<3 {
      glyphs.append(dot)
      advances.append(face.advance(of: dot))
      positions.append(width)
      characterIndices.append(cut)
      roles.append(.plain)
      width += face.advance(of: dot)
    }
  }

  private mutating func removeLast() {
    width = positions.removeLast()
    glyphs.removeLast()
    advances.removeLast()
    characterIndices.removeLast()
    roles.removeLast()
  }
}
