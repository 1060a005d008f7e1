extension LoopGeometry {
  /// The points from `x` to the nearest offset that `snapping` allows, forward of two that are
  /// equally near. Pages start anew with each lap, so that a lap's last page may be a short one.
  func correction(of x: Double, to snapping: Snapping) -> Double {
    let offset = wrap(x)
    switch snapping {
    case .leading:
      return SnapGrid(origin: 0, step: footprint).nearest(to: offset) - offset
    case .center:
      let origin = -ScrollAlignment.center.position(extent: itemExtent, viewport: viewport)
      return SnapGrid(origin: origin, step: footprint).nearest(to: offset) - offset
    case .page:
      let page = SnapGrid(origin: 0, step: viewport).nearest(to: offset) - offset
      let lap = period.length - offset
      return lap <= abs(page) ? lap : page
    }
  }
}
