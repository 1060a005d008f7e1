/// Where in the viewport an item comes to stand when it is scrolled to.
public enum ScrollAlignment: Equatable, Sendable, CaseIterable {
  /// The item's leading edge at the viewport's leading edge.
  case leading
  /// The item's middle in the viewport's middle.
  case center
  /// The item's trailing edge at the viewport's trailing edge.
  case trailing
}

extension ScrollAlignment {
  /// The position of the leading edge, in points from the viewport's leading edge, of an item of
  /// `extent` that stands so in a viewport of `viewport`.
  public func position(extent: Double, viewport: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: (viewport - extent) / 2
    case .trailing: viewport - extent
    }
  }
}
