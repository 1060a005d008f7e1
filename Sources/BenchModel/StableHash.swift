/// A hash that is the same on every machine and in every build: for keys that are kept.
///
/// FNV-1a, 64 bits; not for tables and not against an adversary. Cost: a multiplication a byte.
/// Source: Fowler, Noll and Vo; offset basis 0xcbf29ce484222325, prime 0x100000001b3.
package struct StableHash: Sendable {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// The hash of `text`.
  package init(_ text: String) { add(text) }

  /// Adds the bytes of `text`.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// The hash as 16 hexadecimal digits.
  package var digits: String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
