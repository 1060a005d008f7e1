package import BenchModel

/// Stacks of addresses, as a profiler gives them: not yet named.
///
/// Invariant: a stack has as many values as there are measures.
package struct RawProfile: Equatable, Sendable {
  /// What the values of the stacks mean, in their order.
  package var measures: [StackProfile.Measure]
  /// The stacks.
  package var stacks: [RawStack]
  /// The files that were mapped in the profiled process.
  package var modules: [LoadedModule]

  package init(
    measures: [StackProfile.Measure] = [], stacks: [RawStack] = [], modules: [LoadedModule] = []
  ) {
    self.measures = measures
    self.stacks = stacks
    self.modules = modules
  }
}

/// One stack of addresses and what was spent there.
package struct RawStack: Equatable, Sendable {
  /// Addresses in the profiled process, the innermost first. All but the first are return
  /// addresses: the call is the byte before.
  package var addresses: [UInt64]
  /// A value for each measure.
  package var values: [Int]

  package init(addresses: [UInt64], values: [Int]) {
    self.addresses = addresses
    self.values = values
  }
}

/// One executable mapping of a file in a process: a line of `/proc/PID/maps`.
package struct LoadedModule: Equatable, Sendable {
  /// The file's path.
  package var path: String
  /// The first address.
  package var start: UInt64
  /// The address after the last.
  package var end: UInt64
  /// Where in the file the mapping begins, bytes.
  package var offset: UInt64

  package init(path: String, start: UInt64, end: UInt64, offset: UInt64) {
    self.path = path
    self.start = start
    self.end = end
    self.offset = offset
  }
}
