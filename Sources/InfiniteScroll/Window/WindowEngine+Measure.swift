extension WindowEngine {
  /// Takes an event that changes lengths.
  mutating func measure(_ event: WindowEvent) throws(RejectedEvent) -> WindowChange {
    switch event {
    case .resize(let row, let difference):
      guard held.contains(row), !line.isRemoved(row) else {
        throw RejectedEvent(field: "row", value: row, requirement: "a row that is held")
      }
      let extent = line.extent(of: row) + difference
      guard WindowConfiguration.isUsable(extent: extent) else {
        throw RejectedEvent(
          field: "by", value: difference,
          requirement: "such that the row's extent is \(WindowConfiguration.extentRequirement)")
      }
      return setExtent(extent, of: row)
    case .measure(let row, let extent):
      guard limits.contains(row), !line.isRemoved(row) else {
        throw RejectedEvent(field: "row", value: row, requirement: "a row of the list")
      }
      guard WindowConfiguration.isUsable(extent: extent) else {
        throw RejectedEvent(
          field: "extent", value: extent, requirement: WindowConfiguration.extentRequirement)
      }
      return setExtent(extent, of: row)
    case .viewport(let extent):
      try resizeViewport(to: extent)
    default:
      line.forgetExtents(outside: held)
    }
    aimAgain()
    return WindowChange()
  }

  /// A row before the place leaves it alone, and the place's own row keeps its leading edge.
  private mutating func setExtent(_ extent: Double, of row: Int) -> WindowChange {
    guard extent != line.extent(of: row) else { return WindowChange() }
    let change = changingAnything { window, _ in
      window.line.setExtent(extent, of: row)
      window.place = window.line.first(given: window.place, in: window.held)
    }
    aimAgain()
    return change
  }

  private mutating func resizeViewport(to extent: Double) throws(RejectedEvent) {
    guard WindowConfiguration.isUsable(length: extent) else {
      throw RejectedEvent(
        field: "viewport", value: extent, requirement: WindowConfiguration.lengthRequirement)
    }
    guard
      WindowConfiguration.canMaterialise(viewport: extent, pitch: line.pitch, overscan: overscan)
    else {
      throw RejectedEvent(
        field: "viewport", value: extent, requirement: WindowConfiguration.materialisedRequirement)
    }
    viewport = extent
  }
}
