import BenchModel

/// A look-up's answer: an estimate, or why there is none.
enum Reading: Equatable, Sendable {
  case estimate(Estimate)
  case unavailable(String)

  var estimate: Estimate? {
    if case .estimate(let estimate) = self { estimate } else { nil }
  }
}

extension Reading {
  /// What `measured` says about `metric`.
  init(_ measured: Measured, of metric: Metric) {
    switch measured {
    case .unavailable(let reason):
      self = .unavailable(reason.isEmpty ? "no reason was recorded" : reason)
    case .exact(let value): self = .exact([value], unit: metric.unit)
    case .unstable(let values): self = .exact(values, unit: metric.unit)
    case .sampled(let blocks) where blocks.allSatisfy(\.isFinite):
      self = .sampled(blocks, of: metric)
    case .sampled: self = .unavailable(Self.notFinite)
    }
  }

  /// One exact value, or the range of those that disagree.
  static func exact(_ values: [Double], unit: Unit) -> Reading {
    guard values.allSatisfy(\.isFinite) else { return .unavailable(Self.notFinite) }
    guard let low = values.min(), let high = values.max() else { return .unavailable(Self.noValue) }
    let center = low == high ? low : low / 2 + high / 2
    return .estimate(Estimate(center: center, low: low, high: high, unit: unit, kind: .exact))
  }

  /// Why there is no value where none was recorded.
  static let noValue = "no run gave a value"
  static let notFinite = "a recorded value is not a finite number"

  /// `numerator` over `denominator`; the uncertainties of both propagate to first order.
  static func ratio(_ numerator: Reading, over denominator: Reading, percent: Bool) -> Reading {
    guard let top = numerator.estimate else { return numerator }
    guard let base = denominator.estimate else { return denominator }
    guard base.center != 0 else { return .unavailable("there is no ratio to 0") }
    let factor = percent ? 100.0 : 1
    let ratio = top.center / base.center * factor
    guard ratio.isFinite else { return .unavailable("the ratio is not a finite number") }
    var half: Double?
    if let ofTop = top.halfWidth, let ofBase = base.halfWidth {
      let a = ofTop / base.center * factor
      let b = ofBase / base.center * ratio
      half = (a * a + b * b).squareRoot()
    }
    let spread = half.flatMap { (ratio.magnitude + $0).isFinite ? $0 : nil }
    // A ratio to a total is no better known than the total.
    let leading = base.isTotal ? base : top
    return .estimate(
      Estimate(
        center: ratio, low: spread.map { ratio - $0 }, high: spread.map { ratio + $0 },
        unit: percent ? .percent : .ratio,
        kind: top.kind == .exact && base.kind == .exact ? .exact : .sampled,
        summary: leading.summary, blocks: leading.blocks))
  }
}

extension Unit {
  /// Hundredths of a ratio; shown, never recorded.
  static let percent = Unit(rawValue: "%")
}
