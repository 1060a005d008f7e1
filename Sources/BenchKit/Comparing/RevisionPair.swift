internal import BenchRevisions

/// Builds two revisions alike, for the verbs that hold one against the other.
struct RevisionPair {
  let base: BuiltRevision
  let head: BuiltRevision

  /// Builds what the names mean; `.` is the working tree.
  init(
    _ baseName: String, _ headName: String, product: String, results: String, console: Console
  ) throws {
    let repository = try Repository(folder: ".", resultFolders: [results])
    let worktrees = try Worktrees(of: repository)
    var settings = BuildSettings()
    settings.product = product
    let builder = RevisionBuild(
      in: worktrees, settings: settings,
      report: { progress in console.message("bench: \(progress)\n") })
    (base, head) = try builder.build(
      base: repository.resolve(baseName), head: repository.resolve(headName))
  }

  /// The code that an error of building ends the tool with.
  static func code(of error: RevisionError) -> ExitCode {
    switch error {
    case .interrupted: .interrupted
    case .unknown, .ambiguous, .notACommit: .usage
    default: .failure
    }
  }
}
