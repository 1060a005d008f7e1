import FoundationEssentials
import Glibc

/// The cache of builds: a folder with a worktree for each tree of files that was measured.
///
/// Trees, not commits, are the keys: what was measured before it was committed is not built again.
/// All paths in it have the same length, so that the two sides of a comparison do not differ by
/// their names. Several runs may use it at once. Git sees none of it in the user's own work tree,
/// but lists the worktrees. Cost: a build of this package takes some 70 MB on disk.
package struct Worktrees: Sendable {
  /// The absolute path of the folder, without links.
  package let folder: String
  let repository: Repository
  private let capacity: Int

  /// The cache in `folder`, which is made if it is not there, or in the package's
  /// `.build/revisions`. Of the trees that nobody uses, the latest are kept, so that there are
  /// `capacity` in all.
  package init(
    of repository: Repository, in folder: String? = nil, keeping capacity: Int = 8
  ) throws(RevisionError) {
    let path = folder ?? repository.folder + "/.build/revisions"
    guard SystemFile.makeFolder(path), let absolute = SystemFile.absolute(path) else {
      throw .atPath(path)
    }
    self.folder = absolute
    self.repository = repository
    self.capacity = max(0, capacity)
    // Only in a folder of its own: one that holds something else may be the user's.
    let ignored = absolute + "/.gitignore"
    if names.isEmpty, !SystemFile.put("*\n", at: ignored) { throw .atPath(ignored) }
  }

  /// The worktree of a tree, there or not.
  func worktree(of tree: String) -> Worktree {
    Worktree(tree: tree, cache: folder, git: repository.git)
  }

  /// Removes the trees that were used longest ago, but for those in use. What cannot be removed
  /// stays.
  package func prune() {
    let trees = lastUses.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    var surplus = trees.count - capacity
    for tree in trees where surplus > 0 {
      if removeIfFree(worktree(of: tree)) { surplus -= 1 }
    }
  }

  private func removeIfFree(_ worktree: Worktree) -> Bool {
    guard let lock = FileLock.ifFree(worktree.useLock) else { return false }
    return withExtendedLifetime(lock) {
      guard (try? worktree.remove()) != nil else { return false }
      return SystemFile.remove(worktree.buildLock) && SystemFile.remove(worktree.useLock)
    }
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The trees that were ever used, and when last, in seconds and nanoseconds.
  private var lastUses: [String: LastUse] {
    var uses: [String: LastUse] = [:]
    for name in names where name.hasSuffix(".use") {
      var status = stat()
      guard stat("\(folder)/\(name)", &status) == 0 else { continue }
      let tree = String(name.dropLast(".use".count))
      uses[tree] = LastUse(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    }
    return uses
  }

  private struct LastUse: Comparable {
    let seconds: Int
    let nanoseconds: Int

    static func < (one: LastUse, other: LastUse) -> Bool {
      (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
    }
  }
}
