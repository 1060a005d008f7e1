/// Why git could not answer. Facts, and their words with what to do next.
package enum GitFault: Error, Equatable {
  /// Git is not there or does not start; the reason.
  case noGit(String)
  /// The folder is in no work tree; a bare repository has none either.
  case notAWorkTree(folder: String)
  /// A work tree before its first commit.
  case noCommits(folder: String)
  /// Git does not trust the repository, because it belongs to another user.
  case dubiousOwnership(repository: String)
  /// Git failed for another reason; its own words.
  case failed(String)

  /// What git's words on standard error mean. They are English: `LC_ALL` is `C`.
  init(_ output: CommandOutput, folder: String) {
    let lines = output.errorText.split(separator: "\n")
    let fatal = lines.first { $0.hasPrefix("fatal: ") }.map { $0.dropFirst("fatal: ".count) }
    let words = String(fatal ?? lines.last ?? "nothing; it ended as \(output.ending)")
    if words.contains("not a git repository") || words.contains("must be run in a work tree") {
      self = .notAWorkTree(folder: folder)
    } else if words.contains("dubious ownership") || words.contains("unsafe repository") {
      let quoted = words.split(separator: "'", omittingEmptySubsequences: false)
      self = .dubiousOwnership(repository: quoted.count > 1 ? String(quoted[1]) : folder)
    } else {
      self = .failed(words)
    }
  }
}

extension GitFault: CustomStringConvertible {
  /// One or two sentences.
  package var description: String {
    switch self {
    case .noGit(let reason): return reason + "."
    case .notAWorkTree(let folder):
      return "\(folder) is not in a git work tree. Run where the sources were cloned."
    case .noCommits(let folder):
      return "the repository of \(folder) has no commit yet. Commit first."
    case .dubiousOwnership(let repository):
      return "git does not trust \(repository), which belongs to another user. Run "
        + "`git config --global --add safe.directory '\(repository)'`."
    case .failed(let words): return "git says: \(words)."
    }
  }
}
