// Which program a pass starts: the worker itself, or a tool that runs the worker.

extension WorkerProcess {
  /// The program that a pass starts, and the words before those of the request.
  func command(for pass: WorkerRequest.Pass) -> (path: String, words: [String]) {
    switch pass {
    case .instructions:
      let file = profileFolder.map(CpuDumpFile.callgrind.path)
      let words = Callgrind.arguments(writing: file) + [programForValgrind ?? program]
      return (Callgrind.program ?? "valgrind", words)
    case .perf:
      let file = profileFolder.map(CpuDumpFile.perf.path) ?? "/dev/null"
      return (Perf.program ?? "perf", Perf.arguments(writing: file) + [programByPath])
    default: return (program, ["bench"])
    }
  }

  /// The environment of a pass: the folder that it writes its profile to, and no parent to wait for
  /// where that is perf.
  func profiling(_ environment: [String], _ pass: WorkerRequest.Pass) -> [String] {
    var environment = environment
    if let profileFolder {
      environment.removeAll { $0.hasPrefix("\(CpuDumpFile.folderVariable)=") }
      environment.append("\(CpuDumpFile.folderVariable)=\(profileFolder)")
    }
    if pass == .perf {
      environment.removeAll { $0.hasPrefix("\(WorkerRequest.parentVariable)=") }
    }
    return environment
  }

  /// The program as another one finds it.
  private var programByPath: String {
    program == "/proc/self/exe" ? Callgrind.thisProgram ?? program : program
  }
}
