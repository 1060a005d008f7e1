import BenchModel

/// How the values of one column are written: one unit and one number of decimals, so that they can
/// be added up by eye.
///
/// Invariant: what is not 0 does not read 0; one too small for its column reads `≈0`.
struct ValueColumn: Equatable {
  let unit: DisplayUnit
  private let decimals: Int

  /// The column that suits the largest of `values`: whole numbers in full, else four digits.
  init(_ values: [Double], _ unit: Unit) {
    let most = values.map(\.magnitude).filter(\.isFinite).max() ?? 0
    self.unit = .suiting(most, unit)
    let isWhole = values.allSatisfy { $0 == $0.rounded() }
    let places = NumberText.decimals(of: most / self.unit.divisor, significant: 4)
    decimals = self.unit.divisor == 1 && isWhole ? 0 : min(max(0, places), 6)
  }

  /// `value` in the column's unit, without it.
  func text(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    let scaled = value / unit.divisor
    guard scaled.isFinite else { return NumberText.missing }
    guard scaled.magnitude < 1e15 else { return NumberText.significant(scaled, 4) }
    let text = NumberText.fixed(scaled, decimals: decimals)
    return text.contains { ("1"..."9").contains($0) } ? text : Self.tiny
  }

  /// `value` with a plus where it is positive.
  func change(_ value: Double) -> String {
    value > 0 && text(value) != Self.tiny ? "+" + text(value) : text(value)
  }

  /// `value` of `total` in percent with one decimal, without the sign: `12.5`, `≈0`.
  static func share(_ value: Double, of total: Double) -> String {
    guard total > 0 else { return NumberText.missing }
    let text = NumberText.fixed(value / total * 100, decimals: 1)
    return text == "0.0" ? (value == 0 ? "0" : tiny) : text
  }

  /// What is there and would read 0.
  private static let tiny = "≈0"
}
