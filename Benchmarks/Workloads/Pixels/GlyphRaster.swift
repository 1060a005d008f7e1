/// Turns an outline into a mask: the distance from each pixel to the nearest stroke.
///
/// Lives while one glyph is drawn. Cost: pixels times segments. The pen is round, so ends and
/// corners are.
struct GlyphRaster {
  /// One segment in pixels; y grows downwards from the baseline.
  private struct Stroke {
    let startX: Double
    let startY: Double
    let endX: Double
    let endY: Double
    let radius: Double

    /// The distance from the pen's edge: negative inside.
    func distance(x: Double, y: Double) -> Double {
      let (alongX, alongY) = (endX - startX, endY - startY)
      let (fromX, fromY) = (x - startX, y - startY)
      let length = alongX * alongX + alongY * alongY
      let share = length > 0 ? max(0, min(1, (fromX * alongX + fromY * alongY) / length)) : 0
      let (offX, offY) = (fromX - share * alongX, fromY - share * alongY)
      return (offX * offX + offY * offY).squareRoot() - radius
    }
  }

  private let strokes: ContiguousArray<Stroke>

  /// Places an outline with its pen `shift` pixels into the pixel at the origin.
  init(_ outline: GlyphOutline, in face: Typeface, shift: Double) {
    let left = outline.leftBearing * face.scale + shift
    strokes = ContiguousArray(
      outline.segments.map { segment in
        Stroke(
          startX: left + segment.startX * face.scale, startY: Self.snapped(segment.startY, face),
          endX: left + segment.endX * face.scale, endY: Self.snapped(segment.endY, face),
          radius: face.penWidth / 2 * segment.heft)
      })
  }

  /// The mask that covers every stroke, with its place relative to the pen.
  func picture() -> GlyphPicture {
    let columns = bounds { ($0.startX, $0.endX) }
    let rows = bounds { ($0.startY, $0.endY) }
    let mask = CoverageMask(width: columns.count, height: rows.count) { x, y in
      strokes.reduce(.infinity) {
        min($0, $1.distance(x: x + Double(columns.lowerBound), y: y + Double(rows.lowerBound)))
      }
    }
    return GlyphPicture(mask: mask, left: columns.lowerBound, top: -rows.lowerBound)
  }

  /// The pixels that the strokes can touch along one axis.
  private func bounds(_ ends: (Stroke) -> (Double, Double)) -> Range<Int> {
    var (low, high) = (Double.infinity, -Double.infinity)
    for stroke in strokes {
      let (start, end) = ends(stroke)
      low = min(low, min(start, end) - stroke.radius - 0.5)
      high = max(high, max(start, end) + stroke.radius + 0.5)
    }
    return low < high ? Int(low.rounded(.down))..<Int(high.rounded(.up)) : 0..<0
  }

  /// A height in design units as a distance below the baseline in pixels.
  ///
  /// The middles of the strokes at −4, 0, 10 and 14 come to lie on the middles of pixel rows;
  /// heights between them are stretched to match.
  private static func snapped(_ y: Double, _ face: Typeface) -> Double {
    let marks: [Double] = [-4, 0, 10, 14]
    let rows = marks.map { ($0 * face.scale).rounded() }
    let above = marks.firstIndex { $0 > y } ?? marks.count - 1
    let upper = max(1, above)
    let slope = (rows[upper] - rows[upper - 1]) / (marks[upper] - marks[upper - 1])
    return -(rows[upper - 1] + (y - marks[upper - 1]) * slope) - 0.5
  }
}
