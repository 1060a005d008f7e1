/// The length after which content repeats, in points, and the arithmetic of going round it.
///
/// Invariant: `length` is finite and at least 0; 0 means that nothing repeats and every offset is
/// 0. Wrapping costs two comparisons and a subtraction for a step of less than one period, an exact
/// remainder beyond that. It holds no offset: that is the engine's.
public struct Period: Equatable, Sendable {
  /// Points from an item to its next repetition.
  public let length: Double

  /// A period of `length` points.
  /// - Throws: `ConfigurationError` naming `period` unless `length` is finite and at least 0.
  public init(length: Double) throws(ConfigurationError) {
    guard length.isFinite, length >= 0 else {
      throw ConfigurationError(
        field: "period", value: length, requirement: "a finite number of at least 0")
    }
    self.length = length
  }

  /// The offset in [0, length) that shows what `x` shows: the exact remainder, plus a period where
  /// that is negative, and 0 where the sum rounds up to a period. Never −0. NaN and the infinities
  /// answer NaN.
  @inlinable
  public func wrap(_ x: Double) -> Double { split(x).offset }

  /// `wrap(x)` together with the laps between the two: x = laps · length + offset, the laps held
  /// inside the range of `Int`. NaN and the infinities answer (NaN, 0).
  @inlinable
  public func split(_ x: Double) -> (offset: Double, laps: Int) {
    // The compare-and-subtract steps are exact: for length ≤ x ≤ 2 · length no bit is lost.
    if x >= 0 {
      if x < length { return (x + 0, 0) }
      let once = x - length
      if once < length { return (once, 1) }
    } else {
      let once = x + length
      if once >= 0 { return once < length ? (once, -1) : (0, 0) }
    }
    return splitFar(x)
  }

  /// Points forward from offset `start` to offset `end`, both in [0, length): in [0, length).
  @inlinable
  public func forwardDistance(from start: Double, to end: Double) -> Double { wrap(end - start) }

  /// The laps, a whole number, by which `x` lies beyond `offset`, which is its wrapped offset.
  func laps(from offset: Double, to x: Double) -> Double {
    length > 0 ? ((x - offset) / length).rounded() : 0
  }

  @usableFromInline
  func splitFar(_ x: Double) -> (offset: Double, laps: Int) {
    guard length > 0, x.isFinite else { return (x.isFinite ? 0 : .nan, 0) }
    let remainder = x.truncatingRemainder(dividingBy: length)
    let positive = remainder < 0 ? remainder + length : remainder
    let offset = positive < length ? positive + 0 : 0
    return (offset, Int(saturating: laps(from: offset, to: x)))
  }
}

extension Int {
  /// The integer nearest to `value` that fits: NaN gives 0, numbers beyond the range its ends.
  init(saturating value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    self = Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}
