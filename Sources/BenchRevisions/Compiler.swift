import FoundationEssentials

/// The compiler that builds the revisions.
struct Compiler: Sendable {
  /// What it says of itself: its version, and the machine it compiles for.
  let version: String
  private let program: String
  private let environment: [String: String]

  /// Asks `program` for its version.
  init(
    _ program: String, surroundings: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RevisionError) {
    self.program = program
    environment = Git.undirected(surroundings)
    let output: CommandOutput
    do {
      output = try CommandRunner().run(
        Command(program: program, arguments: ["--version"], environment: environment))
    } catch {
      throw .noCompiler(error.description)
    }
    let lines = output.text.split(separator: "\n")
    guard output.succeeded, !lines.isEmpty else {
      throw .noCompiler("`\(program) --version` failed; run it to see why")
    }
    version = lines.joined(separator: "; ")
  }

  func command(_ arguments: [String]) -> Command {
    Command(program: program, arguments: arguments, environment: environment)
  }
}
