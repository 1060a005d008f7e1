extension LoopGeometry {
  /// The offset nearest to `offset`, which is in [0, P), that `snapping` allows, forward of two
  /// that are equally near; it may lie in the lap before or after. Pages start anew with each lap,
  /// so that a lap's last page may be a short one.
  func resting(near offset: Double, by snapping: Snapping) -> Double {
    switch snapping {
    case .leading:
      return SnapGrid(origin: 0, step: footprint).nearest(to: offset)
    case .center:
      let origin = -ScrollAlignment.center.position(extent: itemExtent, viewport: viewport)
      return SnapGrid(origin: origin, step: footprint).nearest(to: offset)
    case .page:
      let page = SnapGrid(origin: 0, step: viewport).nearest(to: offset)
      return period.length - offset <= abs(page - offset) ? period.length : page
    }
  }
}
