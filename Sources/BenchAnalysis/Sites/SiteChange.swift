package import BenchModel

/// A function that allocates otherwise than it did, per iteration.
package struct SiteChange: Equatable, Sendable {
  /// The function's readable name.
  package var function: String
  /// Relative to the package's root.
  package var file: String?
  /// A line of the head where it still allocates, else one of the base.
  package var line: Int?
  /// Allocations of an iteration.
  package var baseCount: Double
  package var headCount: Double
  /// Bytes of an iteration, in size classes.
  package var baseBytes: Double
  package var headBytes: Double
  /// True where a heap was sampled: the numbers are estimates.
  package var isEstimate: Bool

  package init(
    function: String, file: String?, line: Int?, baseCount: Double, headCount: Double,
    baseBytes: Double, headBytes: Double, isEstimate: Bool = false
  ) {
    self.function = function
    self.file = file
    self.line = line
    self.baseCount = baseCount
    self.headCount = headCount
    self.baseBytes = baseBytes
    self.headBytes = headBytes
    self.isEstimate = isEstimate
  }

  /// True where the head allocates more often, or more bytes.
  package var isWorse: Bool { headCount > baseCount || headBytes > baseBytes }
}

extension SiteChange {
  /// What changed from `base` to `head`, the greatest change of bytes first.
  ///
  /// Lines move with every edit above them, so sites are paired by function and file, and all lines
  /// of a function are one site; of a function whose lines differ, the line is where the head
  /// gained most. Estimates pair too: what is within a tenth of the other is no change of theirs.
  package static func between(
    _ base: AllocationSites, _ head: AllocationSites
  ) -> [SiteChange] {
    let before = FunctionTotals.all(of: base)
    let after = FunctionTotals.all(of: head)
    let isExact = base.isExact && head.isExact
    let tolerance = isExact ? 0 : 0.1
    return Set(before.keys).union(after.keys).compactMap { key -> SiteChange? in
      let (old, new) = (before[key] ?? FunctionTotals(), after[key] ?? FunctionTotals())
      guard old.differs(from: new, tolerance: tolerance) else { return nil }
      return SiteChange(
        function: key.function, file: key.file, line: new.line(against: old) ?? old.heaviestLine,
        baseCount: old.count, headCount: new.count, baseBytes: old.bytes, headBytes: new.bytes,
        isEstimate: !isExact)
    }.sorted(by: comesBefore)
  }

  private static func comesBefore(_ one: SiteChange, _ other: SiteChange) -> Bool {
    let sizes = [one, other].map { ($0.headBytes - $0.baseBytes).magnitude }
    if sizes[0] != sizes[1] { return sizes[0] > sizes[1] }
    return (one.function, one.file ?? "") < (other.function, other.file ?? "")
  }
}

/// What one function allocates in an iteration, by line.
private struct FunctionTotals {
  struct Key: Hashable {
    var function: String
    var file: String?
  }

  var count = 0.0
  var bytes = 0.0
  var bytesByLine: [Int: Double] = [:]

  static func all(of sites: AllocationSites) -> [Key: FunctionTotals] {
    let iterations = Double(max(1, sites.iterations))
    var totals: [Key: FunctionTotals] = [:]
    for site in sites.sites {
      let key = Key(function: site.function, file: site.file)
      let bytes = Double(site.bytes) / iterations
      totals[key, default: FunctionTotals()].count += Double(site.count) / iterations
      totals[key, default: FunctionTotals()].bytes += bytes
      if let line = site.line {
        totals[key, default: FunctionTotals()].bytesByLine[line, default: 0] += bytes
      }
    }
    return totals
  }

  func differs(from other: FunctionTotals, tolerance: Double) -> Bool {
    [(count, other.count), (bytes, other.bytes)].contains { one, other in
      (one - other).magnitude > tolerance * max(one, other)
    }
  }

  var heaviestLine: Int? {
    bytesByLine.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The line that allocates most more than in `base`; the heaviest where none does.
  func line(against base: FunctionTotals) -> Int? {
    guard bytesByLine.count > 1 else { return heaviestLine }
    let gained = bytesByLine.map { line, bytes in
      (line: line, bytes: bytes - (base.bytesByLine[line] ?? 0))
    }
    let most = gained.max { ($0.bytes, $1.line) < ($1.bytes, $0.line) }
    return most.flatMap { $0.bytes > 0 ? $0.line : nil } ?? heaviestLine
  }
}
