import Testing
import Workloads

@Suite struct FingerprintTests {
  @Test(
    "the hash is FNV-1a: its published values",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func publishedValues(text: String, expected: UInt64) {
    var fingerprint = Fingerprint()
    fingerprint.combine(text)
    #expect(fingerprint.value == expected)
  }

  @Test("a word goes in lowest byte first")
  func words() {
    var (word, text) = (Fingerprint(), Fingerprint())
    word.combine(0x6463_6261 as UInt32)
    text.combine("abcd")
    #expect(word == text)
  }
}
