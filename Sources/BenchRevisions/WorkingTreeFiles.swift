import FoundationEssentials
import Glibc

/// The files of the working tree as git would commit them now: changed, new, and not ignored ones.
///
/// They are added to a copy of the index, so the index itself, the stash and the files stay as they
/// are; only objects are written. Filters such as line endings apply. Leaves out what lies in an
/// untracked repository inside the tree, for git does not look there.
struct WorkingTreeFiles {
  private let git: Git
  private let paths: [String]

  /// `folders` are relative to git's folder: what was changed in them or is new there is left out.
  init(_ git: Git, without folders: [String]) {
    self.git = git
    paths = ["--", ":(top)"] + folders.map { ":(exclude,literal)\($0)" }
  }

  /// The hash of the tree of all these files.
  func tree() throws(GitFault) -> String {
    let folder = FileManager.default.temporaryDirectory.path + "/treadmill-\(UUID().uuidString)"
    guard mkdir(folder, 0o700) == 0 else { throw Self.fault(folder) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let index = folder + "/index"
    try copyIndex(to: index)
    let copied = git.with(["GIT_INDEX_FILE": index])
    let adding = [
      "-c", "core.safecrlf=false", "-c", "core.splitIndex=false", "-c", "core.untrackedCache=false",
      "add",
    ]
    _ = try copied.answer(adding + ["--update"] + paths)
    // Not `add --all`: it fails over a left-out folder that is ignored too. And not as text: a name
    // may be any bytes.
    let new = try copied.output(["ls-files", "--others", "--exclude-standard", "-z"] + paths).output
    if !new.isEmpty {
      let list = folder + "/new"
      try Self.write(new, to: list)
      let from = ["--pathspec-from-file=\(list)", "--pathspec-file-nul"]
      _ = try copied.answer(["--literal-pathspecs"] + adding + from)
    }
    return try copied.line(["write-tree"])
  }

  /// Copies the index with its time: by it git knows which files may have changed unseen since.
  private func copyIndex(to copy: String) throws(GitFault) {
    let answer = try git.line(["rev-parse", "--git-path", "index"])
    let index = answer.hasPrefix("/") ? answer : "\(git.folder)/\(answer)"
    let descriptor = open(index, O_RDONLY | O_CLOEXEC)
    // Without an index all files are new.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.fault(index) }
    var bytes: [UInt8] = []
    guard SystemFile.read(descriptor, into: &bytes) else { throw Self.fault(index) }
    try Self.write(bytes, to: copy)
    guard utimensat(AT_FDCWD, copy, [status.st_atim, status.st_mtim], 0) == 0 else {
      throw Self.fault(copy)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(GitFault) {
    guard SystemFile.write(bytes, to: path) else { throw fault(path) }
  }

  private static func fault(_ path: String) -> GitFault {
    .failed("\(path): \(SystemFile.reason)")
  }
}
