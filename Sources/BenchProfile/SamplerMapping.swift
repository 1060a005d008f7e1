extension LoadedModule {
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
