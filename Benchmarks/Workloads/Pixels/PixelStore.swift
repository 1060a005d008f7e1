/// A rectangle of pixels in memory of its own: 32 bits each, blue in the lowest byte, no alpha.
///
/// The backing store of one row. A value; its memory is one allocation of 4·width·height bytes
/// which lives as long as the value. Everything drawn is clipped to the rectangle.
struct PixelStore {
  /// Pixels per row of the rectangle.
  let width: Int
  /// Rows of the rectangle.
  let height: Int
  /// The pixels, row by row from the top.
  private(set) var pixels: ContiguousArray<UInt32>

  /// Allocates the rectangle and fills it with one colour.
  init(width: Int, height: Int, filledWith colour: Colour) {
    self.width = width
    self.height = height
    pixels = ContiguousArray(repeating: colour.word, count: width * height)
  }

  /// Fills everything with one colour.
  mutating func clear(to colour: Colour) {
    for index in pixels.indices { pixels[index] = colour.word }
  }

  /// Fills the part of a rectangle that lies inside.
  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, with colour: Colour) {
    let columns = columns.clamped(to: 0..<width)
    for row in rows.clamped(to: 0..<height) {
      for column in columns { pixels[row * width + column] = colour.word }
    }
  }

  /// Blends a mask in one colour, its left upper corner at (`left`, `top`).
  mutating func blend(_ mask: CoverageMask, left: Int, top: Int, in colour: Colour) {
    let columns = (left..<left + mask.width).clamped(to: 0..<width)
    for row in (top..<top + mask.height).clamped(to: 0..<height) {
      let source = (row - top) * mask.width - left
      for column in columns {
        let coverage = mask.coverage[source + column]
        guard coverage > 0 else { continue }
        let index = row * width + column
        pixels[index] = colour.blended(over: pixels[index], coverage: coverage)
      }
    }
  }
}
