/// The samples in a file of `perf record`.
///
/// Read from the file itself, whose layout is the kernel's own (perf_event_open(2)): what `perf
/// script` prints differs from version to version. Frames of the kernel become one. Leaves out all
/// but times, processes, periods and stacks. Cost: linear in the file.
package struct PerfFile: Equatable, Sendable {
  /// One sample.
  package struct Sample: Equatable, Sendable {
    package var process: UInt32
    package var thread: UInt32
    /// By the clock that perf was told to use, ns.
    package var time: UInt64
    /// What it stands for: ns of CPU time for the event `cpu-clock`.
    package var period: UInt64
    /// The innermost first; one address stands for all of the kernel's.
    package var addresses: [UInt64]
  }

  package internal(set) var samples: [Sample] = []
  /// Samples that perf has lost.
  package internal(set) var lost: UInt64 = 0
  /// Samples a second that were asked for; 0 where they were asked for by period.
  package internal(set) var frequency: UInt64 = 0
}
