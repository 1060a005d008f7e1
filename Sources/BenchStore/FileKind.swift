import Glibc

/// What kind of thing stands at a path.
enum FileKind {
  case plain, folder, link, other
  /// The system does not let it be seen, if it is there at all.
  case hidden

  /// The kind of what is at `path`; nil where there is nothing.
  init?(of path: Path, followsLinks: Bool = true) {
    var status = stat()
    let result = followsLinks ? stat(path.text, &status) : lstat(path.text, &status)
    let reason = errno
    if result != 0 {
      guard reason != ENOENT, reason != ENOTDIR else { return nil }
      self = .hidden
      return
    }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .plain
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}
