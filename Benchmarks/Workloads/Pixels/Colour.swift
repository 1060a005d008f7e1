/// An opaque colour as a pixel holds it: 0x00RRGGBB.
struct Colour: Equatable {
  /// The pixel.
  let word: UInt32

  /// Takes red, green and blue from the three low bytes.
  init(_ word: UInt32) { self.word = word & 0xFF_FFFF }

  /// The pixel that shows this colour at `coverage` of 255 over another pixel.
  ///
  /// Red and blue are blended in one multiply, green in another; the division by 255 rounds.
  func blended(over pixel: UInt32, coverage: UInt8) -> UInt32 {
    let share = UInt32(coverage)
    let rest = 255 - share
    let outer = Self.divided(
      (word & 0xFF_00FF) &* share &+ (pixel & 0xFF_00FF) &* rest &+ 0x80_0080)
    let green = Self.divided(
      (word >> 8 & 0xFF) &* share &+ (pixel >> 8 & 0xFF) &* rest &+ 0x80)
    return outer | green << 8
  }

  /// Each 16-bit lane divided by 255, for lanes that already hold the rounding half.
  private static func divided(_ lanes: UInt32) -> UInt32 {
    (lanes &+ (lanes >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
  }
}
