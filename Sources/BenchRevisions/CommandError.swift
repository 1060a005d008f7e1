/// Why a program did not run. What it says when it did run, and fails, is in its `CommandOutput`.
enum CommandError: Error, Equatable {
  /// No such program along PATH.
  case notFound(String)
  /// The system would not start it; its own words.
  case notStarted(String, reason: String)
  /// It was started, but how it ended cannot be told; the system's words.
  case lost(String, reason: String)
}

extension CommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notFound(let program): "\(program) was not found; install it or put it on PATH"
    case .notStarted(let program, let reason): "\(program) could not be started: \(reason)"
    case .lost(let program, let reason): "\(program) ran, but its end was not seen: \(reason)"
    }
  }
}
