internal import CBenchSupport

/// What identifies a run.
enum Stamp {
  /// The current time, UTC.
  static var now: String {
    var bytes = [CChar](repeating: 0, count: 21)
    bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { tm_utc_now($0) }
    }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A random UUID of version 4. Source: RFC 9562.
  static var uuid: String {
    let high = (tm_random() & ~0xF000) | 0x4000
    let low = (tm_random() & ~(0xC000 << 48)) | (0x8000 << 48)
    let digits = [high, low].map { bits in
      let text = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var parts: [Substring] = []
    var rest = digits[...]
    for length in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts.joined(separator: "-")
  }
}
