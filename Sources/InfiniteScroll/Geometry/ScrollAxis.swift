/// The one axis along which content scrolls. Offsets, extents and positions are measured on it.
public enum ScrollAxis: Equatable, Sendable {
  /// Left to right; follows the layout direction.
  case horizontal
  /// Top to bottom; the layout direction does not matter.
  case vertical
}
