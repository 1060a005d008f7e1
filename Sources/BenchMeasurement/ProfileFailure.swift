/// Why there is no profile. The words that people see stand here.
package enum ProfileFailure: Error, Equatable, Sendable {
  /// There is no room for the files.
  case noFolder
  /// There is no valgrind.
  case noValgrind
  /// valgrind did not run the program, and there is no `strip` to make it one that it understands.
  case noStrip(String)
  /// The worker answered, and what should have been written is not there.
  case noFile
  /// What counts is missing here, and what to do about it.
  case unavailable(String)
  /// The body says that there is nothing to measure.
  case skipped(String)
  /// The body threw, or the worker gave no answer: a whole sentence.
  case failed(String)
  /// The person at the keyboard stopped the run.
  case interrupted

  /// What to do, where there is something.
  package var remedy: String? {
    switch self {
    case .noFolder, .noFile: "look whether the folder for temporary files (TMPDIR) has room"
    case .noValgrind: "install it (apt-get install valgrind), or use --cpu"
    case .noStrip: "install strip (apt-get install binutils), or use --cpu"
    case .unavailable, .skipped, .failed, .interrupted: nil
    }
  }

  /// What became of a worker, where that is no reading to go on with.
  static func check(_ outcome: WorkerOutcome) throws(ProfileFailure) -> BlockReading {
    switch outcome {
    case .interrupted: throw .interrupted
    case .failed(let reason): throw .failed(reason)
    case .reading(let reading):
      if let reason = reading.skipped { throw .skipped(reason) }
      if let reason = reading.failure { throw .failed(reason) }
      return reading
    }
  }
}

extension ProfileFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noFolder: "cannot make a folder for the profile"
    case .noValgrind: "valgrind is not installed"
    case .noStrip(let words): "valgrind did not run the program (\(words)) and strip is missing"
    case .noFile: "the profiled process left no profile"
    case .unavailable(let reason), .skipped(let reason), .failed(let reason): reason
    case .interrupted: "interrupted"
    }
  }
}
