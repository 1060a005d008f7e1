import CBenchSupport
import Glibc

/// Runs the built fixture tool, or tools over it, in a folder of its own.
final class FixtureTool {
  /// A folder for the files of a run.
  let folder: String

  init() {
    let place = tm_variable("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    folder = "\(place)/treadmill-tool-\(String(tm_random(), radix: 16))"
    tm_make_folder(folder)
  }

  deinit { tm_remove_folder(folder) }

  /// Where the fixture tool was built.
  static var path: String {
    let program = CommandLine.arguments[0]
    return program.prefix(upTo: program.lastIndex(of: "/") ?? program.startIndex) + "/FixtureBench"
  }

  /// True where all of these can be run.
  static func has(_ programs: String...) -> Bool {
    programs.allSatisfy { FixtureTool().run("command -v '\($0)'").status == 0 }
  }

  /// The program that runs these tests.
  static var testProgram: String {
    var path = [CChar](repeating: 0, count: 4096)
    let length = path.withUnsafeMutableBufferPointer { tm_program_path($0.baseAddress, $0.count) }
    return String(decoding: path.prefix(max(0, length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Runs `script` in a shell that knows the fixture tool as `$tool` and the folder as `$folder`:
  /// what it printed, and how it ended.
  func run(_ script: String) -> (output: String, status: Int32) {
    let words = ["sh", "-c", "tool='\(Self.path)'; folder='\(folder)'; \(script)"]
    let argv = words.map { strdup($0) } + [nil]
    defer { for word in argv { free(word) } }
    var child = tm_child()
    guard tm_child_spawn(&child, "/bin/sh", argv, tm_environment()) == 0 else { return ("", -1) }
    var reply = tm_buffer()
    var output = tm_buffer()
    defer {
      tm_buffer_free(&reply)
      tm_buffer_free(&output)
    }
    let drained = tm_child_drain(&child, .max, &reply, &output)
    let status = tm_child_reap(&child, drained == tm_drain_done ? 0 : 1)
    let bytes = UnsafeRawBufferPointer(start: output.bytes, count: output.count)
    return (String(decoding: bytes, as: UTF8.self), status)
  }

  /// The bytes of a file of the folder; none where there is no such file.
  func bytes(of name: String) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 24) { buffer, count in
      let read = buffer.withMemoryRebound(to: CChar.self) { text in
        tm_read_file("\(folder)/\(name)", text.baseAddress, text.count)
      }
      count = max(0, read)
    }
  }
}
