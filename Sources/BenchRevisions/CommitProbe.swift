package import BenchModel

/// Finds the commit that is about to be measured: that of the work tree around a folder.
///
/// A tree is dirty when a tracked file was changed or there is an untracked one that is not
/// ignored, for the build takes untracked sources too; what lies in the folders of results does not
/// count. Never fails: what is not known is nil, with the reason beside it. Cost: two runs of git.
package struct CommitProbe: Sendable {
  /// What was found.
  package struct Finding: Equatable, Sendable {
    package let commit: Commit
    /// Why the commit is empty; nil where it is known.
    package let absence: CommitAbsence?
  }

  private let git: Git
  private let resultFolders: [String]

  /// `resultFolders` are relative to `folder` and below it.
  package init(folder: String, resultFolders: [String] = ["results"]) {
    self.init(Git(folder: folder), resultFolders: resultFolders)
  }

  init(_ git: Git, resultFolders: [String] = ["results"]) {
    self.git = git
    self.resultFolders = resultFolders
  }

  package func find() -> Finding {
    do {
      return Finding(commit: try commit(), absence: nil)
    } catch {
      return Finding(commit: Commit(), absence: CommitAbsence(fault: error))
    }
  }

  private func commit() throws(GitFault) -> Commit {
    let exclusions = resultFolders.map { ":(exclude,literal)\($0)" }
    let options = ["--porcelain=v2", "--branch", "-z", "--untracked-files=normal"]
    let status = WorkTreeStatus(
      try git.answer(
        ["status"] + options + ["--no-ahead-behind", "--no-renames", "--", ":(top)"] + exclusions))
    guard let hash = status.hash else { throw .noCommits(folder: git.folder) }
    return try git.commit(hash, branch: status.branch, dirty: status.isDirty)
  }
}
