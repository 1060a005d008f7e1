import BenchModel

/// An axis with equal steps for equal ratios: powers of two for bytes, 1-2-5 steps for the rest.
///
/// It begins at the ladder's rung at or below the least positive value. Where there are values of 0
/// or less, they stand at a tick of their own, "0", below a gap. Every tick carries its unit.
struct LogarithmicScale {
  private let ladder: Ladder
  private let rungs: ClosedRange<Int>
  private let maximumTicks: Int
  private let unit: Unit
  private let gap: Double
  let heading: String

  /// The scale of `values`; nil if none is positive. `fromZero` shows 0 also if no value is 0.
  init?(_ axis: ChartAxis, values: [Double], maximumTicks: Int, fromZero: Bool) {
    let positive = values.filter { $0 > 0 && $0.isFinite }
    guard let least = positive.min(), let most = positive.max() else { return nil }
    ladder = axis.unit == .bytes ? .binary : .decimal
    let first = ladder.rung(atOrBelow: least)
    var last = ladder.rung(atOrBelow: most)
    if ladder.value(last) < most || last == first { last += 1 }
    rungs = first...last
    self.maximumTicks = max(2, maximumTicks)
    unit = axis.unit
    gap = fromZero || values.contains { $0 <= 0 } ? 0.07 : 0
    heading = axis.label + ", log scale"
  }

  /// Where `value` stands, from 0 to 1.
  func position(of value: Double) -> Double {
    guard value > 0 else { return 0 }
    let lower = BinaryLogarithm.of(ladder.value(rungs.lowerBound))
    let upper = BinaryLogarithm.of(ladder.value(rungs.upperBound))
    let share = (BinaryLogarithm.of(value) - lower) / (upper - lower)
    return gap + (1 - gap) * min(1, max(0, share))
  }

  var ticks: [AxisTick] {
    let span = rungs.upperBound - rungs.lowerBound
    let step = ladder.strides.first { span / $0 < maximumTicks } ?? span
    let shown = rungs.filter { $0 % step == 0 }.map(ladder.value)
    let zero = gap > 0 ? [AxisTick(position: 0, label: "0")] : []
    return zero + shown.map { AxisTick(position: position(of: $0), label: label($0)) }
  }

  private func label(_ value: Double) -> String {
    let shown = DisplayUnit.suiting(value, unit)
    return shown.phrase(NumberText.short(value / shown.divisor))
  }
}

/// The values that an axis may mark, by rung; neighbours differ by a factor of about two.
private enum Ladder {
  /// 1, 2, 4, 8, …
  case binary
  /// 1, 2, 5, 10, …
  case decimal

  /// How many rungs apart marks may be, in rising order.
  var strides: [Int] {
    switch self {
    case .binary: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
    case .decimal: [1, 3, 6, 9, 15, 30, 60, 150, 300, 600, 900]
    }
  }

  /// The value of a rung, kept within what a Double can hold.
  func value(_ rung: Int) -> Double {
    let value: Double
    switch self {
    case .binary: value = Double(sign: .plus, exponent: rung, significand: 1)
    case .decimal:
      let decade = (Double(rung) / 3).rounded(.down)
      let factor = [1, 2, 5][rung - Int(decade) * 3]
      value = Double("\(factor)e\(Int(decade))") ?? 0
    }
    return min(.greatestFiniteMagnitude, max(.leastNonzeroMagnitude, value))
  }

  /// The highest rung whose value is `value` or less.
  func rung(atOrBelow value: Double) -> Int {
    switch self {
    case .binary: return Int(value.exponent)
    case .decimal:
      let lowest = (DecimalDigits(value).point - 1) * 3
      return (lowest...(lowest + 2)).last { self.value($0) <= value } ?? lowest
    }
  }
}
