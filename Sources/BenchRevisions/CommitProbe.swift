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

  let git: Git
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
      return Finding(commit: Commit(), absence: error)
    }
  }

  private func commit() throws(CommitAbsence) -> Commit {
    let exclusions = resultFolders.map { ":(exclude,literal)\($0)" }
    let options = ["--porcelain=v2", "--branch", "-z", "--untracked-files=normal"]
    let status = WorkTreeStatus(
      try run(
        ["status"] + options + ["--no-ahead-behind", "--no-renames", "--", ":(top)"] + exclusions))
    guard let hash = status.hash else { throw .noCommits(folder: git.folder) }
    let date = "--date=format-local:%Y-%m-%dT%H:%M:%SZ"
    let format = ["--no-patch", "--no-show-signature", "--encoding=UTF-8", date]
    let log = try run(["log", "-1"] + format + ["--format=%cd%x00%s", hash, "--"])
    let parts = log.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .failed("an unknown answer to `git log`") }
    let subject = parts[1].hasSuffix("\n") ? parts[1].dropLast() : parts[1]
    return Commit(
      hash: hash, branch: status.branch, dirty: status.isDirty, subject: String(subject),
      date: String(parts[0]))
  }

  private func run(_ arguments: [String]) throws(CommitAbsence) -> String {
    let output: CommandOutput
    do {
      output = try git.run(arguments)
    } catch {
      throw .noGit(error.description)
    }
    guard output.succeeded else { throw Self.absence(output, folder: git.folder) }
    return output.text
  }

  /// What git's words on standard error mean. They are English: `LC_ALL` is `C`.
  private static func absence(_ output: CommandOutput, folder: String) -> CommitAbsence {
    let lines = output.errorText.split(separator: "\n")
    let fatal = lines.first { $0.hasPrefix("fatal: ") }.map { $0.dropFirst("fatal: ".count) }
    let words = String(fatal ?? lines.last ?? "nothing; it ended as \(output.ending)")
    if words.contains("not a git repository") || words.contains("must be run in a work tree") {
      return .notAWorkTree(folder: folder)
    }
    if words.contains("dubious ownership") || words.contains("unsafe repository") {
      let quoted = words.split(separator: "'", omittingEmptySubsequences: false)
      return .dubiousOwnership(repository: quoted.count > 1 ? String(quoted[1]) : folder)
    }
    return .failed(words)
  }
}
