/// A curve measured along a benchmark, for example live bytes against rows scrolled.
///
/// Points are in the order in which they were taken; x rises. Cost: two numbers a point.
package struct Series: Equatable, Sendable {
  /// What x counts, for example `rows scrolled`.
  package var x: String
  /// The unit of y.
  package var unit: Unit
  /// The curve as [x, y] pairs.
  package var points: [[Double]]
  /// The growth class fitted from the points, where it was asked for.
  package var growth: Growth?

  package init(x: String, unit: Unit, points: [[Double]], growth: Growth? = nil) {
    self.x = x
    self.unit = unit
    self.points = points
    self.growth = growth
  }

  /// How a curve grows, fitted from its points alone.
  package struct Growth: Equatable, Sendable {
    /// `constant`, `logarithmic`, `linear`, `worse`, or `undetermined`.
    package var type: String
    /// Growth of y per 1,000 of x, by a straight line through the points; nil where the class is
    /// undetermined.
    package var perThousand: Double?
    /// How sure the choice of the class is, 0 to 1.
    package var confidence: Double?
    /// Why the class is undetermined.
    package var reason: String?

    package init(
      type: String, perThousand: Double? = nil, confidence: Double? = nil, reason: String? = nil
    ) {
      self.type = type
      self.perThousand = perThousand
      self.confidence = confidence
      self.reason = reason
    }
  }
}
