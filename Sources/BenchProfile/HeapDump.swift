/// A heap profile as jemalloc writes it (`heap_v2`): stacks, and what each has allocated.
///
/// Invariant: numbers are as they stand in the file; `HeapProfile` makes estimates of them. Only
/// the totals of all threads are kept.
package struct HeapDump: Equatable, Sendable {
  /// One stack and its totals.
  package struct Entry: Equatable, Sendable {
    /// Return addresses, the innermost first.
    package var addresses: [UInt64]
    package var live: Tally
    /// Since the profile was reset.
    package var allocated: Tally

    package init(addresses: [UInt64], live: Tally, allocated: Tally) {
      self.addresses = addresses
      self.live = live
      self.allocated = allocated
    }
  }

  /// Objects and their bytes.
  package struct Tally: Equatable, Sendable {
    package var objects: Int
    package var bytes: Int

    package init(objects: Int, bytes: Int) {
      self.objects = objects
      self.bytes = bytes
    }
  }

  /// Bytes between two samples on average; 1 where every allocation was taken.
  package var rate: Int
  package var entries: [Entry]
  /// What was mapped and executable.
  package var modules: [LoadedModule]

  package init(rate: Int = 1, entries: [Entry] = [], modules: [LoadedModule] = []) {
    self.rate = rate
    self.entries = entries
    self.modules = modules
  }
}

/// What is wrong with a heap profile.
package struct HeapDumpError: Error, Equatable {
  package enum Problem: Equatable, Sendable {
    /// It does not begin as a heap profile does.
    case notAHeapProfile
    /// A line that nobody understands.
    case malformed
    /// It ends before its end.
    case truncated
  }

  package var problem: Problem
  /// From 1.
  package var line: Int

  package init(_ problem: Problem, line: Int) {
    self.problem = problem
    self.line = line
  }
}

extension HeapDumpError: CustomStringConvertible {
  package var description: String {
    switch problem {
    case .notAHeapProfile: "line \(line): this is no heap profile of jemalloc's (heap_v2)"
    case .malformed: "line \(line): the heap profile is damaged; profile the benchmark again"
    case .truncated:
      "line \(line): the heap profile ends too early; see that the disk is not full and profile "
        + "the benchmark again"
    }
  }
}
