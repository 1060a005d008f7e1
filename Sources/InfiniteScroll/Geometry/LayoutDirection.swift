/// The side from which a horizontal row is laid out and read.
public enum LayoutDirection: String, Equatable, Sendable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight = "ltr"
  /// The leading edge is the right one.
  case rightToLeft = "rtl"
}
