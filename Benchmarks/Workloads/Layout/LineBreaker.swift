/// Breaks a shaped text into lines, each as full as the width allows.
///
/// A line ends at the last opportunity that fits; spaces at its end hang past the width and count
/// for nothing. A word wider than the width stands alone on its line and sticks out. Cost: one walk
/// over the glyphs, at most twice over those of a word that moves down.
struct LineBreaker {
  /// The width that lines may take, in points.
  let width: Float

  /// The lines of a text; one empty line for an empty text, none lost to a newline at the end.
  func lines(of text: ShapedText) -> ContiguousArray<TextLine> {
    var lines = ContiguousArray<TextLine>()
    var start = 0
    repeat {
      let next = end(ofLineFrom: start, in: text)
      lines.append(TextLine(start..<inkEnd(start..<next, in: text), of: text))
      start = next
    } while start < text.count
    return lines
  }

  /// The first glyph that does not belong to the line.
  private func end(ofLineFrom start: Int, in text: ShapedText) -> Int {
    var x: Float = 0
    var lastOpportunity: Int?
    for index in start..<text.count {
      let kind = text.breaks[index]
      x += text.advances[index]
      if !kind.isBlank, x > width, let opportunity = lastOpportunity { return opportunity }
      if kind == .mandatory { return index + 1 }
      if kind != .forbidden { lastOpportunity = index + 1 }
    }
    return text.count
  }

  /// Where the line's spaces at the end begin.
  private func inkEnd(_ line: Range<Int>, in text: ShapedText) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, text.breaks[end - 1].isBlank { end -= 1 }
    return end
  }
}
