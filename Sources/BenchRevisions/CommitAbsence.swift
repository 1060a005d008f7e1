/// Why the measured commit is not known. Facts, and their words with what to do next.
///
/// Never a reason to stop a run: the record goes without a commit, and a warning says why.
package enum CommitAbsence: Error, Equatable {
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
}

extension CommitAbsence: CustomStringConvertible {
  /// One or two sentences for a record's warnings.
  package var description: String {
    let start = "The commit is not recorded: "
    switch self {
    case .noGit(let reason): return start + reason + "."
    case .notAWorkTree(let folder):
      return start + "\(folder) is not in a git work tree. Run where the sources were cloned."
    case .noCommits(let folder):
      return start + "the repository of \(folder) has no commit yet. Commit first."
    case .dubiousOwnership(let repository):
      return start + "git does not trust \(repository), which belongs to another user. Run "
        + "`git config --global --add safe.directory '\(repository)'`."
    case .failed(let words): return start + "git says: \(words)."
    }
  }
}
