import BenchAnalysis
import BenchModel

/// Changes as people read them: `+5.1 ± 0.4 %`, `-80 %`, `0 %`, `from 0`.
enum ChangeText {
  /// The change that a row's judgement tells of; `NumberText.missing` where there is none.
  static func of(_ judgement: Judgement) -> String {
    if let effect = judgement.effect { return text(effect) }
    guard judgement.base == 0, judgement.head != nil else { return NumberText.missing }
    return "from 0"
  }

  /// An effect in percent, with half its interval.
  static func text(_ effect: Effect) -> String {
    guard let interval = effect.interval else { return percent(effect.change) }
    let half = interval.halfWidth * 100
    let center = effect.change * 100
    guard center.isFinite, half.isFinite else { return NumberText.missing }
    return signed(NumberText.uncertain(center, half: half)) + " %"
  }

  /// A relative change in percent, to three digits.
  static func percent(_ change: Double) -> String {
    (change * 100).isFinite ? signed(number(change)) + " %" : NumberText.missing
  }

  /// A share in percent, to two digits and without a sign.
  static func share(_ share: Double) -> String {
    NumberText.significant((share * 100).magnitude, 2) + " %"
  }

  private static func number(_ change: Double) -> String {
    let percent = change * 100
    // Very large and very small ones take an exponent.
    guard percent.magnitude >= 1e-6, percent.magnitude < 1e15 else {
      return NumberText.significant(percent, 3)
    }
    let places = NumberText.decimals(of: percent, significant: 3)
    return NumberText.trimmed(percent, decimals: max(0, places))
  }

  /// `number` with a plus before it, unless it has a sign, is zero or is missing.
  private static func signed(_ number: String) -> String {
    let center = number.prefix { $0 != " " && $0 != "e" }
    let isPositive = center.contains { ("1"..."9").contains($0) } && !center.hasPrefix("-")
    return isPositive ? "+" + number : number
  }
}
