/// Reads a file of callgrind's, line by line.
///
/// The form is that of valgrind's manual, "Callgrind Format Specification": names are written out
/// once and numbers stand for them afterwards; positions may be given by their distance from the
/// last line's.
struct CallgrindReading {
  private(set) var functions: [Int: CallgrindDump.Function] = [:]
  /// The sum that the file gives.
  private(set) var told: Int?

  /// True where the file counts instructions.
  var isCallgrind: Bool { instructions != nil }

  private var instructions: Int?
  private var positions: [UInt64] = [0]
  private var hasAddresses = false
  private var objects: [Int: String] = [:]
  private var object = 0
  private var function: Int?
  private var calledObject: Int?
  private var called: Int?
  private var isCall = false

  /// Takes the next line; false where it cannot be understood.
  mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, first != UInt8(ascii: "#") else { return true }
    if Self.beginsCost(first) { return takeCost(Self.text(line)) }
    if let mark = line.firstIndex(of: UInt8(ascii: "=")) {
      return take(Self.text(line[..<mark]), Self.text(line[(mark + 1)...]))
    }
    guard let mark = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return takeHeading(Self.text(line[..<mark]), Self.text(line[(mark + 1)...]))
  }

  private mutating func takeHeading(_ key: Substring, _ value: Substring) -> Bool {
    let words = value.split(separator: " ")
    switch key {
    case "positions":
      hasAddresses = words.first == "instr"
      positions = [UInt64](repeating: 0, count: max(1, min(words.count, 2)))
    case "events": instructions = words.firstIndex(of: "Ir")
    case "totals": return takeSum(words)
    default: break
    }
    return true
  }

  private mutating func takeSum(_ words: [Substring]) -> Bool {
    guard let instructions, words.indices.contains(instructions) else { return false }
    told = Int(words[instructions])
    return told != nil
  }

  private mutating func take(_ key: Substring, _ value: Substring) -> Bool {
    switch key {
    case "ob":
      guard let (number, name) = Self.named(value) else { return false }
      if let name { objects[number] = name }
      object = number
    case "cob":
      guard let (number, name) = Self.named(value) else { return false }
      if let name { objects[number] = name }
      calledObject = number
    case "fn":
      guard let number = know(value, in: object) else { return false }
      function = number
    case "cfn":
      called = know(value, in: calledObject ?? object)
      return called != nil
    case "calls": isCall = true
    default: break
    }
    return true
  }

  /// The number of a function, whose name is kept where it is given.
  private mutating func know(_ value: Substring, in object: Int) -> Int? {
    guard let (number, name) = Self.named(value) else { return nil }
    guard let name else { return number }
    let names = name.split(separator: "'").map(String.init)
    functions[number, default: CallgrindDump.Function()].names = names.isEmpty ? ["?"] : names
    functions[number, default: CallgrindDump.Function()].object = objects[object] ?? ""
    return number
  }

  private mutating func takeCost(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    guard let function, let instructions, words.count >= positions.count else { return false }
    for index in positions.indices {
      guard let place = Self.place(words[index], after: positions[index]) else { return false }
      positions[index] = place
    }
    let column = positions.count + instructions
    // Costs of 0 at a line's end are left out.
    guard let cost = column < words.count ? Int(words[column]) : 0, cost >= 0 else { return false }
    let address = hasAddresses ? positions[0] : 0
    guard isCall else { return add(cost, to: function, at: address) }
    guard let called else { return false }
    functions[called, default: CallgrindDump.Function()].callers[function, default: []]
      .insert(address)
    isCall = false
    calledObject = nil
    return true
  }

  private mutating func add(_ cost: Int, to function: Int, at address: UInt64) -> Bool {
    let before = functions[function]?.costs[address] ?? 0
    let (sum, isTooLarge) = before.addingReportingOverflow(cost)
    guard !isTooLarge else { return false }
    functions[function, default: CallgrindDump.Function()].costs[address] = sum
    return true
  }
}

extension CallgrindReading {
  private static func text(_ bytes: ArraySlice<UInt8>) -> Substring {
    Substring(decoding: bytes, as: UTF8.self)
  }

  private static func beginsCost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"): true
    default: false
    }
  }

  /// `(12) name`, `(12)`: the number and the name where it is given.
  private static func named(_ value: Substring) -> (Int, String?)? {
    guard value.first == "(", let end = value.firstIndex(of: ")") else { return nil }
    guard let number = Int(value.dropFirst()[..<end]), number >= 0 else { return nil }
    let name = value[value.index(after: end)...].drop { $0 == " " }
    return (number, name.isEmpty ? nil : String(name))
  }

  /// A position: whole, or by its distance from the one before.
  private static func place(_ word: Substring, after last: UInt64) -> UInt64? {
    switch word.first {
    case "*": word.count == 1 ? last : nil
    case "+": number(word.dropFirst()).map { last &+ $0 }
    case "-": number(word.dropFirst()).map { last &- $0 }
    default: number(word)
    }
  }

  private static func number(_ word: Substring) -> UInt64? {
    word.hasPrefix("0x") ? UInt64(word.dropFirst(2), radix: 16) : UInt64(word)
  }
}
