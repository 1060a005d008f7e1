extension WindowConfiguration {
  /// The limits, once the rows are known to be inside them and not too many.
  func checkedLimits() throws(ConfigurationError) -> ClosedRange<Int> {
    let limits = limits ?? Bounds(lower: .min, upper: .max)
    guard limits.lower <= limits.upper else {
      throw ConfigurationError(
        field: "limits", value: [limits.lower, limits.upper],
        requirement: "two ordinals, the lesser one first")
    }
    let all = limits.lower...limits.upper
    guard all.contains(rows.lower) else {
      throw ConfigurationError(field: "lower", value: rows.lower, requirement: "inside the limits")
    }
    guard rows.upper >= rows.lower, all.contains(rows.upper) else {
      throw ConfigurationError(
        field: "upper", value: rows.upper, requirement: "at least lower and inside the limits")
    }
    let most = Self.mostRows(in: mode)
    guard UInt(bitPattern: rows.upper &- rows.lower) < UInt(most) else {
      throw ConfigurationError(
        field: "upper", value: rows.upper, requirement: "so near to lower that \(most) rows suffice"
      )
    }
    return all
  }

  /// The line of rows, once every length is known to be usable.
  func checkedLine() throws(ConfigurationError) -> RowLine {
    try check(extent, "extent", Self.isUsable(extent:), Self.extentRequirement)
    try check(spacing, "spacing", Self.isUsable(length:), Self.lengthRequirement)
    try check(viewport, "viewport", Self.isUsable(length:), Self.lengthRequirement)
    try check(lookAhead, "lookAhead", Self.isUsable(length:), Self.lengthRequirement)
    if let offset {
      try check(offset, "offset", { Self.isUsable(length: abs($0)) }, "a finite number")
    }
    var line = RowLine(extent: extent, spacing: spacing)
    // In order, so that sums of the same extents round the same way in every run.
    for (row, extent) in extents.sorted(by: { $0.key < $1.key }) {
      try check(extent, "extents", Self.isUsable(extent:), Self.extentRequirement)
      line.setExtent(extent, of: row)
    }
    return line
  }

  /// Checks the counts and what depends on several fields.
  func checkCounts() throws(ConfigurationError) {
    guard overscan >= 0, overscan <= Self.maximumMaterialisedRows / 2 else {
      throw ConfigurationError(
        field: "overscan", value: overscan,
        requirement: "a whole number from 0 to \(Self.maximumMaterialisedRows / 2)")
    }
    if let cap, cap < 1 {
      throw ConfigurationError(field: "cap", value: cap, requirement: "at least 1")
    }
    if case .row(let row) = anchor, !(rows.lower...rows.upper).contains(row) {
      throw ConfigurationError(
        field: "anchor", value: row, requirement: "a row from lower to upper")
    }
    guard Self.canMaterialise(viewport: viewport, pitch: extent + spacing, overscan: overscan)
    else {
      throw ConfigurationError(
        field: "extent", value: extent, requirement: Self.materialisedRequirement)
    }
  }

  private func check(
    _ value: Double, _ field: String, _ isUsable: (Double) -> Bool, _ requirement: String
  ) throws(ConfigurationError) {
    guard isUsable(value) else {
      throw ConfigurationError(field: field, value: value, requirement: requirement)
    }
  }
}

extension WindowConfiguration {
  static let extentRequirement = "a finite number above 0, at most 1e+100"
  static let lengthRequirement = "a finite number of at least 0, at most 1e+100"
  static let materialisedRequirement =
    "such that viewport and overscan hold at most \(maximumMaterialisedRows) rows"

  static func mostRows(in mode: EngineMode) -> Int {
    mode == .seed ? maximumPublishedRows : maximumRows
  }

  static func isUsable(extent: Double) -> Bool { extent > 0 && extent <= maximumLength }
  static func isUsable(length: Double) -> Bool { length >= 0 && length <= maximumLength }

  /// Whether a viewport between two overscans holds no more rows than may be materialised.
  static func canMaterialise(viewport: Double, pitch: Double, overscan: Int) -> Bool {
    viewport / pitch + Double(2 * overscan + 1) <= Double(maximumMaterialisedRows)
  }
}
