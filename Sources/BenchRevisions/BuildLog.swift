import Glibc

/// Keeps what a build prints in a file, and notices how far it is and what is wrong.
///
/// Whoever makes one closes it. Cost: memory for a few lines, however much is printed.
struct BuildLog {
  /// How far a build is: `[12/340] Compiling …`.
  struct Step: Equatable {
    let number: Int
    let count: Int
  }

  private static let most = 5
  private static let longestLine = 1 << 12

  /// Errors, the first of them, each once.
  private(set) var errors: [String] = []
  private(set) var step: Step?
  private let descriptor: Int32
  private let shortening: String
  private var lastLines: [String] = []
  private var line: [UInt8] = []

  /// Writes to a new file at `path`; what is in the folder `source` is called by its path there.
  init(path: String, source: String) throws(RevisionError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .atPath(path) }
    shortening = source + "/"
  }

  /// The errors, or the last lines where none is called so.
  var excerpt: [String] { errors.isEmpty ? lastLines : errors }

  mutating func hear(_ bytes: ArraySlice<UInt8>) {
    // On a full disk the log is short, and the errors are known all the same.
    _ = SystemFile.write(bytes, to: descriptor)
    for byte in bytes {
      if byte != UInt8(ascii: "\n") { line.append(byte) }
      if byte == UInt8(ascii: "\n") || line.count >= Self.longestLine { endLine() }
    }
  }

  func close() { Glibc.close(descriptor) }

  /// Takes what was printed so far for a whole line.
  mutating func endLine() {
    let text = String(decoding: line, as: UTF8.self)
    line.removeAll(keepingCapacity: true)
    if let step = Self.step(text) { self.step = step }
    let words = text.replacing(shortening, with: "")
    guard words.contains(where: { !$0.isWhitespace }) else { return }
    lastLines = lastLines.suffix(Self.most - 1) + [words]
    let isError = words.hasPrefix("error: ") || words.contains(": error: ")
    if isError, errors.count < Self.most, !errors.contains(words) { errors.append(words) }
  }

  private static func step(_ text: String) -> Step? {
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return nil }
    let numbers = text[..<end].dropFirst().split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1] else { return nil }
    return Step(number: number, count: count)
  }
}
