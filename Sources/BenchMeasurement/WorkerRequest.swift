/// What a worker process is asked to do: one benchmark, one pass.
///
/// Travels as the worker's arguments, so that a process list shows what is being measured.
package struct WorkerRequest: Equatable, Sendable {
  /// What a process finds out.
  package enum Pass: String, Sendable {
    /// How many iterations fill a sample.
    case calibrate
    /// Times: warm-up and samples.
    case timed
    /// Counts: allocations, bytes, growth.
    case exact
    /// Instructions, where the process runs under valgrind.
    case instructions
    /// Call stacks, sampled by the process itself.
    case cpu
    /// Call stacks, sampled by perf, which the process runs under.
    case perf
    /// Which stacks allocate, where jemalloc's profiler is switched on.
    case heap
  }

  package var benchmark: String
  package var pass: Pass
  /// Iterations of a sample.
  package var iterations: Int
  /// Samples of a timed block.
  package var samples: Int
  /// Of a heap pass: the event of the region at which its peak is written down, 0 for none. Where
  /// nil, nothing is profiled and the reading says which event that is.
  package var peakEvent: Int?

  package init(
    benchmark: String, pass: Pass, iterations: Int = 1, samples: Int = 1, peakEvent: Int? = nil
  ) {
    self.benchmark = benchmark
    self.pass = pass
    self.iterations = iterations
    self.samples = samples
    self.peakEvent = peakEvent
  }

  /// The verb that turns the tool into a worker; not for people.
  package static let verb = "worker"

  /// The environment variable with the id of the process that waits for the answer. A worker whose
  /// parent is another one is an orphan and ends.
  static let parentVariable = "TREADMILL_PARENT"

  /// The arguments after the program's name.
  package var arguments: [String] {
    [Self.verb, pass.rawValue, String(iterations), String(samples), benchmark]
      + (peakEvent.map { [String($0)] } ?? [])
  }

  /// Reads the arguments after the program's name; nil where they are no request.
  package init?(arguments: [String]) {
    guard (5...6).contains(arguments.count), arguments[0] == Self.verb,
      let pass = Pass(rawValue: arguments[1]), let iterations = Int(arguments[2]),
      let samples = Int(arguments[3]), iterations > 0, samples > 0
    else { return nil }
    self.init(
      benchmark: arguments[4], pass: pass, iterations: iterations, samples: samples)
    guard arguments.count == 6 else { return }
    guard let event = Int(arguments[5]), event >= 0 else { return nil }
    peakEvent = event
  }
}
