/// How long something took, for people: `3.1 s`.
package enum WallSeconds {
  /// `seconds` to two digits, with the unit.
  package static func text(_ seconds: Double) -> String {
    let places = seconds < 10 ? 1 : 0
    return NumberText.fixed(max(0, seconds), decimals: places) + " s"
  }
}
