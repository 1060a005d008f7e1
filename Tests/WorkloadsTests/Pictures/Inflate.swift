/// Reads a zlib stream of one block with the fixed codes: the oracle of `Deflate`.
///
/// Written from RFC 1951 with its tables, not from the encoder's arithmetic. Nil for anything else.
struct Inflate {
  private let bytes: [UInt8]
  private var place = 16
  private var output: [UInt8] = []

  private static let lengths: [(base: Int, extra: Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
    (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
    (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
  ]
  private static let distances: [(base: Int, extra: Int)] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4),
    (49, 4), (65, 5), (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8),
    (1025, 9), (1537, 9), (2049, 10), (3073, 10), (4097, 11), (6145, 11), (8193, 12), (12289, 12),
    (16385, 13), (24577, 13),
  ]

  static func bytes(of stream: some Collection<UInt8>) -> [UInt8]? {
    var inflate = Self(bytes: Array(stream))
    guard inflate.bytes.prefix(2) == [0x78, 0x01] else { return nil }
    guard inflate.bits(1) == 1, inflate.bits(2) == 1, inflate.readBlock() else { return nil }
    return inflate.bytes.count == (inflate.place + 7) / 8 + 4 ? inflate.output : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readBlock() -> Bool {
    while let symbol = symbol() {
      if symbol == 256 { return true }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else {
        guard symbol < 286, copy(Self.lengths[symbol - 257]) else { return false }
      }
    }
    return false
  }

  private mutating func copy(_ length: (base: Int, extra: Int)) -> Bool {
    let count = length.base + bits(length.extra)
    let code = code(5)
    guard code < 30 else { return false }
    let distance = Self.distances[code].base + bits(Self.distances[code].extra)
    guard distance <= output.count else { return false }
    for _ in 0..<count { output.append(output[output.count - distance]) }
    return true
  }

  private mutating func symbol() -> Int? {
    guard place + 7 <= bytes.count * 8 else { return nil }
    let short = code(7)
    if short < 0b0011000 { return 256 + short }
    let middle = short << 1 | code(1)
    if middle < 0b11000000 { return middle - 0b00110000 }
    if middle < 0b11001000 { return 280 + middle - 0b11000000 }
    return 144 + (middle << 1 | code(1)) - 0b110010000
  }

  private mutating func bits(_ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | bit() << $1 }
  }

  private mutating func code(_ count: Int) -> Int {
    (0..<count).reduce(0) { code, _ in code << 1 | bit() }
  }

  private mutating func bit() -> Int {
    defer { place += 1 }
    guard place / 8 < bytes.count else { return 0 }
    return Int(bytes[place / 8]) >> (place % 8) & 1
  }
}
