import FoundationEssentials
import Glibc

/// The few things that are done to files here. A failure leaves the system's words in `reason`.
enum SystemFile {
  /// Why the last call failed, for example `No space left on device`.
  static var reason: String { String(cString: strerror(errno)) }

  /// Makes the folder, and those above it that are missing.
  static func makeFolder(_ path: String) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    if errno == ENOENT {
      let parent = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
      return !parent.isEmpty && makeFolder(String(parent)) && makeFolder(path)
    }
    guard errno == EEXIST else { return false }
    let isFolder = isFolder(path)
    if !isFolder { errno = ENOTDIR }
    return isFolder
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 && !isFolder(path) }

  /// The path without links, dots and a relative beginning; nil where nothing is there.
  static func absolute(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The whole text; nil where the file cannot be read.
  static func text(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    return read(descriptor, into: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Appends all that is left to be read.
  static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count == 0 { return true }
      if count > 0 { bytes.append(contentsOf: chunk[..<count]) }
      if count < 0 && errno != EINTR { return false }
    }
  }

  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    var left = Array(bytes)[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { left = left.dropFirst(count) }
      if count < 0 && errno != EINTR { return false }
    }
    return true
  }

  /// Writes a new file or the whole of an old one.
  static func write(_ bytes: some Collection<UInt8>, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let isWritten = write(bytes, to: descriptor)
    return close(descriptor) == 0 && isWritten
  }

  /// Writes the file beside its place and moves it there: it is there whole, or not at all.
  static func put(_ text: String, at path: String) -> Bool {
    let partial = "\(path).\(UInt64.random(in: 0...UInt64.max)).partial"
    return write(text.utf8, to: partial) && rename(partial, path) == 0
  }

  /// Removes a file, or a folder with all that is in it; true where nothing is left.
  static func remove(_ path: String) -> Bool {
    if unlink(path) == 0 || errno == ENOENT { return true }
    try? FileManager.default.removeItem(atPath: path)
    return rmdir(path) == 0 || errno == ENOENT
  }
}
