/// Draws the strokes of one outline: moves, lines, quarter ellipses, quadratic curves, dots.
///
/// A value that only grows; its cost is that of the segments it emits. It checks no bounds: an
/// outline may go anywhere.
struct OutlinePen {
  /// Where the pen stands, in design units.
  private var x = 0.0
  private var y = 0.0
  /// What has been drawn so far.
  private(set) var segments = ContiguousArray<GlyphOutline.Segment>()

  /// Straight pieces that a quarter ellipse or a quadratic curve is flattened into.
  private static let piecesPerCurve = 6

  /// Lifts the pen and puts it down at a point.
  mutating func move(toX newX: Double, y newY: Double) {
    x = newX
    y = newY
  }

  /// A straight stroke to a point.
  mutating func line(toX endX: Double, y endY: Double) {
    segments.append(.init(startX: x, startY: y, endX: endX, endY: endY, heft: 1))
    move(toX: endX, y: endY)
  }

  /// A dot, a third fatter than the strokes.
  mutating func dot(atX dotX: Double, y dotY: Double) {
    segments.append(.init(startX: dotX, startY: dotY, endX: dotX, endY: dotY, heft: 1.33))
    move(toX: dotX, y: dotY)
  }

  /// A quarter of an ellipse that leaves along one axis and arrives along the other.
  ///
  /// Uses the rational form of the circle, ((1 − t²)/(1 + t²), 2t/(1 + t²)), so that it needs no
  /// trigonometry and comes out the same on every machine.
  mutating func quarter(toX endX: Double, y endY: Double, leavingAlongX: Bool) {
    let (startX, startY) = (x, y)
    for piece in 1...Self.piecesPerCurve {
      let t = Double(piece) / Double(Self.piecesPerCurve)
      let cosine = (1 - t * t) / (1 + t * t)
      let sine = 2 * t / (1 + t * t)
      let alongX = leavingAlongX ? sine : 1 - cosine
      let alongY = leavingAlongX ? 1 - cosine : sine
      line(toX: startX + (endX - startX) * alongX, y: startY + (endY - startY) * alongY)
    }
  }

  /// A quadratic curve to a point, bent towards a control point.
  mutating func curve(controlX: Double, controlY: Double, toX endX: Double, y endY: Double) {
    let (startX, startY) = (x, y)
    for piece in 1...Self.piecesPerCurve {
      let t = Double(piece) / Double(Self.piecesPerCurve)
      let (first, middle, last) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      line(
        toX: first * startX + middle * controlX + last * endX,
        y: first * startY + middle * controlY + last * endY)
    }
  }
}
