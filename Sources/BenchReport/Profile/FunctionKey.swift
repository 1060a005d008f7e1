import BenchModel

/// What makes two frames one function: its name and its file, not the line.
struct FunctionKey: Hashable {
  let name: String
  let file: String?

  init(name: String, file: String? = nil) {
    self.name = name
    self.file = file
  }

  /// The function of `frame`; one without a name says so.
  init(_ frame: StackProfile.Frame) {
    name = SingleLine.of(frame.function.isEmpty ? Self.unnamed : frame.function)
    file = frame.file.map(SingleLine.of)
  }

  /// What stands for a name that is empty.
  static let unnamed = "(no name)"
  /// The function of stacks without frames.
  static let stackless = FunctionKey(name: "(no stack)")

  /// By name, then by file: an order that is the same on every machine.
  static func precedes(_ one: FunctionKey, _ other: FunctionKey) -> Bool {
    if one.name != other.name { return one.name < other.name }
    return (one.file ?? "") < (other.file ?? "")
  }
}
