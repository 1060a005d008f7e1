internal import CBenchSupport

/// A copy of a program without debug information, for as long as this lives.
///
/// Older valgrinds give up on the debug information that newer linkers write; instructions are
/// counted as well without it.
package final class StrippedProgram {
  /// The copy's path.
  package let path: String

  /// Makes a copy of `program`, the running one where it is nil; nil where `strip` is not installed
  /// or fails.
  package init?(of program: String? = nil) {
    guard let strip = Callgrind.find("strip"), let program = program ?? Callgrind.thisProgram else {
      return nil
    }
    path = "\(SystemFiles.temporaryFolder)/treadmill-\(String(tm_random(), radix: 16))"
    guard Self.run([strip, "--strip-debug", "-o", path, program]) else {
      tm_remove(path)
      return nil
    }
  }

  deinit { tm_remove(path) }

  private static func run(_ words: [String]) -> Bool {
    var child = tm_child()
    let error = CStrings.withList(words) { argv in
      tm_child_spawn(&child, words[0], argv, tm_environment())
    }
    guard error == 0 else { return false }
    var reply = tm_buffer()
    var output = tm_buffer()
    defer {
      tm_buffer_free(&reply)
      tm_buffer_free(&output)
    }
    let drained = tm_child_drain(&child, tm_wall_ns() + 30_000_000_000, &reply, &output)
    return tm_child_reap(&child, drained == tm_drain_done ? 0 : 1) == 0
  }
}
