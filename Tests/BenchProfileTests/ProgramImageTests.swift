import CBenchSupport
import Testing

@testable import BenchProfile

/// A file of a few bytes, for as long as this lives.
private final class SmallFile {
  private let folder = FixtureTool()
  var path: String { "\(folder.folder)/image" }

  func image(_ bytes: [UInt8]) -> ProgramImage? {
    tm_remove(path)
    _ = bytes.withUnsafeBytes { tm_append_file(path, $0.baseAddress, $0.count) }
    return ProgramImage(path: path)
  }
}

private func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
  (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
}

/// A file with two mapped segments and, where told, a section of symbols or of lines.
private func file(symbols: Bool = false, lines: Bool = false) -> [UInt8] {
  let names: [UInt8] = [0] + Array(".debug_line".utf8) + [0]
  func segment(_ kind: UInt64, _ offset: UInt64, _ address: UInt64, _ size: UInt64) -> [UInt8] {
    bytes(kind, 4) + bytes(5, 4) + bytes(offset, 8) + bytes(address, 8) + bytes(address, 8)
      + bytes(size, 8) + bytes(size, 8) + bytes(0x1000, 8)
  }
  func section(_ name: UInt64, _ kind: UInt64, _ offset: UInt64, _ size: UInt64) -> [UInt8] {
    bytes(name, 4) + bytes(kind, 4) + bytes(0, 16) + bytes(offset, 8) + bytes(size, 8)
      + bytes(0, 24)
  }
  let segments = segment(6, 64, 64, 9) + segment(1, 0, 0, 0x600) + segment(1, 0x800, 0x1800, 0x400)
  let namesAt = UInt64(64 + segments.count)
  let sectionsAt = namesAt + UInt64(names.count)
  var sections = section(0, 3, namesAt, UInt64(names.count))
  if symbols { sections += section(0, 2, 0, 0) }
  if lines { sections += section(1, 1, 0, 0) }
  let header =
    [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0] + bytes(0, 8) + bytes(3, 2) + bytes(62, 2) + bytes(1, 4)
    + bytes(0, 8) + bytes(64, 8) + bytes(sectionsAt, 8) + bytes(0, 4) + bytes(64, 2) + bytes(56, 2)
    + bytes(3, 2) + bytes(64, 2) + bytes(UInt64(sections.count / 64), 2) + bytes(0, 2)
  return header + segments + names + sections
}

@Test("places of a file have the addresses that the linker gave them")
func linkersAddresses() throws {
  let image = try #require(SmallFile().image(file()))
  let addresses: [(UInt64, UInt64?)] = [
    (0, 0), (0x5ff, 0x5ff), (0x600, nil), (0x7ff, nil), (0x800, 0x1800), (0xbff, 0x1bff),
    (0xc00, nil), (.max, nil),
  ]
  for (offset, address) in addresses {
    #expect(image.address(ofByteAt: offset) == address, "\(offset)")
  }
}

@Test("a file says whether it has symbols and lines", arguments: [true, false], [true, false])
func symbolsAndLines(symbols: Bool, lines: Bool) throws {
  let image = try #require(SmallFile().image(file(symbols: symbols, lines: lines)))
  #expect(image.hasSymbols == symbols)
  #expect(image.hasLines == lines)
  #expect(image.segments.count == 2)
}

@Test("what is no program of 64 bits, or the beginning of one, is none")
func noPrograms() {
  let disk = SmallFile()
  let whole = file()
  for bytes in [[], Array("#!/bin/sh\n".utf8), Array(whole.prefix(63)), Array(whole.prefix(200))] {
    #expect(disk.image(bytes) == nil)
  }
  var narrow = whole
  narrow[4] = 1
  #expect(disk.image(narrow) == nil)
  #expect(ProgramImage(path: "/nowhere/at/all") == nil)
  #expect(ProgramImage(path: "/") == nil)
}

@Test("no changed byte traps, whatever the headers then say")
func changedBytes() throws {
  let disk = SmallFile()
  let whole = file(symbols: true, lines: true)
  for index in whole.indices {
    for value: UInt8 in [0, 1, 0x7f, 0xff] {
      var changed = whole
      changed[index] = value
      if let image = disk.image(changed) {
        for offset: UInt64 in [0, 0x900, 1 << 63, .max] { _ = image.address(ofByteAt: offset) }
        #expect(image.segments.count <= 3 || index >= 54, "\(index)")
      }
    }
  }
}
