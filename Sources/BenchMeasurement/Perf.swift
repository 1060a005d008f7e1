/// Linux's tool that samples stacks from outside: where it is and how to call it.
package enum Perf {
  /// Samples a second: a prime, so that no loop runs in step with it.
  package static let frequency = 997

  /// The path of perf; nil where it is not installed.
  package static var program: String? { Callgrind.find("perf") }

  /// The arguments before the program. Time is the monotonic clock's, so that the worker can say
  /// which samples are of its region; nothing is kept in the user's cache of programs.
  static func arguments(writing file: String) -> [String] {
    [
      "perf", "record", "-q", "-e", "cpu-clock", "-F", String(frequency), "--call-graph", "fp",
      "-k", "mono", "--no-bpf-event", "--no-buildid", "--no-buildid-cache", "-o", file, "--",
    ]
  }
}

/// Why perf took no profile. The words that people see stand here.
package enum PerfUnavailable: Error, Equatable, Sendable {
  case notInstalled
  /// The system does not let this user count.
  case notPermitted
  /// It would not start or ended before the worker had answered; its own last words.
  case failed(String)
  /// It ended as it should and left no file that can be read.
  case noFile

  /// What perf's own words mean.
  init(output: String) {
    let signs = ["perf_event_paranoid", "ermission", "not permitted", "CAP_PERFMON"]
    self = signs.contains { output.contains($0) } ? .notPermitted : .failed(output)
  }

  /// What to do.
  package var remedy: String {
    switch self {
    case .notInstalled: "install it (apt-get install linux-perf) for finer samples"
    case .notPermitted: "allow it (sysctl kernel.perf_event_paranoid=1) for finer samples"
    case .failed, .noFile: "run perf record on any program to see whether it works here"
    }
  }
}

extension PerfUnavailable: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notInstalled: "perf is not installed"
    case .notPermitted: "perf may not count here"
    case .failed(let words): "perf failed: \(words)"
    case .noFile: "perf left no file"
    }
  }
}
