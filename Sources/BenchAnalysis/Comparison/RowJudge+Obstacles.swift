import BenchModel
import BenchStatistics

/// What a row says where two values cannot be held against each other.
extension RowJudge {
  /// What of a metric itself differs between two records of one name.
  static func change(_ base: Metric?, _ head: Metric?) -> Incomparability? {
    guard let base, let head else { return nil }
    return Incomparability(.kind, base: base.kind.rawValue, head: head.kind.rawValue)
      ?? Incomparability(.unit, base: base.unit.rawValue, head: head.unit.rawValue)
      ?? Incomparability(.polarity, base: base.better.rawValue, head: head.better.rawValue)
  }

  /// A metric of the base that the head does not know. One of the harness's own was not asked for
  /// this time; one of the author's has vanished.
  static func absence(of metric: Metric) -> Judgement {
    let isStandard = standardNames.contains(metric.name)
    return Judgement(
      isStandard ? .unavailable("in the head: it was not measured in this run") : .missing)
  }

  /// What is said where one side has a reason in the place of a value; nil where neither has.
  static func unavailability(_ base: Measured, _ head: Measured) -> Judgement? {
    switch (base, head) {
    case (.unavailable(let reason), _): Judgement(.unavailable("in the base: \(reason)"))
    case (_, .unavailable(let reason)): Judgement(.unavailable("in the head: \(reason)"))
    default: nil
    }
  }

  /// Both values side by side, without a verdict on them.
  func judgementOfIncomparable(
    _ base: RecordedMetric, _ head: RecordedMetric, _ obstacle: Incomparability
  ) -> Judgement {
    Judgement(
      .notComparable(obstacle), base: Self.value(base), head: Self.value(head))
  }

  /// Exact runs that disagreed, on one side or both.
  func unstable(_ base: Measured, _ head: Measured) -> Judgement {
    var judgement = Judgement(.unstable)
    (judgement.base, judgement.baseRange) = Self.spread(base)
    (judgement.head, judgement.headRange) = Self.spread(head)
    return judgement
  }

  private static func spread(_ measured: Measured) -> (Double?, Interval?) {
    switch measured {
    case .exact(let value): (value.isFinite ? value : nil, nil)
    case .unstable(let values):
      (nil, values.min().flatMap { low in values.max().flatMap { Interval(low: low, high: $0) } })
    case .sampled, .unavailable: (nil, nil)
    }
  }

  /// The exact value, or what reports make of the blocks.
  private static func value(_ recorded: RecordedMetric) -> Double? {
    switch recorded.measured {
    case .exact(let value): return value
    case .sampled(let values): return value(values, of: recorded.metric)
    case .unstable, .unavailable: return nil
    }
  }

  private static func value(_ values: [Double], of metric: Metric) -> Double? {
    switch metric.summary {
    case .maximum: return Quantile.maximum(values)
    case .sum: return values.isEmpty ? nil : values.reduce(0, +)
    case .mean: return Mean.arithmetic(values)
    case .betterHalf:
      let sign = metric.better == .larger ? -1.0 : 1
      return LowerHalfMean.ofValues(values.map { $0 * sign }).map { $0 * sign }
    }
  }

  private static let standardNames = Set(
    (Metric.ofIterations + Metric.ofOneRun + Metric.ofFrames + Metric.ofPacing
      + [.instructions, .growthPerThousand, .itemsPerSecond, .bytesPerSecond]).map(\.name))
}

extension Incomparability {
  /// True where the benchmark or its metric became another one, rather than the run's surroundings.
  var isOfMetric: Bool {
    switch aspect {
    case .unit, .kind, .polarity, .definition, .parameters: true
    default: false
    }
  }
}
