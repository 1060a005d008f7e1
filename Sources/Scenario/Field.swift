/// A value and the key that it stands under, as `events[3].tick`: what errors name.
///
/// Each reading answers one type and throws where the value is of another. Leaves out what a number
/// may be: the engines know that.
struct Field {
  let key: String
  let value: JSONValue

  /// The error that this should be `requirement`.
  func wrong(_ requirement: String) -> ScenarioError {
    .value(key, value.description, requirement)
  }

  /// The field, or nil where it is null.
  var unlessNull: Field? { value == .null ? nil : self }

  /// A number, which may be spelt `"nan"`, `"inf"` or `"-inf"`.
  func number() throws(ScenarioError) -> JSONNumber {
    switch value {
    case .number(let number): return number
    case .text("nan"): return .real(.nan)
    case .text("inf"): return .real(.infinity)
    case .text("-inf"): return .real(-.infinity)
    default: throw wrong("a number")
    }
  }

  /// A number for an engine to judge.
  func real() throws(ScenarioError) -> Double { try number().real }

  /// A whole number of a configuration. (Those of events are judged when the event happens.)
  func whole() throws(ScenarioError) -> Int {
    guard let whole = try number().whole else { throw wrong(JSONNumber.wholeRequirement) }
    return whole
  }

  func text() throws(ScenarioError) -> String {
    guard case .text(let text) = value else { throw wrong("text") }
    return text
  }

  func flag() throws(ScenarioError) -> Bool {
    guard case .flag(let flag) = value else { throw wrong("true or false") }
    return flag
  }

  /// Nothing but true, for events that need no more than their name.
  func mark() throws(ScenarioError) {
    guard value == .flag(true) else { throw wrong("true") }
  }

  /// What one of the words of `table` stands for.
  func choice<Value>(_ table: KeyValuePairs<String, Value>) throws(ScenarioError) -> Value {
    for (word, choice) in table where value == .text(word) { return choice }
    throw wrong(table.map { "\"\($0.key)\"" }.joined(separator: " or "))
  }

  func list() throws(ScenarioError) -> [Field] {
    guard case .list(let elements) = value else { throw wrong("a list") }
    return elements.enumerated().map { Field(key: "\(key)[\($0)]", value: $1) }
  }

  /// The elements of a list, each read by `read`.
  func list<Value>(
    of read: (Field) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> [Value] {
    var values: [Value] = []
    for field in try list() { values.append(try read(field)) }
    return values
  }

  /// The two whole numbers of a list of two.
  func pair() throws(ScenarioError) -> (Int, Int) {
    let numbers = try list()
    guard numbers.count == 2 else { throw wrong("a list of two whole numbers") }
    return (try numbers[0].whole(), try numbers[1].whole())
  }

  /// An identity: text or a whole number.
  func id() throws(ScenarioError) -> ItemID {
    switch value {
    case .text(let text): return .text(text)
    case .number(.whole(let number)): return .number(number)
    default: throw wrong("an id: text or a whole number")
    }
  }
}
