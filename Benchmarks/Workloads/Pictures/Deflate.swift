/// Compresses bytes into a zlib stream: one block with the fixed Huffman codes.
///
/// Looks for repeats of three bytes or more with a table of the last place where each hash of three
/// bytes was seen; takes the first repeat it finds. Cost: about one look-up a byte, a table of
/// 32,768 places. Left out: dynamic codes and a search for the longest repeat, which would save
/// perhaps a third. Sources: RFC 1950, RFC 1951.
struct Deflate {
  private var writer = BitWriter()
  private var lastPlaces = ContiguousArray(repeating: -1, count: 1 << 15)
  private let input: ContiguousArray<UInt8>

  /// The zlib stream of some bytes.
  static func zlibStream(of input: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var deflate = Self(input: input)
    deflate.compress()
    var stream: ContiguousArray<UInt8> = [0x78, 0x01]
    stream.append(contentsOf: deflate.writer.bytes)
    let check = Checksum.adler32(input)
    for shift in [24, 16, 8, 0] as ContiguousArray<UInt32> {
      stream.append(UInt8(truncatingIfNeeded: check >> shift))
    }
    return stream
  }

  private init(input: ContiguousArray<UInt8>) { self.input = input }

  private mutating func compress() {
    writer.append(1, count: 1)  // the last block
    writer.append(1, count: 2)  // fixed codes
    var place = 0
    while place < input.count {
      let (length, distance) = takeRepeat(at: place)
      if length >= 3 {
        append(length: length)
        append(distance: distance)
        for skipped in place + 1..<place + length { remember(skipped) }
        place += length
      } else {
        appendSymbol(UInt32(input[place]))
        place += 1
      }
    }
    appendSymbol(256)
    writer.finish()
  }

  /// The repeat that begins at a place, (0, 0) if there is none; remembers the place.
  private mutating func takeRepeat(at place: Int) -> (length: Int, distance: Int) {
    guard let hash = hash(at: place) else { return (0, 0) }
    let earlier = lastPlaces[hash]
    lastPlaces[hash] = place
    guard earlier >= 0, place - earlier <= 32_768 else { return (0, 0) }
    let limit = min(258, input.count - place)
    var length = 0
    while length < limit, input[earlier + length] == input[place + length] { length += 1 }
    return (length, place - earlier)
  }

  private mutating func remember(_ place: Int) {
    if let hash = hash(at: place) { lastPlaces[hash] = place }
  }

  private func hash(at place: Int) -> Int? {
    guard place + 3 <= input.count else { return nil }
    let word =
      UInt32(input[place]) | UInt32(input[place + 1]) << 8 | UInt32(input[place + 2]) << 16
    return Int((word &* 0x9E37_79B1) >> 17)
  }
}

extension Deflate {
  /// A literal or a length in the fixed code of RFC 1951, section 3.2.6.
  private mutating func appendSymbol(_ symbol: UInt32) {
    switch symbol {
    case 0..<144: writer.append(code: 0x30 + symbol, count: 8)
    case 144..<256: writer.append(code: 0x190 + symbol - 144, count: 9)
    case 256..<280: writer.append(code: symbol - 256, count: 7)
    default: writer.append(code: 0xC0 + symbol - 280, count: 8)
    }
  }

  /// A length of 3…258: symbols 257…285, four to each number of extra bits.
  private mutating func append(length: Int) {
    guard length < 258 else { return appendSymbol(285) }
    let (symbol, extra, count) = Self.bucket(UInt32(length - 3), perBit: 4)
    appendSymbol(257 + symbol)
    writer.append(extra, count: count)
  }

  /// A distance of 1…32,768: symbols 0…29 of five bits, two to each number of extra bits.
  private mutating func append(distance: Int) {
    let (symbol, extra, count) = Self.bucket(UInt32(distance - 1), perBit: 2)
    writer.append(code: symbol, count: 5)
    writer.append(extra, count: count)
  }

  /// Where a value falls when every `perBit` symbols after the first ones double their range.
  private static func bucket(
    _ value: UInt32, perBit: UInt32
  ) -> (symbol: UInt32, extra: UInt32, count: UInt32) {
    guard value >= 2 * perBit else { return (value, 0, 0) }
    let magnitude = UInt32(31 - value.leadingZeroBitCount)
    let count = magnitude - UInt32(perBit.trailingZeroBitCount)
    return (count * perBit + (value >> count), value & ((1 << count) - 1), count)
  }
}
