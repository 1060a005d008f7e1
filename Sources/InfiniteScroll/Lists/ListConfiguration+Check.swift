extension ListConfiguration {
  /// Throws the first field that a list cannot run with.
  func check() throws(ConfigurationError) {
    guard spacing.isFinite, spacing >= 0 else {
      throw wrong("spacing", spacing, "a finite number of at least 0")
    }
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
    try checkRows()
  }

  /// The geometry of the rows, and the extent of a row inserted without one (0 if there is none).
  func makeGeometry() throws(ConfigurationError) -> (RowGeometry, standardExtent: Double) {
    switch rows {
    case .fixed(let count, let extent), .estimated(let count, let extent):
      return (RowGeometry(count: count, extent: extent, spacing: spacing), extent)
    case .listed:
      throw wrong("extents", "listed", "fixed for now")
    }
  }

  private func checkRows() throws(ConfigurationError) {
    switch rows {
    case .fixed(let count, let extent): try checkUniform(count, extent, named: "extent")
    case .estimated(let count, let extent): try checkUniform(count, extent, named: "estimate")
    case .listed: break
    }
  }

  private func checkUniform(
    _ count: Int, _ extent: Double, named field: String
  ) throws(ConfigurationError) {
    guard extent.isFinite, extent > 0 else {
      throw wrong(field, extent, "a finite number above 0")
    }
    guard count >= 0 else { throw wrong("rows", count, "at least 0") }
    let shortest = extent + spacing
    let content = Double(count) * shortest
    if let broken = ListLimits.broken(rows: count, content: content, shortest: shortest) {
      throw wrong("rows", count, broken)
    }
    guard ListLimits.canFill(viewport, with: count, shortest: shortest) else {
      throw wrong(field, extent, "long enough that at most \(ListLimits.cells) rows are visible")
    }
    try checkIndices(count)
  }

  private func checkIndices(_ count: Int) throws(ConfigurationError) {
    for row in headers where row < 0 || row >= count {
      throw wrong("headers", row, "rows of the list, 0 to \(count - 1)")
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
