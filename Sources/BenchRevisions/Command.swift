/// A program to run, with its arguments and its whole environment; no shell reads any of it.
struct Command: Equatable, Sendable {
  /// A path, or a name to look for along PATH.
  var program: String
  var arguments: [String]
  var environment: [String: String]
}

/// What a program that ran has said, and how it ended.
struct CommandOutput: Equatable, Sendable {
  /// How a program ended.
  enum Ending: Equatable, Sendable {
    /// By itself, with this code; 0 is success.
    case exited(Int)
    /// By a signal of this number.
    case signalled(Int)
  }

  var ending: Ending
  /// All bytes of its standard output.
  var output: [UInt8]
  /// All bytes of its standard error.
  var errors: [UInt8]

  var succeeded: Bool { ending == .exited(0) }

  /// The standard output as text; what is not UTF-8 is replaced.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The standard error as text; what is not UTF-8 is replaced.
  var errorText: String { String(decoding: errors, as: UTF8.self) }
}
