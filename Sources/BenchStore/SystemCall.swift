import Glibc

/// System calls, repeated when a signal cut them short, and the system's words for their failures.
enum SystemCall {
  /// Calls `body` until it fails for another reason than a signal, or does not fail.
  static func repeated<Result: SignedInteger>(_ body: () -> Result) -> Result {
    while true {
      let result = body()
      if result != -1 || errno != EINTR { return result }
    }
  }

  /// Why the last call failed, for example `No space left on device`.
  static var reason: String { String(cString: strerror(errno)) }

  /// Writes all of `bytes` and syncs them; why it failed, or nil.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var left = bytes[...]
    while !left.isEmpty {
      let count = repeated {
        left.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      }
      guard count >= 0 else { return reason }
      left = left.dropFirst(count)
    }
    return repeated { fsync(descriptor) } == 0 ? nil : reason
  }
}
