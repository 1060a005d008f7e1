/// The ends of the list that the rows held have come to: nothing more will be added there.
public struct WindowEnds: OptionSet, Sendable {
  /// One bit for each end.
  public let rawValue: Int

  /// Makes the set of the ends in `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// There is no row before the first one held.
  public static let leading = WindowEnds(rawValue: 1)
  /// There is no row after the last one held.
  public static let trailing = WindowEnds(rawValue: 2)
}
