/// How a feed prefetches and how much it may hold.
///
/// A plain value: anything can be written into it, and the engine's initialiser refuses what it
/// cannot run with. It says nothing about where the pages come from.
public struct FeedConfiguration: Equatable, Sendable {
  /// Rows from an end of the list at which the page beyond that end is asked for.
  public var prefetchDistance: Int
  /// Rows that a page usually has. It sets the least `maximumItems`; pages may be of any size.
  public var pageSize: Int
  /// Rows to hold before whole pages far from the viewport are dropped, or nil to keep them all.
  ///
  /// At least `pageSize + 2 · prefetchDistance`. Pages in or near the viewport are never dropped,
  /// so the bound is exceeded by as much as those pages hold. A caller that reports single rows
  /// instead of the visible range must add the rows that fit on the screen.
  public var maximumItems: Int?
  /// Points from the start of one row to the start of the next, or 0 when that is not known.
  public var footprint: Double
  /// Seconds that a page takes to come; with `footprint`, a fling prefetches further ahead.
  public var latency: Double

  /// Makes a configuration; what is not given takes the published value.
  public init(
    prefetchDistance: Int = 5, pageSize: Int = 20, maximumItems: Int? = nil,
    footprint: Double = 0, latency: Double = 0
  ) {
    self.prefetchDistance = prefetchDistance
    self.pageSize = pageSize
    self.maximumItems = maximumItems
    self.footprint = footprint
    self.latency = latency
  }
}

extension FeedConfiguration {
  /// Throws an error that names the first field that the engine cannot run with.
  @usableFromInline
  func validate() throws(ConfigurationError) {
    try requireCount(prefetchDistance, "prefetchDistance")
    try requireCount(pageSize, "pageSize")
    try requireLength(footprint, "footprint")
    try requireLength(latency, "latency")
    guard let maximumItems else { return }
    let (twice, overflowed) = prefetchDistance.multipliedReportingOverflow(by: 2)
    let (minimum, alsoOverflowed) = pageSize.addingReportingOverflow(twice)
    guard !overflowed, !alsoOverflowed, maximumItems >= minimum else {
      throw ConfigurationError(
        field: "maximumItems", value: maximumItems,
        requirement: "at least pageSize + 2 · prefetchDistance, or nothing for no bound")
    }
  }

  /// Rows within which a page is asked for, ahead of travel at `speed` points per second.
  ///
  /// max(prefetchDistance, ⌈speed · latency / footprint⌉), saturating; with `maximumItems` never
  /// more than fits beside a page and the prefetch distance on the other side.
  @inlinable
  func distance(ahead speed: Double) -> Int {
    guard footprint > 0, speed > 0 else { return prefetchDistance }
    let rows = speed * latency / footprint
    // Rounded up by hand: `rounded(.up)` would make every user of the module link C mathematics.
    let whole = rows < 0x1p62 ? Int(rows) : Int.max - 1
    let wanted = max(prefetchDistance, Double(whole) < rows ? whole + 1 : whole)
    guard let maximumItems else { return wanted }
    return min(wanted, maximumItems - pageSize - prefetchDistance)
  }

  private func requireCount(_ count: Int, _ field: String) throws(ConfigurationError) {
    guard count >= 0 else {
      throw ConfigurationError(field: field, value: count, requirement: "a count of at least 0")
    }
  }

  private func requireLength(_ length: Double, _ field: String) throws(ConfigurationError) {
    guard length.isFinite, length >= 0 else {
      throw ConfigurationError(
        field: field, value: length, requirement: "a finite number of at least 0")
    }
  }
}
