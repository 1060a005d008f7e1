extension HeapDump {
  /// Reads a profile.
  package init(parsing text: String) throws(HeapDumpError) {
    self.init()
    var lines = NumberedLines(text)
    guard let first = lines.next() else { throw HeapDumpError(.truncated, line: 1) }
    let rate = first.hasPrefix("heap_v2/") ? Int(first.dropFirst(8)) : nil
    guard let rate, rate > 0 else { throw HeapDumpError(.notAHeapProfile, line: 1) }
    self.rate = rate
    try takeStacks(&lines)
    try takeModules(&lines)
  }

  private mutating func takeStacks(_ lines: inout NumberedLines) throws(HeapDumpError) {
    var addresses: [UInt64]?
    while let line = lines.next() {
      if line.hasPrefix("MAPPED_LIBRARIES:") {
        guard addresses == nil else { throw lines.error(.malformed) }
        return
      }
      if line.hasPrefix("@") {
        guard addresses == nil else { throw lines.error(.malformed) }
        addresses = try Self.addresses(line, lines)
      } else if line.hasPrefix("  t*: ") {
        let tallies = try Self.tallies(line, lines)
        // Those before the first stack are the sums.
        if let stack = addresses {
          entries.append(Entry(addresses: stack, live: tallies.live, allocated: tallies.allocated))
        }
        addresses = nil
      } else if !line.hasPrefix("  t"), !line.isEmpty {
        throw lines.error(.malformed)
      }
    }
    throw lines.error(.truncated)
  }

  private static func addresses(
    _ line: Substring, _ lines: NumberedLines
  ) throws(HeapDumpError) -> [UInt64] {
    let words = line.dropFirst().split(separator: " ")
    let addresses = words.compactMap {
      $0.hasPrefix("0x") ? UInt64($0.dropFirst(2), radix: 16) : nil
    }
    guard addresses.count == words.count else { throw lines.error(.malformed) }
    return addresses
  }

  /// `  t*: 1: 1024 [11: 2144]`
  private static func tallies(
    _ line: Substring, _ lines: NumberedLines
  ) throws(HeapDumpError) -> (live: Tally, allocated: Tally) {
    let words = line.dropFirst(6).split { " :[]".contains($0) }
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == 4, words.count == 4, numbers.allSatisfy({ $0 >= 0 }), line.last == "]"
    else { throw lines.error(lines.isCutOff ? .truncated : .malformed) }
    return (
      Tally(objects: numbers[0], bytes: numbers[1]), Tally(objects: numbers[2], bytes: numbers[3])
    )
  }

  private mutating func takeModules(_ lines: inout NumberedLines) throws(HeapDumpError) {
    while let line = lines.next(), !line.isEmpty {
      if lines.isCutOff { throw lines.error(.truncated) }
      guard let mapping = LoadedModule.mapping(line) else { throw lines.error(.malformed) }
      if mapping.isExecutable { modules.append(mapping.module) }
    }
    if modules.isEmpty, !entries.isEmpty { throw lines.error(.truncated) }
  }
}

extension LoadedModule {
  /// A line of `/proc/PID/maps`; nil where it is none.
  static func mapping(_ line: Substring) -> (module: LoadedModule, isExecutable: Bool)? {
    let words = line.split(separator: " ", maxSplits: 5)
    guard words.count >= 5, words[1].utf8.count == 4 else { return nil }
    let range = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
    guard range.count == 2, range[0] <= range[1], let offset = UInt64(words[2], radix: 16) else {
      return nil
    }
    let path = words.count > 5 ? words[5].drop { $0 == " " } : ""
    let module = LoadedModule(
      path: String(path), start: range[0], end: range[1], offset: offset)
    return (module, words[1].contains("x"))
  }
}

/// The lines of a text, the number of the last one read at hand for errors.
struct NumberedLines {
  private var rest: Substring
  private(set) var number = 0
  private let endsWithNewline: Bool

  init(_ text: String) {
    rest = text[...]
    endsWithNewline = text.utf8.last == 10
  }

  /// True where the last line read has no end.
  var isCutOff: Bool { rest.isEmpty && !endsWithNewline }

  mutating func next() -> Substring? {
    guard !rest.isEmpty else { return nil }
    number += 1
    let end = rest.utf8.firstIndex(of: 10) ?? rest.endIndex
    defer { rest = end < rest.endIndex ? rest[rest.utf8.index(after: end)...] : "" }
    return rest[..<end]
  }

  func error(_ problem: HeapDumpError.Problem) -> HeapDumpError {
    HeapDumpError(problem, line: number)
  }
}
