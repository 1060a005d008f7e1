internal import CBenchSupport

/// A folder of its own for the files of one profile, for as long as this lives.
///
/// Nobody else can read it: the files name paths of this machine.
package final class ProfileFolder {
  /// The folder's path.
  package let path: String

  /// Makes the folder among the temporary ones.
  package init() throws(ProfileFailure) {
    path = "\(SystemFiles.temporaryFolder)/treadmill-\(String(tm_random(), radix: 16))"
    guard tm_make_folder(path) == 0 else { throw .noFolder }
  }

  deinit { tm_remove_folder(path) }

  /// The bytes of a file of the folder, 512 MiB at the most; nil where there is none or it is
  /// empty.
  package func bytes(of name: String) -> [UInt8]? {
    var capacity = 1 << 20
    while capacity <= 1 << 29 {
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let read = buffer.withMemoryRebound(to: CChar.self) { text in
          tm_read_file("\(path)/\(name)", text.baseAddress, text.count)
        }
        count = max(0, read)
      }
      if bytes.count < capacity { return bytes.isEmpty ? nil : bytes }
      capacity *= 4
    }
    return nil
  }
}
