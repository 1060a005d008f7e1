/// The fields of one object, of which every name is known and none comes twice.
///
/// Look-ups are linear: objects of a scenario are small. Leaves out the values, which may be of any
/// type still.
struct Fields {
  /// The key of the object itself; empty for the scenario.
  let key: String
  private let fields: [(name: String, field: Field)]

  /// Takes the object at `field` apart, whatever names it has.
  /// - Throws: for another value than an object, and for a name that comes twice.
  init(_ field: Field) throws(ScenarioError) {
    guard case .object(let members) = field.value else {
      guard !field.key.isEmpty else {
        throw .syntax(line: 1, column: 1, reason: "a scenario is one object: {\"engine\": …}")
      }
      throw field.wrong("an object")
    }
    key = field.key
    var fields: [(name: String, field: Field)] = []
    var names: Set<String> = []
    for member in members {
      let key = Self.key(of: member.name, in: field.key)
      guard names.insert(member.name).inserted else {
        throw .key(key, problem: "is there twice; leave one out")
      }
      fields.append((member.name, Field(key: key, value: member.value)))
    }
    self.fields = fields
  }

  /// Takes an object apart that may have `names` and no other.
  init(_ field: Field, names: [String]) throws(ScenarioError) {
    try self.init(field)
    try check(names: names)
  }

  /// Throws for the first name that is none of `allowed`.
  func check(names allowed: [String]) throws(ScenarioError) {
    for (name, field) in fields where !allowed.contains(name) {
      let known = allowed.joined(separator: ", ")
      throw .key(field.key, problem: "is an unknown key; those of this place are: \(known)")
    }
  }

  /// The names in the order of the file.
  var names: [String] { fields.map(\.name) }

  /// The names with their fields, in the order of the file.
  var all: [(name: String, field: Field)] { fields }

  /// The field of that name; nil where it is left out.
  subscript(name: String) -> Field? { fields.first { $0.name == name }?.field }

  /// The field of that name, which must be there and `requirement`.
  func required(_ name: String, _ requirement: String) throws(ScenarioError) -> Field {
    guard let field = self[name] else {
      throw .missing(Self.key(of: name, in: key), requirement)
    }
    return field
  }

  private static func key(of name: String, in place: String) -> String {
    let isPlain =
      !name.isEmpty && name.utf8.count <= 100
      && name.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != 0x22 }
    let shown = isPlain ? name : JSONValue.text(String(name.prefix(100))).line
    return place.isEmpty ? shown : "\(place).\(shown)"
  }
}

extension Fields {
  /// A required number for an engine to judge.
  func real(_ name: String) throws(ScenarioError) -> Double {
    try required(name, "a number").real()
  }

  /// A number for an engine to judge, `standard` where it is left out.
  func real(_ name: String, else standard: Double) throws(ScenarioError) -> Double {
    try self[name]?.real() ?? standard
  }

  /// A required whole number.
  func whole(_ name: String) throws(ScenarioError) -> Int {
    try required(name, JSONNumber.wholeRequirement).whole()
  }

  /// A whole number, `standard` where it is left out.
  func whole(_ name: String, else standard: Int) throws(ScenarioError) -> Int {
    try self[name]?.whole() ?? standard
  }

  /// A required number of an event, whole or not.
  func number(_ name: String) throws(ScenarioError) -> JSONNumber {
    try required(name, "a number").number()
  }

  /// A number of an event, `standard` where it is left out.
  func number(_ name: String, else standard: Int) throws(ScenarioError) -> JSONNumber {
    try self[name]?.number() ?? .whole(standard)
  }
}
