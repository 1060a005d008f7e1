package import BenchModel

/// A state of the sources that can be built: a commit, or the working tree as it was when asked.
///
/// Invariant: `commit.hash` is known, and `tree` is git's hash of all the files. Two revisions with
/// the same tree have the same files and are built once.
package struct Revision: Equatable, Sendable {
  /// What stands for the working tree with its changes and its untracked files.
  package static let workingTree = "."

  /// The name that was asked for: `HEAD~1`, `main`, `.`.
  package let name: String
  /// The commit; that of the working tree is the one checked out there, dirty where files differ.
  package let commit: Commit
  /// The hash of the commit, in full.
  package let hash: String
  /// The hash of the files, in full.
  package let tree: String

  /// The first nine digits of the commit's hash.
  package var shortHash: String { String(hash.prefix(9)) }
}

extension Revision: CustomStringConvertible {
  /// For example `1a2b3c4d5 (HEAD~1)`, or `1a2b3c4d5 with changes (.)`.
  package var description: String {
    let changes = commit.dirty == true ? " with changes" : ""
    return hash.hasPrefix(name) ? shortHash : "\(shortHash)\(changes) (\(name))"
  }
}
