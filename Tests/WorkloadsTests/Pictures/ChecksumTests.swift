import Testing

@testable import Workloads

@Suite struct ChecksumTests {
  @Test(
    "CRC-32 of known texts",
    arguments: [("123456789", 0xCBF4_3926), ("", 0), ("IEND", 0xAE42_6082)] as [(String, UInt32)])
  func crc32(text: String, expected: UInt32) {
    #expect(Checksum.crc32(text.utf8) == expected)
  }

  @Test(
    "Adler-32 of known texts",
    arguments: [("Wikipedia", 0x11E6_0398), ("", 1), ("a", 0x0062_0062)] as [(String, UInt32)])
  func adler32(text: String, expected: UInt32) {
    #expect(Checksum.adler32(text.utf8) == expected)
  }

  @Test("Adler-32 of many bytes does not overflow")
  func adler32OfManyBytes() {
    let bytes = Array(repeating: UInt8.max, count: 100_000)
    let low = (1 + 255 * 100_000) % 65521
    let high = (100_000 + 255 * (100_000 * 100_001 / 2)) % 65521
    #expect(Checksum.adler32(bytes) == UInt32(high << 16 | low))
  }
}
