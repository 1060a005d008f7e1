/// How an axis places values, whatever its scale.
enum AxisScale {
  case linear(LinearScale)
  case logarithmic(LogarithmicScale)

  /// The scale that `axis` asks for; linear also where a logarithmic one has no positive value.
  init(_ axis: ChartAxis, values: [Double], maximumTicks: Int, fromZero: Bool, showsZero: Bool) {
    let logarithmic = LogarithmicScale(
      axis, values: values, maximumTicks: maximumTicks, fromZero: showsZero)
    if axis.scale == .logarithmic, let logarithmic {
      self = .logarithmic(logarithmic)
    } else {
      self = .linear(
        LinearScale(axis, values: values, maximumTicks: maximumTicks, fromZero: fromZero))
    }
  }

  /// Where `value` stands, from 0 to 1.
  func position(of value: Double) -> Double {
    switch self {
    case .linear(let scale): scale.position(of: value)
    case .logarithmic(let scale): scale.position(of: value)
    }
  }

  /// The marks, in rising order.
  var ticks: [AxisTick] {
    switch self {
    case .linear(let scale): scale.ticks
    case .logarithmic(let scale): scale.ticks
    }
  }

  /// What is written beside the axis.
  var heading: String {
    switch self {
    case .linear(let scale): scale.heading
    case .logarithmic(let scale): scale.heading
    }
  }
}
