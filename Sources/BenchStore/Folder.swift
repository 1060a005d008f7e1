import Glibc

/// A folder on disk: made with its parents, tried out, synced, listed, cleared of a file.
struct Folder {
  let path: Path

  init(_ path: Path) { self.path = path }

  /// Makes the folder, and those above it that are missing.
  func create() throws(StoreError) {
    if let fault = path.fault { throw unwritable(fault) }
    switch FileKind(of: path) {
    case .folder: return
    case .plain, .link, .other: throw .notADirectory(path.text)
    case .hidden, nil: break
    }
    if path.parent != path { try Folder(path.parent).create() }
    guard mkdir(path.text, 0o777) != 0 else { return }
    let reason = SystemCall.reason
    // Another process may have been faster.
    guard FileKind(of: path) == .folder else { throw unwritable(reason) }
  }

  /// Writes a file, syncs it and takes it away again.
  func probe() throws(StoreError) {
    let partial = try PartialFile(for: path.appending("probe"))
    defer { unlink(partial.path.text) }
    try partial.fill(with: Array("This folder can be written.\n".utf8))
  }

  /// Deletes a plain file of the folder; what is none stays.
  func delete(_ name: String) throws(StoreError) {
    let file = path.appending(name)
    guard FileKind(of: file, followsLinks: false) == .plain else { return }
    guard unlink(file.text) == 0 || errno == ENOENT else { throw unwritable(SystemCall.reason) }
  }

  /// Brings the folder's list of names to the disk, where the file system can do so.
  func sync() throws(StoreError) {
    let descriptor = SystemCall.repeated { open(path.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    // A folder that may be written but not listed cannot be opened; the file in it is synced.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let result = SystemCall.repeated { fsync(descriptor) }
    guard result == 0 || errno == EINVAL || errno == EROFS else {
      throw unwritable(SystemCall.reason)
    }
  }

  /// The names in the folder, sorted; none where it cannot be listed.
  var names: [String] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name), let stream = opendir(path.text)
    else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // An entry is only as long as its name, so the name is read where it stands, not copied.
      let name = UnsafeRawPointer(entry).advanced(by: offset)
      names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    return names.sorted()
  }

  private func unwritable(_ reason: String) -> StoreError {
    .unwritable(file: path.text, reason: reason)
  }
}
