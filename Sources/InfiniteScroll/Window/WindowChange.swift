/// What one event did to the rows held, and to the offset beyond what was asked for.
public struct WindowChange: Equatable, Sendable {
  /// Rows added before the first.
  public var prepended = 0
  /// Rows added after the last.
  public var appended = 0
  /// Rows let go of at the leading end.
  public var droppedLeading = 0
  /// Rows let go of at the trailing end.
  public var droppedTrailing = 0
  /// Rows held that were taken out for good.
  public var removed = 0
  /// Points added to the offset so that nothing visible moves; negative when rows before left.
  public var offsetCorrection = 0.0
  /// Whether the offset asked for lay outside the content even after it had grown.
  public var isClamped = false

  /// Whether the rows held are what they were.
  public var keepsRows: Bool {
    prepended == 0 && appended == 0 && droppedLeading == 0 && droppedTrailing == 0 && removed == 0
  }
}
