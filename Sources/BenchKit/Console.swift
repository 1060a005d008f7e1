internal import CBenchSupport

/// Where the tool writes: results to standard output, everything else to standard error.
///
/// A value of closures, so that tests read what a person would see.
public struct Console {
  /// Why a result could not be written.
  package enum Failure: Equatable, Sendable {
    /// The reader of the pipe has gone; nobody is left to be told.
    case nobodyReads
    /// The system's words.
    case system(String)
  }

  /// What the person calls the tool; stands before every complaint.
  package let program: String
  /// Writes to standard output.
  package let result: (String) -> Void
  /// Writes to standard error.
  package let message: (String) -> Void
  /// Why some result was not written; nil where all were.
  package let failure: () -> Failure?
  /// True where progress may be drawn over itself: a terminal, without NO_COLOR and CI.
  package let drawsProgress: Bool

  package init(
    program: String = "bench", result: @escaping (String) -> Void,
    message: @escaping (String) -> Void, drawsProgress: Bool,
    failure: @escaping () -> Failure? = { nil }
  ) {
    self.program = program
    self.result = result
    self.message = message
    self.failure = failure
    self.drawsProgress = drawsProgress
  }

  /// The process's own streams, `program` being the path that it was started by.
  package static func standard(program: String) -> Console {
    tm_ignore_broken_pipes()
    let output = Stream(descriptor: 1)
    let errors = Stream(descriptor: 2)
    return Console(
      program: program.split(separator: "/").last.map(String.init) ?? "bench",
      result: output.write, message: errors.write,
      drawsProgress: tm_is_terminal(2) == 1 && variable("NO_COLOR") == nil && variable("CI") == nil,
      failure: { output.failure })
  }

  /// Draws `line` over the line of progress; an empty one clears it. Nothing where progress is not
  /// drawn.
  func redraw(_ line: String = "") {
    if drawsProgress { message(Self.clearing + line) }
  }

  /// Writes a line that stays, in the place of the line of progress.
  func leave(_ line: String) { message((drawsProgress ? Self.clearing : "") + line + "\n") }

  /// Takes what a terminal shows of the line that the cursor is in.
  private static let clearing = "\r\u{1B}[K"

  /// Says what went wrong, as one line on standard error.
  func complain(_ text: String) { message("\(program): \(text)\n") }

  /// `code`, or that of a failure where a result could not be written, which it says.
  func ended(_ code: ExitCode) -> ExitCode {
    guard let failure = failure() else { return code }
    if case .system(let reason) = failure {
      complain("cannot write to standard output: \(reason); the result is not whole")
    }
    return ExitCode.gravest([code, .failure])
  }

  private static func variable(_ name: String) -> String? {
    tm_variable(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// One of the process's streams; remembers the first write that failed, and writes no more.
private final class Stream {
  private let descriptor: Int32
  private(set) var failure: Console.Failure?

  init(descriptor: Int32) { self.descriptor = descriptor }

  func write(_ text: String) {
    guard failure == nil else { return }
    var text = text
    let error = text.withUTF8 { tm_write_all(descriptor, $0.baseAddress, $0.count) }
    if tm_is_broken_pipe(error) == 1 {
      failure = .nobodyReads
    } else if error != 0 {
      failure = .system(String(cString: tm_error_text(error)))
    }
  }
}
