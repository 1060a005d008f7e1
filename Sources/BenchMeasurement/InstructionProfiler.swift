internal import BenchModel

/// What callgrind left: raw, before any stack is read.
package struct InstructionRecording: Equatable, Sendable {
  /// callgrind's file.
  package var callgrind: [UInt8]
  /// The instructions that it says it has counted.
  package var instructions: Int
  /// Iterations of the region.
  package var iterations: Int
  /// The program that the copy without debug information was made of, and the copy.
  package var program: String
  package var copy: String

  package init(
    callgrind: [UInt8], instructions: Int, iterations: Int, program: String, copy: String
  ) {
    self.callgrind = callgrind
    self.instructions = instructions
    self.iterations = iterations
    self.program = program
    self.copy = copy
  }
}

/// Counts the instructions of one benchmark's region by function, under valgrind.
///
/// Exact: the same on every run of the same program. Cost: valgrind runs a program some 80 times
/// slower and needs one to two seconds to begin.
package struct InstructionProfiler {
  private let process: WorkerProcess
  private let stripped: StrippedProgram?
  private let program: String

  /// A profiler of `process`'s program, of which it makes a copy.
  package init(_ process: WorkerProcess = WorkerProcess()) {
    let isThis = process.program == WorkerProcess().program
    program = isThis ? Callgrind.thisProgram ?? process.program : process.program
    stripped = StrippedProgram(of: program)
    self.process = process
  }

  /// Takes a profile of so many iterations.
  package func record(
    _ benchmark: String, iterations: Int
  ) throws(ProfileFailure) -> InstructionRecording {
    guard Callgrind.program != nil else { throw .noValgrind }
    let folder = try ProfileFolder()
    var process = process
    process.variables[HeapDumpFile.folderVariable] = folder.path
    process.programForValgrind = stripped?.path ?? program
    let request = WorkerRequest(
      benchmark: benchmark, pass: .instructions, iterations: iterations)
    let outcome = process.run(request, padding: 0)
    if stripped == nil, case .failed(let words) = outcome { throw .noStrip(words) }
    let reading = try ProfileFailure.check(outcome)
    guard let bytes = folder.bytes(of: CpuDumpFile.callgrind.rawValue),
      let instructions = reading.instructions
    else { throw .noFile }
    return InstructionRecording(
      callgrind: bytes, instructions: instructions, iterations: iterations, program: program,
      copy: stripped?.path ?? program)
  }
}
