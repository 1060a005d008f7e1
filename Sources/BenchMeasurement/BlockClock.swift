internal import CBenchSupport

/// The two clocks of a block. Passed in, so that the measuring loop runs on a fake one in tests.
package protocol BlockClock {
  /// Monotonic wall time, ns.
  func wall() -> UInt64
  /// CPU time of the calling thread, ns.
  func threadCPU() -> UInt64
}

/// The system's clocks: 22 ns for the wall, about 0.5 µs (a system call) for the thread.
package struct SystemClock: BlockClock {
  /// Whose CPU time it tells.
  package enum Processor: Sendable {
    /// The calling thread's.
    case thread
    /// The whole process's: for bodies that wait and may change threads.
    case process
  }

  private let processor: Processor

  package init(_ processor: Processor = .thread) { self.processor = processor }

  package func wall() -> UInt64 { tm_wall_ns() }

  package func threadCPU() -> UInt64 {
    processor == .thread ? tm_thread_cpu_ns() : tm_process_cpu_ns()
  }
}

/// One timed batch of iterations.
package struct Sample: Equatable, Sendable {
  /// Wall time of the whole batch, ns.
  package var wall: UInt64
  /// CPU time of the measuring thread over the whole batch, ns.
  package var cpu: UInt64

  package init(wall: UInt64, cpu: UInt64) {
    self.wall = wall
    self.cpu = cpu
  }
}

/// A sample that has begun. Reads the thread clock inside the wall clock, so that CPU time never
/// exceeds wall time by the cost of reading it.
struct OpenSample {
  private let wall: UInt64
  private let cpu: UInt64

  init(_ clock: some BlockClock) {
    wall = clock.wall()
    cpu = clock.threadCPU()
  }

  /// The sample, or nil where a clock stepped backward.
  func close(_ clock: some BlockClock) -> Sample? {
    let cpuEnd = clock.threadCPU()
    let wallEnd = clock.wall()
    guard wallEnd >= wall, cpuEnd >= cpu else { return nil }
    return Sample(wall: wallEnd - wall, cpu: cpuEnd - cpu)
  }
}
