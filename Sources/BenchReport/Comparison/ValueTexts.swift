import BenchAnalysis
import BenchModel
import BenchStatistics

/// The base's and the head's value of a row in one unit.
///
/// Two exact values that differ have texts that differ, with as many digits as that takes.
struct ValueTexts: Equatable {
  let base: String
  let head: String

  /// The texts of `judgement`'s values of `metric` in `unit`.
  init(_ judgement: Judgement, of metric: Metric, in unit: DisplayUnit) {
    if let base = judgement.base, let head = judgement.head, metric.kind == .exact,
      metric.unit != .flag, base != head
    {
      (self.base, self.head) = Self.distinct(base, head, in: unit)
    } else {
      base = Self.text(judgement.base, judgement.baseRange, of: metric, in: unit)
      head = Self.text(judgement.head, judgement.headRange, of: metric, in: unit)
    }
  }

  /// The unit that suits the values of all of `judgements`.
  static func unit(of judgements: [Judgement], _ metric: Metric) -> DisplayUnit {
    let values = judgements.flatMap { judgement in
      [judgement.base, judgement.head, judgement.baseRange?.high, judgement.headRange?.high]
    }
    return .suiting(values.compactMap { $0 }, metric.unit)
  }

  private static func text(
    _ value: Double?, _ range: Interval?, of metric: Metric, in unit: DisplayUnit
  ) -> String {
    if let range {
      let ends = [range.low, range.high].map { exact($0, in: unit) }
      return ends.joined(separator: "–")
    }
    guard let value else { return NumberText.missing }
    if metric.unit == .flag, value == 0 || value == 1 { return value == 0 ? "no" : "yes" }
    return metric.kind == .exact
      ? exact(value, in: unit) : NumberText.significant(value / unit.divisor, 4)
  }

  private static func exact(_ value: Double, in unit: DisplayUnit) -> String {
    unit.divisor == 1 ? NumberText.exact(value) : NumberText.short(value / unit.divisor)
  }

  private static func distinct(
    _ base: Double, _ head: Double, in unit: DisplayUnit
  ) -> (String, String) {
    let usual = (exact(base, in: unit), exact(head, in: unit))
    guard usual.0 == usual.1 else { return usual }
    for digits in 5...17 {
      let texts = [base, head].map { text($0 / unit.divisor, digits: digits) }
      if texts[0] != texts[1] { return (texts[0], texts[1]) }
    }
    return usual
  }

  private static func text(_ value: Double, digits: Int) -> String {
    guard value.magnitude >= 1e-6, value.magnitude < 1e15 else {
      return NumberText.significant(value, digits)
    }
    let places = NumberText.decimals(of: value, significant: digits)
    return NumberText.trimmed(value, decimals: max(0, places))
  }
}
