import FoundationEssentials

/// Git on one folder, in an environment in which it speaks plainly and touches nothing unasked.
///
/// No colours, no pager, no questions, no optional locks, no hooks, no file-system monitor, English
/// and UTC. The variables with which a git hook points at its own repository are taken out, so that
/// the folder alone decides.
struct Git: Sendable {
  /// Variables that would lead git to another repository than the folder's, or to other pathspecs.
  private static let leadingElsewhere: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_PREFIX", "GIT_LITERAL_PATHSPECS",
    "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
  ]
  private static let plain = [
    "LC_ALL": "C", "TZ": "UTC0", "GIT_OPTIONAL_LOCKS": "0", "GIT_PAGER": "cat",
    "GIT_TERMINAL_PROMPT": "0",
  ]

  let program: String
  let folder: String
  private let environment: [String: String]

  /// `variables` are set over the `surroundings`, which are the environment of this process.
  init(
    program: String = "git", folder: String, variables: [String: String] = [:],
    surroundings: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(
      program: program, folder: folder,
      environment: Self.undirected(surroundings)
        .merging(Self.plain) { _, plain in plain }
        .merging(variables) { _, variable in variable })
  }

  private init(program: String, folder: String, environment: [String: String]) {
    self.program = program
    self.folder = folder
    self.environment = environment
  }

  /// The environment without what would lead git, or a program that calls it, elsewhere.
  static func undirected(_ environment: [String: String]) -> [String: String] {
    environment.filter { !leadingElsewhere.contains($0.key) }
  }

  /// The same git with more `variables`, on another folder where one is given.
  func with(_ variables: [String: String], folder: String? = nil) -> Git {
    Git(
      program: program, folder: folder ?? self.folder,
      environment: environment.merging(variables) { _, variable in variable })
  }

  func run(_ arguments: [String]) throws(CommandError) -> CommandOutput {
    let settings = [
      "-C", folder, "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    ]
    let command = Command(
      program: program, arguments: settings + arguments, environment: environment)
    return try CommandRunner().run(command)
  }

  /// What git says, where it succeeds.
  func output(_ arguments: [String]) throws(GitFault) -> CommandOutput {
    let output: CommandOutput
    do {
      output = try run(arguments)
    } catch {
      throw .noGit(error.description)
    }
    guard output.succeeded else { throw GitFault(output, folder: folder) }
    return output
  }

  /// What git prints, where it succeeds.
  func answer(_ arguments: [String]) throws(GitFault) -> String { try output(arguments).text }

  /// The first line of what git prints, where it succeeds.
  func line(_ arguments: [String]) throws(GitFault) -> String {
    String(try answer(arguments).prefix { $0 != "\n" })
  }
}
