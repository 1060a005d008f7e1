internal import BenchModel

/// By which means a benchmark is profiled.
enum ProfileKind: String, CaseIterable {
  /// Allocations by call stack.
  case heap
  /// CPU time by call stack.
  case cpu
  /// Instructions by function.
  case instructions

  /// The flag that asks for it.
  var flag: String { "--\(rawValue)" }
}

/// Why there is no profile, in words that say what to do.
enum ProfileAbsence: Error, Equatable {
  /// The person at the keyboard stopped it.
  case interrupted
  /// A tool or a counter is missing here, or the body has nothing to measure.
  case unavailable(String)
  /// Something failed.
  case failed(String)
}
