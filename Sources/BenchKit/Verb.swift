internal import BenchStore

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
    /// How much metrics may worsen, where that is not the usual amount.
    public let tolerances: [Tolerance]
  }

  /// The word on the command line.
  public let name: String
  /// One line for the table of verbs.
  public let summary: String
  /// The text of `--help`: usage, what each argument means, an example.
  public let help: String
  /// Does it, and says how it ended. Throws where it is used wrongly: the tool then says so, names
  /// the verb's help and ends with the code of wrong use.
  public let run: @Sendable (Call) throws(Arguments.UsageError) -> ExitCode

  /// Makes a verb.
  public init(
    _ name: String, summary: String, help: String,
    run: @escaping @Sendable (Call) throws(Arguments.UsageError) -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.help = help
    self.run = run
  }
}

extension Verb.Call {
  /// What the person calls the tool, for messages that say what to type.
  public var program: String { console.program }

  /// Writes `text` to standard output.
  public func write(_ text: String) { console.result(text) }

  /// Writes one line that says what is wrong to standard error.
  public func complain(_ text: String) { console.complain(text) }
}

extension Verb.Call {
  /// The call's options, each with a value.
  ///
  /// Throws `Arguments.UsageError` where an argument is none of `names`.
  public func options(_ names: [String]) throws(Arguments.UsageError) -> Arguments {
    try Arguments(arguments, grammar: Arguments.Grammar(options: names))
  }

  /// The call's one argument, which the help of the verb calls `name`.
  ///
  /// Throws `Arguments.UsageError` where it is missing, one of several, or looks like an option.
  public func operand(_ name: String) throws(Arguments.UsageError) -> String {
    let operands = try Arguments(arguments, grammar: Arguments.Grammar(operands: 1)).operands
    guard let operand = operands.first else {
      throw Arguments.UsageError(text: "\(name) is missing")
    }
    return operand
  }

  /// All bytes of the file at `path`, or of standard input where that is `-`; nil where they cannot
  /// be read, which it says. O(bytes), at most 64 MiB.
  public func contents(of path: String) -> [UInt8]? {
    do {
      return try path == "-" ? StoredFile.standardInput() : StoredFile(path).contents()
    } catch {
      complain("\(error)")
      return nil
    }
  }

  /// Writes a file, all or nothing, and says where it cannot.
  public func save(_ bytes: [UInt8], at path: String) -> ExitCode {
    do {
      try StoredFile(path).replace(with: bytes)
      return .success
    } catch {
      complain("\(error)")
      return .failure
    }
  }
}
