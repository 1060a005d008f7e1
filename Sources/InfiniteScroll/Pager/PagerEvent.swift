/// What can happen to a pager. Distances are in points, positive to the right.
public enum PagerEvent: Equatable, Sendable {
  /// The finger is down and has moved `dx` points since it touched.
  case drag(dx: Double)
  /// The finger left after `dx` points at `velocity` points per second.
  ///
  /// Without a drag before it this is a whole drag.
  case end(dx: Double, velocity: Double = 0)
  /// The drag was taken away; the pager returns to rest.
  case cancel
  /// The program moves by `sections`, forward when positive.
  case step(sections: Int)
  /// The container is now `width` points wide.
  case width(Double)
}
