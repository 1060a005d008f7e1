/// A glyph as strokes: straight segments along the middle of a round pen, in design units.
///
/// The baseline is y = 0, small letters reach 10, capitals 14, descenders −4; x grows to the right
/// and starts at 0 for the leftmost stroke. Curves are flattened when the outline is read. A value,
/// immutable, about 40 bytes a segment. It has no weight and no size: a `Typeface` gives it both.
struct GlyphOutline: Equatable {
  /// One straight piece of a stroke. `heft` scales the pen for this piece (dots are fatter).
  struct Segment: Equatable {
    let startX: Double
    let startY: Double
    let endX: Double
    let endY: Double
    let heft: Double
  }

  /// The space to the left of the leftmost stroke's middle, in design units.
  let leftBearing: Double
  /// The space to the right of the rightmost stroke's middle, in design units.
  let rightBearing: Double
  /// The strokes; none for a space.
  let segments: ContiguousArray<Segment>

  /// The distance from the leftmost to the rightmost stroke's middle, in design units.
  var inkWidth: Double {
    segments.reduce(0) { max($0, max($1.startX, $1.endX)) }
  }

  /// How far the pen moves on after this glyph, in design units.
  var advance: Double { leftBearing + inkWidth + rightBearing }
}
