internal import CBenchSupport

/// Copies of one program, for as long as this lives: blocks take turns on them.
///
/// Where the kernel keeps a file in memory is chance, and stays for as long as it is kept: one in
/// some thirty copies of one and the same program is 2 to 6 % slower than the others, block after
/// block. With a single file a side that chance would be read as a change. With four, a slow one is
/// a quarter of the blocks, in the upper half that the statistic leaves out. The copies stand
/// beside the program, where it finds the files that it comes with.
///
/// Cost: reading and writing the program four times, some tenths of a second.
package final class ProgramCopies {
  /// How many copies there are of a program.
  package static let count = 4

  /// The copies' paths; that of the program itself where there is no place for copies.
  package let paths: [String]
  /// Why there are no copies; nil where there are.
  package let absence: String?

  /// Makes copies of `program`.
  package init(of program: String) {
    let slash = program.lastIndex(of: "/")
    let folder = slash.map { String(program[...$0]) } ?? "./"
    let name = slash.map { program[program.index(after: $0)...] } ?? program[...]
    let prefix = ".\(name).copy-"
    tm_remove_stale_copies(folder, prefix)
    let stem = "\(folder)\(prefix)\(tm_process_id())-\(String(tm_random(), radix: 36))"
    var made: [String] = []
    for number in 1...Self.count {
      let error = tm_copy_file(program, stem + String(number))
      guard error == 0 else {
        for path in made { tm_remove(path) }
        paths = [program]
        absence = "cannot write \(stem + String(number)): \(String(cString: tm_error_text(error)))"
        return
      }
      made.append(stem + String(number))
    }
    paths = made
    absence = nil
  }

  deinit {
    guard absence == nil else { return }
    for path in paths { tm_remove(path) }
  }
}
