internal import BenchMeasurement
internal import CBenchSupport

/// Copies of the running program that stand for two builds: a base, and a head that is alike or
/// does more.
///
/// They are the same but for one byte, so that layout is no difference between them; their paths
/// are of one length. They are made anew for each suite, since where they lie in memory is chance,
/// and go with this object.
final class InjectedPrograms {
  /// Why a copy could not be made, in words that say what to do.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The path of the base.
  let base: String
  /// The path of the head.
  let head: String

  /// Makes the copies; the head does more where `isHeadChanged`.
  init(isHeadChanged: Bool) throws(Failure) {
    let folder = SystemFiles.temporaryFolder
    let prefix = "treadmill-copy-"
    tm_remove_stale_copies(folder, prefix)
    let stem = "\(folder)/\(prefix)\(tm_process_id())-\(String(tm_random(), radix: 36))"
    base = "\(stem)-base"
    head = "\(stem)-head"
    try Self.copy(to: base, injected: 0)
    try Self.copy(to: head, injected: isHeadChanged ? 1 : 0)
  }

  deinit {
    tm_remove(base)
    tm_remove(head)
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
