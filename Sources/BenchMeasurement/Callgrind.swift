internal import CBenchSupport

/// Valgrind's tool that counts instructions: where it is, how to call it, what it says.
package enum Callgrind {
  /// The path of valgrind; nil where it is not installed.
  package static var program: String? { find("valgrind") }

  /// The path of a program on the PATH; nil where there is none.
  static func find(_ name: String) -> String? {
    let path = tm_variable("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").lazy.map { "\($0)/\(name)" }.first {
      tm_is_executable($0) == 1
    }
  }

  /// The running program's path: `/proc/self/exe` would be valgrind.
  package static var thisProgram: String? {
    var path = [CChar](repeating: 0, count: 4096)
    let length = path.withUnsafeMutableBufferPointer { tm_program_path($0.baseAddress, $0.count) }
    guard length > 0 else { return nil }
    return String(decoding: path.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Why instructions cannot be counted here; nil where they can.
  package static var absence: String? {
    program == nil ? "valgrind is not installed (apt-get install valgrind)" : nil
  }

  /// How many callers of a function tell one of its costs from another: deep enough for the stacks
  /// of the suites, none of which is cut by it. A benchmark takes about twice as long with 32 as
  /// with none, and no longer with 64.
  package static let callers = 32

  /// The arguments before the program: count nothing until asked to. Functions by their callers and
  /// instructions by address are written to `file`; where it is nil, nothing is kept.
  static func arguments(writing file: String? = nil) -> [String] {
    let words = ["valgrind", "--tool=callgrind", "--collect-atstart=no"]
    guard let file else { return words + ["--callgrind-out-file=/dev/null"] }
    // A percent sign in the path would be taken for a place to fill in.
    let escaped = file.split(separator: "%", omittingEmptySubsequences: false)
    return words + [
      "--callgrind-out-file=\(escaped.joined(separator: "%%"))", "--separate-callers=\(callers)",
      "--dump-instr=yes", "--demangle=no",
    ]
  }

  /// The instructions that callgrind says it has counted; nil where it says nothing.
  package static func collected(in output: String) -> Int? {
    for line in output.split(separator: "\n") where line.contains("Collected : ") {
      return line.split(separator: " ").last.flatMap { Int($0) }
    }
    return nil
  }
}
