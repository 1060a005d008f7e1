/// Reads one line of the alphabet's source into an outline.
///
/// Cost: one walk over the line. A line that cannot be read gives nil; what that means is the
/// caller's to say.
struct OutlineReader {
  private var words: ArraySlice<Substring>
  private var pen = OutlinePen()

  /// Reads `<left> <right> <strokes>`: the bearings in tenths of a unit, then commands.
  ///
  /// A command is a letter glued to its first number: `M` move, `L` line, `H` and `V` quarter
  /// ellipse leaving horizontally or vertically, `Q` quadratic curve, `O` dot.
  static func outline(of line: Substring) -> GlyphOutline? {
    var reader = Self(words: line.split(separator: " ")[...])
    guard let left = reader.number(), let right = reader.number() else { return nil }
    while !reader.words.isEmpty {
      guard reader.readCommand() else { return nil }
    }
    return GlyphOutline(
      leftBearing: left / 10, rightBearing: right / 10, segments: reader.pen.segments)
  }

  private mutating func number() -> Double? {
    words.popFirst().flatMap { Double($0) }
  }

  private mutating func readCommand() -> Bool {
    guard let word = words.popFirst(), let command = word.first,
      let x = Double(word.dropFirst()), let y = number()
    else { return false }
    switch command {
    case "M": pen.move(toX: x, y: y)
    case "L": pen.line(toX: x, y: y)
    case "H": pen.quarter(toX: x, y: y, leavingAlongX: true)
    case "V": pen.quarter(toX: x, y: y, leavingAlongX: false)
    case "O": pen.dot(atX: x, y: y)
    case "Q":
      guard let endX = number(), let endY = number() else { return false }
      pen.curve(controlX: x, controlY: y, toX: endX, y: endY)
    default: return false
    }
    return true
  }
}
