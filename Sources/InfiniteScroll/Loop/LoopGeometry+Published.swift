// The arithmetic of the published carousel, faults included.
extension LoopGeometry {
  /// The offset that the published code asks for when it is told of a new offset `y`: P when y is
  /// negative, P − y when y lies beyond P, else nil; nil too when no tail was built. (Right would
  /// be y + P and y − P: the overshoot is lost.)
  @inlinable
  public func publishedTarget(of y: Double) -> Double? {
    if duplicates == 0 { return nil }
    if y < 0 { return period.length }
    return y > period.length ? period.length - y : nil
  }

  /// The offset after the published code and its scroll view have dealt with a new offset `y`: the
  /// target, or `y` itself, held in [0, max(0, M)] as scroll views do.
  @inlinable
  public func publishedOffset(after y: Double) -> Double {
    held(publishedTarget(of: y) ?? y)
  }

  /// `x` held in [0, max(0, M)], as a scroll view holds an offset that is set. NaN gives 0.
  @inlinable
  public func held(_ x: Double) -> Double {
    let greatest = max(0, greatestOffset)
    return x > 0 ? (x < greatest ? x : greatest) : 0
  }
}
