/// What stands where in the viewport before anyone has scrolled.
public enum WindowAnchor: Equatable, Sendable {
  /// The content's leading edge at the viewport's leading edge.
  case leading
  /// The content's middle in the viewport's middle.
  case center
  /// The content's trailing edge at the viewport's trailing edge.
  case trailing
  /// This row's leading edge at the viewport's leading edge.
  case row(Int)
}

extension WindowAnchor {
  /// Where the content's leading edge stands, from the viewport's, when it is the shorter of the
  /// two.
  func leadingEdge(content: Double, viewport: Double) -> Double {
    switch self {
    case .leading, .row: 0
    case .center: ScrollAlignment.center.position(extent: content, viewport: viewport)
    case .trailing: ScrollAlignment.trailing.position(extent: content, viewport: viewport)
    }
  }
}
