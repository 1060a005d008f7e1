/// Where a benchmark allocates: each place in the package's own source with what it allocates.
///
/// Numbers are totals over `iterations`. Sorted by bytes, the most first, then by place, so that
/// equal profiles give equal texts.
package struct AllocationSites: Equatable, Sendable {
  /// One place: the innermost function of the package's own that was on the stack.
  package struct Site: Hashable, Sendable {
    /// The readable name; `runtime` where no function of the package's was on the stack.
    package var function: String
    /// Relative to the package's root.
    package var file: String?
    package var line: Int?
    /// Allocations.
    package var count: Int
    /// Bytes, in size classes.
    package var bytes: Int

    package init(
      _ function: String, file: String? = nil, line: Int? = nil, count: Int, bytes: Int
    ) {
      self.function = function
      self.file = file
      self.line = line
      self.count = count
      self.bytes = bytes
    }
  }

  package var sites: [Site]
  /// Iterations of the profiled region.
  package var iterations: Int
  /// True where every allocation was seen; else the numbers are estimates.
  package var isExact: Bool

  package init(sites: [Site] = [], iterations: Int = 1, isExact: Bool = true) {
    self.sites = sites
    self.iterations = iterations
    self.isExact = isExact
  }

  /// The sites of a heap profile; empty where it has no measure of allocations.
  package init(of profile: StackProfile, isExact: Bool) {
    let columns = [StackProfile.Measure.allocated, .allocations].map {
      profile.measures.firstIndex(of: $0)
    }
    var totals: [Site: (count: Int, bytes: Int)] = [:]
    if let bytes = columns[0], let count = columns[1] {
      for stack in profile.stacks {
        let place = Self.place(of: stack, in: profile)
        totals[place, default: (0, 0)].bytes += stack.values[bytes]
        totals[place, default: (0, 0)].count += stack.values[count]
      }
    }
    let sites = totals.map { place, total in
      Site(
        place.function, file: place.file, line: place.line, count: total.count, bytes: total.bytes)
    }
    self.init(
      sites: sites.filter { $0.count > 0 || $0.bytes > 0 }.sorted(by: Self.comesBefore),
      iterations: profile.origin.iterations, isExact: isExact)
  }

  private static func place(of stack: StackProfile.Stack, in profile: StackProfile) -> Site {
    let frames = stack.frames.reversed().lazy.map { profile.frames[$0] }
    // What the compiler made up for the package has no line; its caller says more.
    let own = frames.filter { $0.owner == .package }
    guard let frame = own.first(where: { $0.line != nil }) ?? own.first ?? frames.first else {
      return Site("runtime", count: 0, bytes: 0)
    }
    return Site(frame.function, file: frame.file, line: frame.line, count: 0, bytes: 0)
  }

  private static func comesBefore(_ one: Site, _ other: Site) -> Bool {
    if one.bytes != other.bytes { return one.bytes > other.bytes }
    let places = [one, other].map { ($0.file ?? "", $0.line ?? 0, $0.function) }
    return places[0] < places[1]
  }
}

extension StackProfile.Measure {
  /// Bytes allocated in the region, in size classes.
  package static let allocated = Self("allocated", unit: .bytes)
  /// Allocations in the region.
  package static let allocations = Self("allocations", unit: .count)
  /// Bytes allocated in the region and live when it ended.
  package static let liveAtTheEnd = Self("live at the end", unit: .bytes)
  /// Bytes allocated in the region and live when most were.
  package static let liveAtThePeak = Self("live at the peak", unit: .bytes)
  /// Bytes allocated in the region and live after tear-down.
  package static let leaked = Self("leaked", unit: .bytes)
}
