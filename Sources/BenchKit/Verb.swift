/// One verb of the command line: its name, its help, and what it does.
///
/// A tool's author adds verbs of their own to those of the harness.
public struct Verb: Sendable {
  /// What a verb works with.
  public struct Call {
    /// The arguments after the verb.
    public let arguments: [String]
    /// Where to write.
    public let console: Console
    /// The tool's suites, in order.
    public let suites: [Suite]
  }

  /// The word on the command line.
  public let name: String
  /// One line for the table of verbs.
  public let summary: String
  /// The text of `--help`: usage, what each argument means, an example.
  public let help: String
  /// Does it, and says how it ended.
  public let run: @Sendable (Call) -> ExitCode

  /// Makes a verb.
  public init(
    _ name: String, summary: String, help: String, run: @escaping @Sendable (Call) -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.help = help
    self.run = run
  }
}

extension Verb.Call {
  /// Writes `text` to standard output.
  public func write(_ text: String) { console.result(text) }

  /// Writes one line that says what is wrong to standard error.
  public func complain(_ text: String) { console.complain(text) }
}
