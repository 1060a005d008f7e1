import BenchModel

/// An axis with equal steps for equal differences: nice steps of 1, 2 or 5 in one unit.
///
/// Invariant: lower < upper, both finite. Values outside are drawn at the nearer end.
struct LinearScale {
  private let lower: Double
  private let upper: Double
  private let step: Double
  private let unit: DisplayUnit
  let heading: String

  /// The scale of `values`; `fromZero` takes 0 in and ends at a tick, as a vertical axis does.
  init(_ axis: ChartAxis, values: [Double], maximumTicks: Int, fromZero: Bool) {
    let finite = values.filter(\.isFinite) + (fromZero || values.isEmpty ? [0] : [])
    let least = finite.min() ?? 0
    let most = finite.max() ?? 0
    unit = DisplayUnit.suiting([max(least.magnitude, most.magnitude)], axis.unit)
    heading = axis.unit == .count ? axis.label : unit.heading(axis.label)
    // Halves keep the difference of two huge numbers finite.
    let span = most / 2 - least / 2
    let step = Self.niceStep(span / unit.divisor / Double(max(1, maximumTicks - 1)) * 2)
    self.step = step * unit.divisor
    guard span > 0, self.step > .leastNormalMagnitude else {
      let end = least + max(1, least.magnitude / 8)
      lower = end.isFinite ? least : 0
      upper = end.isFinite ? end : least
      return
    }
    let limit = Double.greatestFiniteMagnitude
    lower = fromZero ? max(-limit, (least / self.step).rounded(.down) * self.step) : least
    upper = fromZero ? min(limit, (most / self.step).rounded(.up) * self.step) : most
  }

  /// Where `value` stands, from 0 to 1.
  func position(of value: Double) -> Double {
    min(1, max(0, (value / 2 - lower / 2) / (upper / 2 - lower / 2)))
  }

  var ticks: [AxisTick] {
    guard step > .leastNormalMagnitude else { return [tick(lower)] }
    let first = (lower / step).rounded(.up)
    let count = Int(((upper / step).rounded(.down) - first).clamped(to: 0...100))
    return (0...count).map { tick((first + Double($0)) * step) }
  }

  private func tick(_ value: Double) -> AxisTick {
    let shown = value / unit.divisor
    let isPlain = shown.magnitude < 1e15 && step / unit.divisor >= 1e-6
    let places = DecimalDigits(step / unit.divisor).decimals
    let label = isPlain ? NumberText.fixed(shown, decimals: places) : NumberText.short(shown)
    return AxisTick(position: position(of: value), label: label)
  }

  /// The least of 1, 2, 5 times a power of ten that is `least` or more; 0 for what is not positive.
  private static func niceStep(_ least: Double) -> Double {
    guard least > 0, least.isFinite else { return 0 }
    let digits = DecimalDigits(least)
    let exponent = digits.point - 1
    for factor in [1, 2, 5] {
      if let step = Double("\(factor)e\(exponent)"), step >= least { return step }
    }
    return Double("1e\(exponent + 1)") ?? 0
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(range.upperBound, Swift.max(range.lowerBound, self))
  }
}
