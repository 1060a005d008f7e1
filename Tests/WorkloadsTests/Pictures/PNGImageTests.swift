import Testing

@testable import Workloads

@Suite struct PNGImageTests {
  @Test("a file is the signature, a header, the filtered rows, an end, each with its checksum")
  func layoutOfAFile() throws {
    let image = try #require(
      PNGImage(width: 2, height: 2, samples: .grey, bytes: [0, 255, 128, 64]))
    let file = image.encoded()
    #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let header: ContiguousArray<UInt8> = [
      0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0, 0, 0, 2, 8, 0, 0, 0, 0,
      0x57, 0xDD, 0x52, 0xF8,
    ]
    #expect(ContiguousArray(file[8..<33]) == header)
    #expect(Inflate.bytes(of: file[41..<file.count - 16]) == [0, 0, 255, 0, 128, 64])
    #expect(file.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test(
    "samples that do not match the size make no image",
    arguments: [(0, 1, 0), (1, 0, 0), (-1, -1, 1), (2, 2, 3), (.max, .max, 1), (70_000, 1, 70_000)])
  func sizesMustMatch(width: Int, height: Int, count: Int) {
    let bytes = ContiguousArray(repeating: UInt8(0), count: count)
    #expect(PNGImage(width: width, height: height, samples: .grey, bytes: bytes) == nil)
  }
}
