internal import BenchModel

// Which program a pass starts: the worker itself, or a tool that runs the worker.

extension WorkerProcess {
  /// The program that a pass starts, and the words before those of the request.
  func command(for pass: WorkerRequest.Pass) -> (path: String, words: [String]) {
    let folder = variables[HeapDumpFile.folderVariable]
    switch pass {
    case .instructions:
      let file = folder.map(CpuDumpFile.callgrind.path)
      let words = Callgrind.arguments(writing: file) + [programForValgrind ?? program]
      return (Callgrind.program ?? "valgrind", words)
    case .perf:
      let file = folder.map(CpuDumpFile.perf.path) ?? "/dev/null"
      return (Perf.program ?? "perf", Perf.arguments(writing: file) + [programByPath])
    default: return (program, ["bench"])
    }
  }

  /// The program as another one finds it.
  private var programByPath: String {
    program == "/proc/self/exe" ? Callgrind.thisProgram ?? program : program
  }
}
