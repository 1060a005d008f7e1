/// One section that meets the viewport: which it is, where it is, and what it is to the page.
public struct PagerSection: Equatable, Sendable {
  /// What a section is to the page at rest.
  public enum Role: Equatable, Sendable {
    /// Before the page.
    case previous
    /// On the page.
    case current
    /// After the page.
    case next
  }

  /// The section's place in the endless row; the pager's position is the page's first.
  public let ordinal: Int
  /// The leading edge in points from the viewport's leading edge.
  public let position: Double
  /// Previous, current or next.
  public let role: Role
}
