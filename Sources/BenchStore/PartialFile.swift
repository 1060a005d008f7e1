import Glibc

/// The new contents of a file on their way: `.latest.json.4711-9f2c….partial`, beside the old ones.
///
/// Invariant: the name is new in the folder, whoever else writes there at the same time. Errors
/// name the file that it is for. Leaves out taking it away again: that is for who made it.
struct PartialFile {
  /// The most of the other file's name that goes into this one, in bytes.
  private static let stemLimit = 212

  let path: Path
  private let target: Path
  private let descriptor: Int32

  /// Makes the empty file in the folder of `target`.
  init(for target: Path) throws(StoreError) {
    let stem = String(decoding: target.name.utf8.prefix(Self.stemLimit), as: UTF8.self)
    for _ in 0..<16 {
      let mark = "\(getpid())-" + String(UInt64.random(in: 0...UInt64.max), radix: 16)
      let path = target.parent.appending(".\(stem).\(mark).partial")
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      let descriptor = SystemCall.repeated { open(path.text, flags, 0o666) }
      if descriptor >= 0 {
        self.path = path
        self.target = target
        self.descriptor = descriptor
        return
      }
      guard errno == EEXIST else { break }
    }
    throw .unwritable(file: target.text, reason: SystemCall.reason)
  }

  /// Writes all of `bytes`, brings them to the disk and closes the file. Call it once.
  func fill(with bytes: [UInt8]) throws(StoreError) {
    let reason = SystemCall.write(bytes, to: descriptor)
    let closed = close(descriptor)
    if let reason { throw .unwritable(file: target.text, reason: reason) }
    guard closed == 0 else { throw .unwritable(file: target.text, reason: SystemCall.reason) }
  }
}
