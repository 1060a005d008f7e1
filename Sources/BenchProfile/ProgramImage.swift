internal import CBenchSupport

/// How a program's or library's file is laid out: the part of ELF that naming addresses needs.
///
/// Invariant: read from a 64-bit little-endian file, whose headers lie within the file. Cost: three
/// small reads.
struct ProgramImage: Equatable, Sendable {
  /// A part of the file that is mapped.
  struct Segment: Equatable, Sendable {
    var offset: UInt64
    var size: UInt64
    /// Where the linker put it.
    var address: UInt64
  }

  var segments: [Segment] = []
  /// False in a stripped file.
  var hasSymbols = false
  /// False where it was built without debug information.
  var hasLines = false

  /// The linker's address of the byte at `offset` of the file; nil where it is in no segment.
  func address(ofByteAt offset: UInt64) -> UInt64? {
    for segment in segments where offset >= segment.offset {
      let distance = offset - segment.offset
      if distance < segment.size { return segment.address &+ distance }
    }
    return nil
  }

  /// Reads the file's headers; nil where they are not those of such a file.
  init?(path: String) {
    guard let header = FileBytes(path: path, at: 0, count: 64),
      header.bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
    else { return nil }
    let programs = (header.number(54, 2), header.number(56, 2))
    let sections = (header.number(58, 2), header.number(60, 2))
    guard programs.0 >= 56,
      let table = FileBytes(path: path, at: header.number(32, 8), count: programs.0 * programs.1)
    else { return nil }
    for base in stride(from: 0, to: Int(programs.0 * programs.1), by: Int(programs.0))
    where table.number(base, 4) == 1 {
      segments.append(
        Segment(
          offset: table.number(base + 8, 8), size: table.number(base + 32, 8),
          address: table.number(base + 16, 8)))
    }
    guard sections.0 >= 64,
      let table = FileBytes(path: path, at: header.number(40, 8), count: sections.0 * sections.1)
    else { return }
    takeSections(table, sections.0, namesAt: header.number(62, 2), path)
  }

  private mutating func takeSections(
    _ table: FileBytes, _ size: UInt64, namesAt index: UInt64, _ path: String
  ) {
    let bases = Array(stride(from: 0, to: table.bytes.count, by: Int(size)))
    guard index < bases.count else { return }
    let names = bases[Int(index)]
    let text = FileBytes(
      path: path, at: table.number(names + 24, 8), count: table.number(names + 32, 8))
    for base in bases {
      if table.number(base + 4, 4) == 2 { hasSymbols = true }
      if text?.word(at: Int(table.number(base, 4))) == ".debug_line" { hasLines = true }
    }
  }
}

/// Some bytes of a file, all that were asked for.
private struct FileBytes {
  let bytes: [UInt8]

  /// Nil where the file has not so many, or the headers of 1 MiB that nobody writes are asked for.
  init?(path: String, at offset: UInt64, count: UInt64) {
    guard count > 0, count <= 1 << 20, let offset = Int64(exactly: offset) else { return nil }
    bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { bytes, read in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        read = max(0, tm_read_file_at(path, offset, bytes.baseAddress, bytes.count))
      }
    }
    guard bytes.count == Int(count) else { return nil }
  }

  /// The little-endian number at `start`; 0 behind the end.
  func number(_ start: Int, _ size: Int) -> UInt64 {
    guard start >= 0, start + size <= bytes.count else { return 0 }
    return bytes[start..<(start + size)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The text that begins at `start` and ends with a 0.
  func word(at start: Int) -> String? {
    guard start < bytes.count else { return nil }
    return String(decoding: bytes[start...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
