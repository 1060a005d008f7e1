/// The two checks that a PNG file carries: CRC-32 of every chunk, Adler-32 of its pixels.
///
/// Sources: RFC 2083 (PNG), section 15; RFC 1950 (zlib), section 9.
enum Checksum {
  /// The CRC-32 of some bytes; eight steps a byte, no table.
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~crc
  }

  /// The Adler-32 of some bytes.
  static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
