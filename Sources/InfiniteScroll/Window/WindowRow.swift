/// A row and where it is.
public struct WindowRow: Equatable, Sendable {
  /// The row's ordinal.
  public let ordinal: Int
  /// The row's near edge in points from the viewport's: the left one in either layout, or the top.
  public let position: Double
  /// The row's extent in points.
  public let extent: Double
}
