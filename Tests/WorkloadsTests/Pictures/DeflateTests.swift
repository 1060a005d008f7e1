import Testing

@testable import Workloads

@Suite struct DeflateTests {
  @Test("300 seeded inputs come back from the stream: noise, few values, long repeats")
  func seededInputsComeBack() {
    for seed in 0..<300 {
      var draw = SeededDraw(seed: 5, stream: seed)
      let values = [1, 2, 4, 256][draw.below(4)]
      var input = ContiguousArray<UInt8>()
      for _ in 0..<draw.below(40) {
        let value = UInt8(truncatingIfNeeded: draw.below(values) * 97)
        let isRun = draw.below(4) == 0
        input.append(
          contentsOf: ContiguousArray(
            repeating: value, count: isRun ? draw.below(600) : 1))
      }
      #expect(Inflate.bytes(of: Deflate.zlibStream(of: input)) == Array(input), "seed \(seed)")
    }
  }

  @Test("repeats from far back come back, and from too far are not used")
  func farRepeats() {
    for gap in [1_000, 32_760, 32_768, 32_769, 40_000] {
      var draw = SeededDraw(seed: 6, stream: gap)
      let head = ContiguousArray((0..<64).map { _ in UInt8(draw.below(256)) })
      let middle = ContiguousArray(repeating: UInt8(7), count: gap - 64)
      let input = head + middle + head
      #expect(Inflate.bytes(of: Deflate.zlibStream(of: input)) == Array(input), "gap \(gap)")
    }
  }

  @Test("nothing, and one byte, are the streams that zlib writes for them")
  func smallestStreams() {
    #expect(Deflate.zlibStream(of: []) == [0x78, 0x01, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])
    #expect(
      Deflate.zlibStream(of: [0x61]) == [
        0x78, 0x01, 0x4B, 0x04, 0x00, 0x00, 0x62, 0x00, 0x62,
      ])
  }
}
