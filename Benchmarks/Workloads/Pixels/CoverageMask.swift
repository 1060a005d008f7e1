/// How much of each pixel a shape covers: 0 none, 255 all.
///
/// A picture of a glyph or of a row's rounded corner, without colour. Immutable; one allocation.
struct CoverageMask: Equatable {
  let width: Int
  let height: Int
  /// Row by row from the top.
  let coverage: ContiguousArray<UInt8>

  /// Asks for the shape's distance at the middle of every pixel: negative inside, in pixels.
  init(width: Int, height: Int, distance: (_ x: Double, _ y: Double) -> Double) {
    self.width = width
    self.height = height
    var coverage = ContiguousArray<UInt8>()
    coverage.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let inside = 0.5 - distance(Double(column) + 0.5, Double(row) + 0.5)
        coverage.append(UInt8(max(0, min(1, inside)) * 255 + 0.5))
      }
    }
    self.coverage = coverage
  }

  /// A square with round corners; a disc where the radius is half the side.
  static func roundedSquare(side: Int, radius: Double) -> Self {
    let half = Double(side) / 2
    return Self(width: side, height: side) { x, y in
      let outX = max(0, (x - half).magnitude - half + radius)
      let outY = max(0, (y - half).magnitude - half + radius)
      return (outX * outX + outY * outY).squareRoot() - radius
    }
  }
}
