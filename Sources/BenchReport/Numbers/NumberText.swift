/// Numbers as people read them, without a unit: `1,234`, `0.990`, `62.13 ± 0.45`, `1.23e300`.
///
/// Invariant: never "nan", "inf" or "-0"; what is not finite reads "—". From 1e15 on and below
/// 1e-6 a number is written with an exponent. Cost: a few small strings a number.
enum NumberText {
  /// What stands for a number that does not exist.
  static let missing = "—"

  /// `value` with `count` significant digits, trailing zeros included; no digit before the point
  /// is dropped.
  static func significant(_ value: Double, _ count: Int) -> String {
    guard value != 0 else { return "0" }
    return written(value, significant: count) {
      fixed(value, decimals: max(0, decimals(of: value, significant: count)))
    }
  }

  /// `value` as exactly as is useful: an integer in full, a fraction with up to four decimals, or
  /// with four significant digits if it is small; no trailing zeros.
  static func exact(_ value: Double) -> String {
    written(value, significant: 4) {
      let places = max(4, decimals(of: value, significant: 4))
      return trimmed(value, decimals: places)
    }
  }

  /// `value` with four significant digits, without trailing zeros; no digit before the point is
  /// dropped.
  static func short(_ value: Double) -> String {
    written(value, significant: 4) {
      trimmed(value, decimals: max(0, decimals(of: value, significant: 4)))
    }
  }

  /// `center ± half`: the digits of both follow from `half`.
  ///
  /// `half` has two significant digits if they are 35 or less, else one; from 95 on it rounds up to
  /// 1.0 of the next place (the rule of the Particle Data Group, "Review of Particle Physics",
  /// 5.3). `center` ends at the same place, but has at least two and at most four significant
  /// digits, and `half` then ends where `center` does, unless nothing were left of it.
  static func uncertain(_ center: Double, half: Double) -> String {
    guard center.isFinite, half.isFinite else { return missing }
    guard half != 0 else { return significant(center, 4) + " ± 0" }
    let two = DecimalDigits(half).rounded(to: decimals(of: half, significant: 2)).digits
    let leading = Int(two[0]) * 10 + (two.count > 1 ? Int(two[1]) : 0)
    let one = decimals(of: half, significant: 1)
    let place = leading <= 35 || leading >= 95 ? one + 1 : one
    let least = decimals(of: center, significant: 2)
    let most = decimals(of: center, significant: 4)
    let common = center == 0 ? place : min(max(place, least), max(most, 0))
    let vanishes = DecimalDigits(half).rounded(to: common).isZero
    let ofHalf = vanishes ? one : min(place, common)
    return written(center, significant: 4) { fixed(center, decimals: common) } + " ± "
      + written(half, significant: 2) { fixed(half, decimals: ofHalf) }
  }

  /// `value` rounded to `decimals` places; tens and hundreds are negative places.
  static func fixed(_ value: Double, decimals: Int, grouped: Bool = true) -> String {
    guard value.isFinite else { return missing }
    let rounded = DecimalDigits(value).rounded(to: decimals)
    let sign = value < 0 && !rounded.isZero ? "-" : ""
    return sign + rounded.text(decimals: decimals, grouped: grouped)
  }

  /// `value` rounded to at most `decimals` places, without trailing zeros.
  static func trimmed(_ value: Double, decimals: Int, grouped: Bool = true) -> String {
    let needed = DecimalDigits(value).rounded(to: decimals).decimals
    return fixed(value, decimals: min(decimals, needed), grouped: grouped)
  }

  /// The decimals that show `count` significant digits of `value`, once it is rounded.
  static func decimals(of value: Double, significant count: Int) -> Int {
    let digits = DecimalDigits(value)
    return count - digits.rounded(to: count - digits.point).point
  }

  private static func written(
    _ value: Double, significant count: Int, plain: () -> String
  ) -> String {
    guard value.isFinite else { return missing }
    guard value != 0, value.magnitude >= 1e15 || value.magnitude < 1e-6 else { return plain() }
    let place = decimals(of: value, significant: count)
    let rounded = DecimalDigits(value).rounded(to: place)
    let digits = rounded.digits.map { String($0) }
    let fraction = digits.dropFirst().joined()
    let mantissa = digits[0] + (fraction.isEmpty ? "" : "." + fraction)
    return (value < 0 ? "-" : "") + mantissa + "e" + String(rounded.point - 1)
  }
}
