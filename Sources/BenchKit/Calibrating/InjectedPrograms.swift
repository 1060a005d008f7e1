internal import BenchMeasurement
internal import CBenchSupport

/// Copies of the running program: two sets that are alike and one that does more.
///
/// They are the same but for one byte, so that layout is no difference between them; their paths
/// are of one length. Of each there are several, as there are when two builds are compared.
/// Removed with this object.
final class InjectedPrograms {
  /// Why a copy could not be made, in words that say what to do.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Paths of copies that do the work.
  let base: [String]
  /// Paths of others that do the same.
  let twin: [String]
  /// Paths of copies that do more.
  let changed: [String]

  init() throws(Failure) {
    let folder = tm_variable("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let prefix = "treadmill-copy-"
    tm_remove_stale_copies(folder, prefix)
    let stem = "\(folder)/\(prefix)\(tm_process_id())-\(String(tm_random(), radix: 36))"
    func paths(_ name: String) -> [String] {
      (1...ProgramCopies.count).map { "\(stem)-\(name)\($0)" }
    }
    base = paths("base")
    twin = paths("twin")
    changed = paths("head")
    for path in base + twin { try Self.copy(to: path, injected: 0) }
    for path in changed { try Self.copy(to: path, injected: 1) }
  }

  deinit {
    for path in base + twin + changed { tm_remove(path) }
  }

  private static func copy(to path: String, injected: Int32) throws(Failure) {
    let error = tm_copy_program(path, injected)
    guard error != 0 else { return }
    guard error > 0 else {
      throw Failure(
        description: "this program's file does not have the mark that calibrate changes exactly "
          + "once; build it again, without packing it")
    }
    let reason = String(cString: tm_error_text(error))
    throw Failure(
      description: "cannot copy this program to \(path): \(reason); set TMPDIR to a folder that "
        + "has room and may hold programs")
  }
}
