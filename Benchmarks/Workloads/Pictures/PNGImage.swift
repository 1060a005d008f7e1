/// A picture of 8 bits a sample, and the PNG file that shows it.
///
/// A value; nothing is written anywhere. Cost of encoding: a few passes over the samples. Left out:
/// alpha, palettes, interlacing, reading. Source: RFC 2083.
package struct PNGImage: Equatable, Sendable {
  /// What the samples of a pixel are.
  package enum Samples: UInt8, Sendable {
    /// One sample: black to white.
    case grey = 0
    /// Three samples: red, green, blue.
    case rgb = 2

    /// Samples a pixel.
    package var count: Int { self == .grey ? 1 : 3 }
  }

  /// Pixels a row; at least 1.
  package let width: Int
  /// Rows; at least 1.
  package let height: Int
  /// What each pixel is made of.
  package let samples: Samples
  /// The samples, row by row from the top.
  package let bytes: ContiguousArray<UInt8>

  /// Takes samples; nil unless there are exactly as many as the size asks for.
  package init?(width: Int, height: Int, samples: Samples, bytes: ContiguousArray<UInt8>) {
    guard (1...65_535).contains(width), (1...65_535).contains(height),
      bytes.count == width * height * samples.count
    else { return nil }
    self.width = width
    self.height = height
    self.samples = samples
    self.bytes = bytes
  }

  /// The PNG file.
  package func encoded() -> ContiguousArray<UInt8> {
    var file: ContiguousArray<UInt8> = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
    header += [8, samples.rawValue, 0, 0, 0]
    Self.append("IHDR", header, to: &file)
    Self.append("IDAT", Deflate.zlibStream(of: filtered()), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  /// The samples with a filter byte before each row: none, which repeats of text like best.
  private func filtered() -> ContiguousArray<UInt8> {
    let stride = width * samples.count
    var rows = ContiguousArray<UInt8>()
    rows.reserveCapacity((stride + 1) * height)
    for row in 0..<height {
      rows.append(0)
      rows.append(contentsOf: bytes[row * stride..<(row + 1) * stride])
    }
    return rows
  }

  private static func append(
    _ name: String, _ content: ContiguousArray<UInt8>, to file: inout ContiguousArray<UInt8>
  ) {
    file += bigEndian(UInt32(content.count))
    let named = ContiguousArray(name.utf8) + content
    file += named
    file += bigEndian(Checksum.crc32(named))
  }

  private static func bigEndian(_ word: UInt32) -> ContiguousArray<UInt8> {
    ContiguousArray([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) })
  }
}
