/// Draws that the statistics need, with the same result on every platform and toolchain.
///
/// The standard library's `random(in:)` may change its algorithm between versions; a seed in a
/// record must not change its meaning. O(1) each.
extension SplitMix64 {
  /// A whole number from 0 up to, not including, `bound`; 0 if there is none.
  ///
  /// The high half of a 128-bit product; its bias is at most bound / 2⁶⁴. Source: Lemire, "Fast
  /// random integer generation in an interval", ACM TOMACS 29(1), 2019, without the rejection.
  package mutating func index(below bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A number from 0 up to, not including, 1: a multiple of 2⁻⁵³.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
