import BenchModel

/// The unit in which a column, an axis or a sentence shows values that are recorded in a base unit.
///
/// Times go from ns to s, bytes from bytes to TiB; every other unit is shown as it is recorded.
/// Invariant: the divisor is positive.
struct DisplayUnit: Equatable {
  /// What a recorded value is divided by.
  let divisor: Double
  /// The unit as a header shows it; empty for yes and no.
  let symbol: String

  /// The unit that suits `value` alone: it shows one to three digits before the point.
  ///
  /// A value that three digits would round up to the next unit takes that unit: 999.9 ns is 1.00
  /// µs.
  static func suiting(_ value: Double, _ unit: Unit) -> DisplayUnit {
    let ladder = ladder(of: unit)
    let size = value.magnitude
    return ladder.last { size / $0.divisor >= 0.9995 } ?? ladder[0]
  }

  /// The one unit that suits all of `values`: the middle of the smallest and the largest, unless
  /// that left the largest with more than six digits before its point.
  static func suiting(_ values: [Double], _ unit: Unit) -> DisplayUnit {
    let sizes = values.map(\.magnitude).filter { $0.isFinite && $0 > 0 }
    let ladder = ladder(of: unit)
    guard let least = sizes.min(), let most = sizes.max() else { return ladder[0] }
    let middle = suiting(least.squareRoot() * most.squareRoot(), unit)
    let fitting = ladder.first { $0.divisor >= middle.divisor && most / $0.divisor < 999_999.5 }
    return fitting ?? ladder[ladder.count - 1]
  }

  /// `header` with the unit behind it: `Frame p99 (µs)`.
  func heading(_ header: String) -> String {
    symbol.isEmpty ? header : "\(header) (\(symbol))"
  }

  /// `number`, a text in this unit, with the unit behind it as a sentence shows it; a count has no
  /// word for its unit, the sentence names what is counted.
  func phrase(_ number: String) -> String {
    switch symbol {
    case "", "count": number
    case "×": number.contains(" ") ? "(\(number))×" : "\(number)×"
    case "bytes" where number == "1": "1 byte"
    default: "\(number) \(symbol)"
    }
  }

  private static func ladder(of unit: Unit) -> [DisplayUnit] {
    switch unit {
    case .nanoseconds: steps(1000, ["ns", "µs", "ms", "s"])
    case .bytes: steps(1024, ["bytes", "KiB", "MiB", "GiB", "TiB"])
    case .ratio: steps(1, ["×"])
    case .flag: steps(1, [""])
    default: steps(1, [unit.rawValue])
    }
  }

  private static func steps(_ factor: Double, _ symbols: [String]) -> [DisplayUnit] {
    var divisor = 1.0
    return symbols.map { symbol in
      defer { divisor *= factor }
      return DisplayUnit(divisor: divisor, symbol: symbol)
    }
  }
}
