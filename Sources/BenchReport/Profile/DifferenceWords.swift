import BenchModel

/// What is said of a difference of profiles in words.
enum DifferenceWords {
  /// `: 96 KiB → 98 KiB per iteration, +2.08 %`.
  static func heading(_ difference: ProfileDifference) -> String {
    guard difference.isMeasured else { return "" }
    let values = [difference.before, difference.after].map {
      ProfileWords.amount($0, difference.head.measure.unit)
    }
    let each = difference.isPerIteration ? " per iteration" : ""
    let change = relative(difference.before, difference.after)
    return ": \(values[0]) → \(values[1])\(each), "
      + (difference.before == difference.after ? "no change" : change)
  }

  /// A change in percent of what was there before: `+12 %`, `0 %`; `from 0` where nothing was.
  static func relative(_ before: Double, _ after: Double) -> String {
    if before == after { return "0 %" }
    return before == 0 ? "from 0" : ChangeText.percent((after - before) / before)
  }

  /// The change of a function in percent; `new` and `gone` where only one side has it.
  static func relative(_ function: ProfileDifference.Function) -> String {
    guard function.isInBase else { return "new" }
    return function.isInHead ? relative(function.before, function.after) : "gone"
  }
}
