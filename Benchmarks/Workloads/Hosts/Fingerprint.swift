/// A 64-bit FNV-1a hash: the same everywhere and in every run, unlike `Hasher`.
///
/// For telling whether two rows are the same row. Not for cryptography. Cost: one multiply a byte.
/// Source: Fowler, Noll and Vo, the FNV-1a parameters for 64 bits.
package struct Fingerprint: Equatable, Sendable {
  /// The hash of what was taken in so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Starts with nothing taken in.
  package init() {}

  /// Takes in one byte.
  package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Takes in the four bytes of a word, lowest first.
  package mutating func combine(_ word: UInt32) {
    for shift in [0, 8, 16, 24] as ContiguousArray<UInt32> {
      combine(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  /// Takes in the bytes of a text.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
  }
}
