public import BenchModel

/// What is known of a metric: its value, and how sure that is.
///
/// An exact metric has the value itself and `low == high`. A sampled one has what its summary makes
/// of its block values (for times the mean of the lower half), and if that is a mean a 95 % interval
/// once there are two blocks; a maximum and a sum have none. Where exact runs disagreed, `low` and `high` are what they gave and `center` is the middle. Invariant: every
/// number is finite.
public struct Estimate: Equatable, Sendable {
  /// The value.
  public let center: Double
  /// The lower end of the interval; nil where there is none.
  public let low: Double?
  /// The upper end of the interval; nil where there is none.
  public let high: Double?
  /// The unit of all three.
  public let unit: Unit
  /// Exact or sampled.
  public let kind: Metric.Kind
  /// How a sampled value was made of its blocks.
  let summary: Metric.Summary
  /// The blocks that it was made of; 1 for an exact one.
  let blocks: Int

  init(
    center: Double, low: Double?, high: Double?, unit: Unit, kind: Metric.Kind,
    summary: Metric.Summary = .betterHalf, blocks: Int = 1
  ) {
    // Adding 0 turns -0 into 0.
    self.center = center + 0
    self.low = low.map { $0 + 0 }
    self.high = high.map { $0 + 0 }
    self.unit = unit
    self.kind = kind
    self.summary = summary
    self.blocks = blocks
  }

  /// True for what all blocks together gave, which is not one of many possible values.
  var isTotal: Bool { summary == .maximum || summary == .sum }

  /// Half the width of the interval, in `unit`; nil where there is no interval.
  public var halfWidth: Double? {
    guard let low, let high else { return nil }
    return high / 2 - low / 2
  }

  /// True where exact runs disagreed, so that there is no one value.
  public var isUnstable: Bool { kind == .exact && low != high }
}
