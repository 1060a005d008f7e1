/// A glyph's mask and where it lies relative to the pen, in pixels.
///
/// Immutable; the mask is its one allocation.
struct GlyphPicture: Sendable {
  /// The pixels that the glyph covers.
  let mask: CoverageMask
  /// From the pen's pixel to the mask's left column.
  let left: Int
  /// From the baseline up to the mask's top row.
  let top: Int
}
