/// A value inside a kept file, with the way that leads to it: `benchmarks[3].metrics.cpu.unit`.
///
/// What is missing or of the wrong kind is thrown with that way. A null is as good as no value, so
/// that older and newer writers agree. Cost: linear in the members of an object, for each look-up.
struct Place {
  let json: JSON
  let path: String
  /// What the value at the top is called.
  private let root: String

  init(_ json: JSON, path: String = "", root: String = "the record") {
    self.json = json
    self.path = path
    self.root = root
  }

  /// The member called `key`, or nil where there is none or a null.
  func find(_ key: String) throws(ReadingFault) -> Place? {
    guard case .object(let members) = json.value else { throw wrong(wanted: "an object") }
    guard let member = members.first(where: { $0.name == key }) else { return nil }
    if case .null = member.value.value { return nil }
    return Place(member.value, path: Self.join(path, key))
  }

  /// The member called `key`, which must be there.
  func need(_ key: String) throws(ReadingFault) -> Place {
    guard let place = try find(key) else { throw .missingKey(Self.join(path, key)) }
    return place
  }

  /// All members of an object, by name.
  func members() throws(ReadingFault) -> [(name: String, place: Place)] {
    guard case .object(let members) = json.value else { throw wrong(wanted: "an object") }
    return members.map { ($0.name, Place($0.value, path: Self.join(path, $0.name))) }
  }

  /// All elements of a list.
  func elements() throws(ReadingFault) -> [Place] {
    guard case .list(let elements) = json.value else { throw wrong(wanted: "a list") }
    return elements.enumerated().map { Place($0.element, path: "\(path)[\($0.offset)]") }
  }

  func text() throws(ReadingFault) -> String {
    guard case .text(let text) = json.value else { throw wrong(wanted: "text") }
    return text
  }

  func flag() throws(ReadingFault) -> Bool {
    guard case .bool(let flag) = json.value else { throw wrong(wanted: "true or false") }
    return flag
  }

  func number() throws(ReadingFault) -> Double {
    guard case .number(let text) = json.value else { throw wrong(wanted: "a number") }
    guard let number = Double(text), number.isFinite else {
      throw wrong(wanted: "a number that fits in 64 bits", found: text)
    }
    return number
  }

  /// A whole number, however it is spelt: `1000`, `1000.0`, `1e3`.
  func integer<Whole: FixedWidthInteger>() throws(ReadingFault) -> Whole {
    guard case .number(let text) = json.value else { throw wrong(wanted: "a whole number") }
    if let whole = Whole(text) { return whole }
    guard let whole = Whole(exactly: try number()) else {
      let range = "a whole number from \(Whole.min) to \(Whole.max)"
      throw wrong(wanted: range, found: text)
    }
    return whole
  }

  func texts() throws(ReadingFault) -> [String] {
    try elements().map { (element) throws(ReadingFault) in try element.text() }
  }

  func numbers() throws(ReadingFault) -> [Double] {
    try elements().map { (element) throws(ReadingFault) in try element.number() }
  }

  /// The fault of a value that is not `wanted` but `found`, or else its kind; long ones are cut.
  func wrong(wanted: String, found: String? = nil) -> ReadingFault {
    let key = path.isEmpty ? root : path
    let found = String((found ?? json.kind).prefix(60))
    let fault = RecordFault.wrongValue(key: key, wanted: wanted, found: found)
    return .malformed(offset: json.offset, fault)
  }

  /// The way to `key` under `path`; a name with more than letters and digits stands in quotes.
  private static func join(_ path: String, _ key: String) -> String {
    let isPlain = !key.isEmpty && key.allSatisfy { $0.isLetter || $0.isNumber }
    if !isPlain { return "\(path)[\(key.debugDescription)]" }
    return path.isEmpty ? key : "\(path).\(key)"
  }
}
