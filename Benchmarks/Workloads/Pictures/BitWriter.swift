/// Packs bits into bytes the way a deflate stream wants them: the lowest bit of a byte first.
///
/// A value that only grows. Source: RFC 1951, section 3.1.1.
struct BitWriter {
  /// The full bytes so far.
  private(set) var bytes = ContiguousArray<UInt8>()
  private var pending: UInt32 = 0
  private var pendingCount: UInt32 = 0

  /// Appends the `count` lowest bits of a number, lowest first; `count` is at most 16.
  mutating func append(_ bits: UInt32, count: UInt32) {
    pending |= bits << pendingCount
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Appends a Huffman code of `count` bits, which goes highest bit first.
  mutating func append(code: UInt32, count: UInt32) {
    var reversed: UInt32 = 0
    for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
    append(reversed, count: count)
  }

  /// Fills the last byte with zeros.
  mutating func finish() {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
  }
}
