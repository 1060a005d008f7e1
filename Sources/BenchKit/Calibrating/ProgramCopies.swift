internal import BenchMeasurement
internal import CBenchSupport

/// Copies of the running program: two that are alike and one that does more.
///
/// They are the same but for one byte, so that layout is no difference between them; their paths
/// are of one length. Removed with this object.
final class ProgramCopies {
  /// Why a copy could not be made, in words that say what to do.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let base: WorkerProcess
  let twin: WorkerProcess
  let changed: WorkerProcess
  private let paths: [String]

  init() throws(Failure) {
    let folder = tm_variable("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let stem = "\(folder)/treadmill-\(String(tm_random(), radix: 16))"
    paths = ["-base", "-twin", "-head"].map { stem + $0 }
    base = Self.process(paths[0])
    twin = Self.process(paths[1])
    changed = Self.process(paths[2])
    for (path, injected) in zip(paths, [0, 0, 1] as [Int32]) {
      let error = tm_copy_program(path, injected)
      if error != 0 { throw Self.failure(path, error) }
    }
  }

  deinit {
    for path in paths { tm_remove(path) }
  }

  private static func process(_ path: String) -> WorkerProcess {
    var process = WorkerProcess()
    process.program = path
    return process
  }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    guard error > 0 else {
      return Failure(
        description: "this program's file does not have the mark that calibrate changes exactly "
          + "once; build it again, without packing it")
    }
    let reason = String(cString: tm_error_text(error))
    return Failure(
      description: "cannot copy this program to \(path): \(reason); set TMPDIR to a folder that "
        + "has room and may hold programs")
  }
}
