/// The id of an item: text or a whole number, and shown as it was given.
enum ItemID: Hashable, Sendable {
  case text(String)
  case number(Int)

  var json: JSONValue {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .whole(number)
    }
  }
}

extension ItemID: CustomStringConvertible {
  /// The id as JSON has it, so that messages keep to one line.
  var description: String { json.line }
}
