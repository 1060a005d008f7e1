extension LoadedModule {
  /// The file of a line of `/proc/PID/maps`; nil where the mapping has no code or no name.
  init?(mapping line: String) {
    let words = line.split(separator: " ", maxSplits: 5)
    guard words.count == 6, words[1].contains("x"), let offset = UInt64(words[2], radix: 16)
    else { return nil }
    let range = words[0].split(separator: "-").map { UInt64($0, radix: 16) }
    let path = words[5].drop { $0 == " " }
    guard range.count == 2, let start = range[0], let end = range[1], start < end, !path.isEmpty
    else { return nil }
    self.init(path: String(path), start: start, end: end, offset: offset)
  }

  /// The kernel, whose frames are all one: what it does within is not the program's to change.
  static let kernel = LoadedModule(
    path: "[kernel]", start: 0xFFFF_8000_0000_0000, end: .max, offset: 0)
}

extension RawStack {
  /// A stack without what is beyond its first caller in no file: a walk that a foreign frame
  /// pointer led astray.
  static func plausible(_ addresses: [UInt64], in modules: [LoadedModule]) -> [UInt64] {
    let isLost = { (address: UInt64) in
      !modules.contains { $0.start < address && address <= $0.end }
    }
    guard let end = addresses.dropFirst().firstIndex(where: isLost) else { return addresses }
    return Array(addresses[..<end])
  }
}
