internal import BenchModel

/// The git repository around a package, asked for revisions.
///
/// Reads only, but for new objects where the working tree is asked for: index, stash, branches,
/// `HEAD` and files stay as they are. Cost: four to ten runs of git for each revision.
package struct Repository: Sendable {
  let git: Git
  /// The package's folder relative to the top of the work tree: empty, or ending in a slash.
  let prefix: String
  private let isShallow: Bool
  private let unmeasured: [String]

  /// The repository of the package in `folder`. What lies in `resultFolders`, relative to `folder`,
  /// is no part of the working tree as a revision: a new record makes no new build.
  package init(folder: String, resultFolders: [String] = ["results"]) throws(RevisionError) {
    try self.init(Git(folder: folder), resultFolders: resultFolders)
  }

  init(_ git: Git, resultFolders: [String] = ["results"]) throws(RevisionError) {
    let questions = ["--is-shallow-repository", "--show-prefix", "--show-toplevel"]
    let answer = try RevisionError.asking { () throws(GitFault) in
      try git.answer(["rev-parse"] + questions)
    }
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    self.git = git
    isShallow = lines.first == "true"
    prefix = lines.count > 1 ? String(lines[1]) : ""
    unmeasured = resultFolders + [".build"]
  }

  /// The package's folder.
  package var folder: String { git.folder }

  /// The revision of `name`: whatever git takes for a commit, or `.` for the working tree.
  package func resolve(_ name: String) throws(RevisionError) -> Revision {
    let isWorkingTree = name == Revision.workingTree
    let hash = try isWorkingTree ? checkedOut() : hash(of: name)
    return try RevisionError.asking { () throws(GitFault) in
      let committed = try git.line(["rev-parse", "--verify", "\(hash)^{tree}"])
      let tree = try isWorkingTree ? WorkingTreeFiles(git, without: unmeasured).tree() : committed
      let branch = try branch(isWorkingTree ? "HEAD" : name)
      let commit = try git.commit(hash, branch: branch, dirty: tree != committed)
      return Revision(name: name, commit: commit, hash: hash, tree: tree)
    }
  }

  private func checkedOut() throws(RevisionError) -> String {
    do {
      return try git.line(["rev-parse", "--verify", "HEAD^{commit}"])
    } catch .failed {
      throw .git(.noCommits(folder: git.folder))
    } catch {
      throw .git(error)
    }
  }

  private func hash(of name: String) throws(RevisionError) -> String {
    // No revision begins with a hyphen; git would take it for an option.
    guard !name.isEmpty, !name.hasPrefix("-"), !name.utf8.contains(0) else {
      throw unknown(name)
    }
    let output: CommandOutput
    do {
      output = try git.run(["rev-parse", "--verify", name])
    } catch {
      throw .git(.noGit(error.description))
    }
    guard output.succeeded else { throw absence(of: name, output.errorText) }
    let object = String(output.text.prefix { $0 != "\n" })
    if let commit = try? git.line(["rev-parse", "--verify", "\(object)^{commit}"]) {
      return commit
    }
    guard let kind = try? git.line(["cat-file", "-t", object]) else { throw unknown(name) }
    throw .notACommit(name, kind: kind)
  }

  /// The branch that `name` is, if it is one.
  private func branch(_ name: String) throws(GitFault) -> String? {
    let full = try git.line(["rev-parse", "--symbolic-full-name", name])
    return full.hasPrefix("refs/heads/") ? String(full.dropFirst("refs/heads/".count)) : nil
  }

  private func absence(of name: String, _ words: String) -> RevisionError {
    guard words.contains("is ambiguous") else { return unknown(name) }
    let hints = words.split(separator: "\n").filter { $0.hasPrefix("hint:   ") }
    return .ambiguous(name, candidates: hints.map { String($0.dropFirst("hint:   ".count)) })
  }

  private func unknown(_ name: String) -> RevisionError {
    let references = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags"]
    let text = (try? git.answer(references + ["refs/remotes"])) ?? ""
    let names = ["HEAD"] + text.split(separator: "\n").map(String.init)
    return .unknown(name, near: NearNames.of(name, among: names), isShallow: isShallow)
  }
}
