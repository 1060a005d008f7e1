/// One record of a file of perf's: its kind, and where its body is.
struct PerfRecord {
  static let lost: UInt32 = 2
  static let sample: UInt32 = 9
  static let lostSamples: UInt32 = 13
  static let compressed: UInt32 = 81

  let kind: UInt32
  let body: Range<Int>
}

/// Numbers at places of a file; nil past its end.
struct PerfBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func long(at place: Int) -> UInt64? { number(at: place) }
  func word(at place: Int) -> UInt32? { number(at: place) }
  func half(at place: Int) -> UInt16? { number(at: place) }

  private func number<N: FixedWidthInteger>(at place: Int) -> N? {
    let size = N.bitWidth / 8
    guard place >= 0, place <= bytes.count - size else { return nil }
    return bytes.withUnsafeBytes {
      N(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: N.self))
    }
  }
}

/// What an event's samples hold, by its `perf_event_attr`.
struct PerfEvent {
  /// Which fields a sample has, in the order in which they stand in it, and their bits.
  private enum Field: UInt64, CaseIterable {
    case identifier = 0x10000
    case address = 0x1
    case thread = 0x2
    case time = 0x4
    case data = 0x8
    case id = 0x40
    case stream = 0x200
    case processor = 0x80
    case period = 0x100
    case reading = 0x10
    case callers = 0x20
  }

  /// Samples a second; 0 where they are taken by period.
  let frequency: UInt64
  /// The numbers that samples of this event begin with, where there is more than one event.
  private(set) var identifiers: Set<UInt64> = []
  private let fields: UInt64

  /// The event whose attributes begin at `place`: `length` bytes, of which the last 16 say where
  /// its identifiers are.
  init?(at place: Int, length: Int, in file: PerfBytes) {
    guard let rate = file.long(at: place + 16), let fields = file.long(at: place + 24),
      let flags = file.long(at: place + 40), let start = file.long(at: place + length - 16),
      let size = file.long(at: place + length - 8), start <= file.count, size <= file.count
    else { return nil }
    self.fields = fields
    frequency = flags & (1 << 10) == 0 ? 0 : rate
    guard fields & Field.identifier.rawValue != 0 else { return }
    for index in 0..<Int(size / 8) {
      guard let identifier = file.long(at: Int(start) + 8 * index) else { return nil }
      identifiers.insert(identifier)
    }
  }

  /// The sample in `body`; nil where that is too short or has fields that cannot be skipped.
  func sample(in body: Range<Int>, of file: PerfBytes) -> PerfFile.Sample? {
    guard fields & Field.reading.rawValue == 0 else { return nil }
    var sample = PerfFile.Sample(process: 0, thread: 0, time: 0, period: 1, addresses: [])
    var instruction: UInt64 = 0
    var next = body.lowerBound
    for field in Field.allCases where fields & field.rawValue != 0 {
      guard next + 8 <= body.upperBound, let value = file.long(at: next) else { return nil }
      next += 8
      switch field {
      case .address: instruction = value
      case .thread:
        sample.process = UInt32(truncatingIfNeeded: value)
        sample.thread = UInt32(truncatingIfNeeded: value >> 32)
      case .time: sample.time = value
      case .period: sample.period = value
      case .callers:
        guard value <= UInt64((body.upperBound - next) / 8) else { return nil }
        let chain = (0..<Int(value)).compactMap { file.long(at: next + 8 * $0) }
        sample.addresses = Self.folded(chain)
      case .identifier, .data, .id, .stream, .processor, .reading: break
      }
    }
    if sample.addresses.isEmpty { sample.addresses = Self.folded([instruction]) }
    return sample
  }

  /// A chain with one address for all of the kernel's, and without perf's marks in it.
  private static func folded(_ chain: [UInt64]) -> [UInt64] {
    // The last page of the address space names no places: it says whose places follow.
    let addresses = chain.filter { $0 < UInt64(bitPattern: -4095) }
    let user = addresses.drop { $0 >= LoadedModule.kernel.start }
    guard user.count < addresses.count else { return Array(user) }
    // Where the program entered the kernel is a place and no return address, which is what every
    // address but the first is taken for.
    return [LoadedModule.kernel.start] + user.prefix(1).map { $0 + 1 } + user.dropFirst()
  }
}
