// How the state of an engine is put together, name by name.
extension [JSONValue.Member] {
  mutating func show(_ name: String, _ value: JSONValue) {
    append(JSONValue.Member(name: name, value: value))
  }

  mutating func show(_ name: String, _ number: Int?) { show(name, .whole(number)) }

  mutating func show(_ name: String, _ number: Double) { show(name, .real(number)) }

  mutating func show(_ name: String, _ flag: Bool) { show(name, .flag(flag)) }
}
