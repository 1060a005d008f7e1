import Glibc

/// A file that is read whole and replaced whole.
///
/// A replacement is a new file in the same folder, synced, then renamed over the old one, and the
/// folder synced: who is killed half-way leaves the old file as it was, and two who write at once
/// leave the one's text or the other's. What a killed write leaves behind is a hidden file that
/// ends in `.partial`; nothing reads it, and it may be deleted. Only a plain file is replaced; of a
/// symbolic link, the link itself. Cost: two syncs a write.
package struct StoredFile: Equatable, Sendable {
  /// The largest file that is read, so that a device cannot fill the memory.
  static let byteLimit = 64 << 20

  let path: Path

  init(_ path: Path) { self.path = path }

  package init(_ path: String) { self.path = Path(path) }

  /// All bytes of the file, which may also be a pipe.
  package func contents() throws(StoreError) -> [UInt8] {
    if let fault = path.fault { throw unreadable(fault) }
    let file = SystemCall.repeated { open(path.text, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { throw unreadable(SystemCall.reason) }
    defer { close(file) }
    return try contents(of: file)
  }

  /// All bytes that standard input still has.
  package static func standardInput() throws(StoreError) -> [UInt8] {
    try StoredFile("standard input").contents(of: STDIN_FILENO)
  }

  private func contents(of file: Int32) throws(StoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    let length = 1 << 16
    var chunk = [UInt8](repeating: 0, count: length)
    while bytes.count <= Self.byteLimit {
      let count = SystemCall.repeated { read(file, &chunk, length) }
      guard count >= 0 else { throw unreadable(SystemCall.reason) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
    throw unreadable("it is larger than \(Self.byteLimit >> 20) MiB")
  }

  /// Puts `bytes` in the place of the file's contents, all or nothing; makes the file if need be.
  package func replace(with bytes: [UInt8]) throws(StoreError) {
    if let reason = obstacle { throw unwritable(reason) }
    let partial = try PartialFile(for: path)
    do throws(StoreError) {
      try partial.fill(with: bytes)
      let renamed = rename(partial.path.text, path.text)
      guard renamed == 0 else { throw unwritable(SystemCall.reason) }
    } catch {
      unlink(partial.path.text)
      throw error
    }
    try Folder(path.parent).sync()
  }

  /// Puts `text` in the place of the file's contents, all or nothing.
  package func replace(with text: String) throws(StoreError) { try replace(with: Array(text.utf8)) }

  /// True where there is a file, or anything else that can be read as one.
  var exists: Bool { (FileKind(of: path) ?? .folder) != .folder }

  /// Why the file cannot be replaced, as far as can be told without writing.
  var obstacle: String? {
    if let fault = path.fault { return fault }
    return switch FileKind(of: path, followsLinks: false) {
    case nil, .plain, .link, .hidden: nil
    case .folder: "it is a folder"
    case .other: "it is not a plain file"
    }
  }

  /// The error that the file cannot be written because of `reason`.
  func unwritable(_ reason: String) -> StoreError { .unwritable(file: path.text, reason: reason) }

  private func unreadable(_ reason: String) -> StoreError {
    .unreadable(file: path.text, reason: reason)
  }
}
