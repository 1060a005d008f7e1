extension ListConfiguration {
  /// Throws the first field, other than those of the geometry, that a list cannot run with.
  func check() throws(ConfigurationError) {
    guard viewport.isFinite, viewport >= 0 else {
      throw wrong("viewport", viewport, "a finite number of at least 0")
    }
    for rows in [overscan.behind, overscan.ahead] {
      guard rows >= 0, rows <= ListLimits.overscan else {
        throw wrong("overscan", rows, "0 to \(ListLimits.overscan) rows on each side")
      }
    }
    guard !kinds.isEmpty else { throw wrong("kinds", "[]", "at least one kind") }
    if let poolCap, poolCap < 0 {
      throw wrong("poolCap", poolCap, "at least 0, or nil for no cap")
    }
  }

  /// The geometry of the rows; throws when it, or a field that depends on it, is out of range.
  func makeGeometry() throws(ConfigurationError) -> RowGeometry {
    let geometry: RowGeometry
    let field: String
    switch rows {
    case .fixed(let count, let extent):
      field = "extent"
      geometry = try RowGeometry(count: count, extent: extent, named: field, spacing: spacing)
    case .estimated(let count, let extent):
      field = "estimate"
      geometry = try RowGeometry(count: count, extent: extent, named: field, spacing: spacing)
    case .listed(let extents):
      field = "extents"
      geometry = try RowGeometry(extents, spacing: spacing)
    }
    let shortest = geometry.shortestFootprint
    if let requirement = ListLimits.unfillable(viewport, with: geometry.count, shortest: shortest) {
      throw wrong(field, shortest - spacing, requirement)
    }
    try check(count: geometry.count)
    return geometry
  }

  /// The extent of a row inserted without one.
  var standardExtent: Double? {
    switch rows {
    case .fixed(_, let extent), .estimated(_, let extent): extent
    case .listed(let extents):
      extents.isEmpty ? nil : extents.reduce(0, +) / Double(extents.count)
    }
  }

  private func check(count: Int) throws(ConfigurationError) {
    for row in headers where row < 0 || row >= count {
      throw wrong("headers", row, "rows of the list, which has \(count)")
    }
    if strategy == .eager && count > ListLimits.cells {
      throw wrong("rows", count, "at most \(ListLimits.cells) for an eager list")
    }
  }

  private func wrong(
    _ field: String, _ value: some CustomStringConvertible, _ requirement: String
  ) -> ConfigurationError {
    ConfigurationError(field: field, value: value, requirement: requirement)
  }
}
