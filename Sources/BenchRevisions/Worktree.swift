/// The files of one tree, checked out in a folder of the cache, with all that is built of them.
///
/// Invariant: a mark beside the files says that they were checked out whole; without it they are
/// checked out anew. Whoever uses them holds `useLock`, shared; whoever changes them also holds
/// `buildLock`, alone; whoever removes them holds `useLock` alone.
struct Worktree: Sendable {
  let tree: String
  /// The folder of the cache that is this tree's.
  let folder: String
  private let git: Git

  init(tree: String, cache: String, git: Git) {
    self.tree = tree
    self.git = git
    folder = "\(cache)/\(tree)"
  }

  /// The top of the checked-out files.
  var source: String { folder + "/source" }
  var useLock: String { folder + ".use" }
  var buildLock: String { folder + ".build" }
  private var mark: String { folder + "/checked-out" }

  /// Checks the tree out, with `commit` as its head. What is there already is only looked through.
  func checkOut(_ commit: String) throws(RevisionError) {
    let isWhole = SystemFile.text(of: mark) == source
    try remove(mark)
    if !isWhole || (try? restoreFiles()) == nil { try makeAnew(commit) }
    guard SystemFile.put(source, at: mark) else { throw .atPath(mark) }
  }

  /// Removes the files, what was built of them, and git's note of them.
  func remove() throws(RevisionError) {
    try remove(mark)
    try remove(folder)
    // Not `worktree prune`: it would forget worktrees of the user that are out of reach for now.
    _ = try? git.answer(["worktree", "remove", "--force", "--force", source])
  }

  private func makeAnew(_ commit: String) throws(RevisionError) {
    try remove(source)
    guard SystemFile.makeFolder(folder) else { throw .atPath(folder) }
    try RevisionError.asking { () throws(GitFault) in
      // Forced twice: a note that an interrupted run has left, even a locked one, does not matter.
      let add = ["worktree", "add", "--force", "--force", "--detach", "--no-checkout"]
      _ = try git.answer(add + [source, commit])
      try restoreFiles()
    }
  }

  /// Makes the files those of the tree, whatever they are.
  private func restoreFiles() throws(GitFault) {
    // Told where it is, git does not look for a repository around the folder: the user's own.
    let inside = git.with(
      ["GIT_DIR": source + "/.git", "GIT_WORK_TREE": source], folder: source)
    _ = try inside.answer(["-c", "core.sparseCheckout=false", "read-tree", "--reset", "-u", tree])
    guard SystemFile.text(of: source + "/.gitmodules") != nil else { return }
    _ = try inside.answer(["submodule", "--quiet", "update", "--init", "--recursive"])
  }

  private func remove(_ path: String) throws(RevisionError) {
    guard SystemFile.remove(path) else { throw .atPath(path) }
  }
}
