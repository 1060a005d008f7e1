import BenchModel
import BenchProfile
import Testing

/// Writes files as perf does, so far as they are read.
private struct PerfWriter {
  /// IP, TID, TIME, PERIOD and CALLCHAIN: what `perf record -F -g` asks for.
  static let usual: UInt64 = 0x1 | 0x2 | 0x4 | 0x100 | 0x20

  var fields = usual
  var events = 1
  var records: [UInt8] = []

  static func bytes(_ numbers: [UInt64]) -> [UInt8] {
    numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
  }

  mutating func record(_ kind: UInt64, _ body: [UInt64]) {
    records += Self.bytes([kind | UInt64(8 + 8 * body.count) << 48] + body)
  }

  mutating func sample(_ time: UInt64, _ chain: [UInt64], identifier: UInt64? = nil) {
    let own: [UInt64] = [chain.first ?? 0, 77 | 78 << 32, time, 1_003_009, UInt64(chain.count)]
    record(9, (identifier.map { [$0] } ?? []) + own + chain)
  }

  /// The file: a head of 104 bytes, the events' attributes, their identifiers, the records.
  var file: [UInt8] {
    let length = 144
    let identifiers = 104 + events * length
    let data = identifiers + 8 * events
    var file = Self.bytes([
      0x3245_4C49_4652_4550, 104, UInt64(length), 104, UInt64(events * length), UInt64(data),
      UInt64(records.count), 0, 0, 0, 0, 0, 0,
    ])
    for event in 0..<events {
      let attributes: [UInt64] = [1 | 128 << 32, 0, 997, fields, 4, 1 << 10]
      file += Self.bytes(attributes + [UInt64](repeating: 0, count: 10))
      file += Self.bytes([UInt64(identifiers + 8 * event), 8])
    }
    return file + Self.bytes((0..<events).map { UInt64(500 + $0) }) + records
  }
}

private let kernelMark = UInt64(bitPattern: -128)
private let userMark = UInt64(bitPattern: -512)

@Test("samples have their times, periods and stacks; frames of the kernel are one")
func readsPerf() throws {
  var writer = PerfWriter()
  writer.record(1, [1, 2, 3])
  writer.sample(10, [userMark, 0x1010, 0x2020])
  writer.sample(
    20, [kernelMark, 0xFFFF_FFFF_8100_0000, 0xFFFF_FFFF_8200_0000, userMark, 0x1010, 0x2020])
  writer.sample(30, [kernelMark, 0xFFFF_FFFF_8100_0000])
  writer.record(2, [500, 3])
  writer.record(13, [4])
  let perf = try PerfFile(writer.file)
  let kernel: UInt64 = 0xFFFF_8000_0000_0000
  #expect(
    perf.samples.map(\.addresses) == [[0x1010, 0x2020], [kernel, 0x1011, 0x2020], [kernel]])
  #expect(perf.samples.map(\.time) == [10, 20, 30])
  #expect(perf.samples.allSatisfy { $0.process == 77 && $0.thread == 78 && $0.period == 1_003_009 })
  #expect(perf.lost == 7)
  #expect(perf.frequency == 997)
}

@Test("where there are several events, a sample says of which it is")
func severalEvents() throws {
  var writer = PerfWriter(fields: PerfWriter.usual | 0x10000, events: 2)
  writer.sample(10, [0x1010], identifier: 501)
  #expect(try PerfFile(writer.file).samples.map(\.addresses) == [[0x1010]])
}

@Test("only samples of the region count")
func onlyTheRegion() throws {
  var writer = PerfWriter()
  for time: UInt64 in [99, 100, 500, 900, 901] { writer.sample(time, [0x1010, 0x2020]) }
  let text = """
    treadmill samples 1
    of nothing
    period 4000000
    begin 100
    end 900
    cpu 3000000
    dropped 0
    cut 0
    mappings
    00001000-00004000 r-xp 00000000 fe:00 12  /a
    done
    """
  let profile = SampledProfile(try PerfFile(writer.file), try SamplerDump(Array(text.utf8)))
  #expect(profile.raw.stacks == [RawStack(addresses: [0x1010, 0x2020], values: [3_009_027, 3])])
  #expect(profile.tool == "perf, 997 Hz")
  #expect(profile.raw.modules.map(\.path) == ["/a", "[kernel]"])
}

@Test("a file cut anywhere is refused, and one of a perf that was killed is read as far as it goes")
func cutFiles() throws {
  var writer = PerfWriter()
  writer.sample(10, [0x1010])
  writer.sample(20, [0x1010])
  let whole = writer.file
  for length in 0..<whole.count {
    #expect(throws: PerfFault.self) { try PerfFile(Array(whole.prefix(length))) }
  }
  var killed = whole
  killed.replaceSubrange(48..<56, with: [UInt8](repeating: 0, count: 8))
  #expect(try PerfFile(Array(killed.dropLast(3))).samples.map(\.time) == [10])
}

@Test("a file with any one byte changed is read or refused, and nothing traps")
func hostileFiles() {
  var writer = PerfWriter()
  writer.sample(10, [kernelMark, 0xFFFF_FFFF_8100_0000, userMark, 0x1010])
  writer.record(2, [500, 3])
  let whole = writer.file
  var refused = 0
  for place in whole.indices {
    for value: UInt8 in [0, 0x7F, 0xFF] {
      var file = whole
      file[place] = value
      if (try? PerfFile(file)) == nil { refused += 1 }
    }
  }
  #expect(refused > 30)
}

@Test("forms that were not asked for are refused")
func otherForms() {
  var compressed = PerfWriter()
  compressed.record(81, [1])
  #expect(throws: PerfFault.compressed) { try PerfFile(compressed.file) }
  var reading = PerfWriter(fields: PerfWriter.usual | 0x10)
  reading.sample(10, [0x1010])
  #expect(throws: PerfFault.notUnderstood) { try PerfFile(reading.file) }
  #expect(throws: PerfFault.notPerf) { try PerfFile(Array("PERFFILE and more".utf8)) }
}
