/// A curve of an author's own, for `Block.record(_:at:_:)`: what x counts and the unit of y.
public struct Curve: Hashable, Sendable {
  /// The key in the record; unique within a benchmark.
  public let name: String
  /// What x counts, for example `rows scrolled`.
  public let x: String
  /// The unit of y.
  public let unit: Unit

  /// Makes a curve called `name` of y in `unit` over what `x` counts.
  public init(_ name: String, x: String, unit: Unit) {
    self.name = name
    self.x = x
    self.unit = unit
  }
}
