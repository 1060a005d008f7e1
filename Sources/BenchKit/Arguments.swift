/// A verb's flags and options, taken out of its arguments.
///
/// Knows `--name value` and `--name=value`, `--` before operands, and says of a misspelt flag which
/// one was meant.
public struct Arguments {
  /// Wrong use, in words for the person who typed it.
  public struct UsageError: Error, Equatable, CustomStringConvertible {
    package let text: String

    /// The words.
    public var description: String { text }
  }

  /// What a verb understands.
  package struct Grammar {
    /// Flags without a value.
    package var flags: [String] = []
    /// Options with a value.
    package var options: [String] = []
    /// The options that may be given more than once.
    package var repeated: Set<String> = ["--filter", "--param"]
    /// The most operands.
    package var operands = 0
  }

  /// The flags that were given.
  package private(set) var flags: Set<String> = []
  /// The values of each option, in order.
  package private(set) var values: [String: [String]] = [:]
  /// What is neither.
  package private(set) var operands: [String] = []

  /// Reads `arguments` by `grammar`.
  package init(_ arguments: [String], grammar: Grammar) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      try take(argument, from: &rest, grammar)
    }
    if operands.count > grammar.operands {
      throw UsageError(text: "unexpected argument '\(operands[grammar.operands])'")
    }
  }

  /// The value of `option`; the last of one that may be given more than once.
  public subscript(option: String) -> String? { values[option]?.last }

  /// The value of `option` as a whole number in `range`.
  ///
  /// Throws `UsageError` where it is none.
  public func integer(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        text: "\(option) takes a whole number from \(range.lowerBound) to "
          + "\(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// The value of `option` as a number above 0.
  package func positive(_ option: String) throws(UsageError) -> Double? {
    guard let text = self[option] else { return nil }
    guard let number = Double(text), number.isFinite, number > 0 else {
      throw UsageError(text: "\(option) takes a number above 0, not '\(text)'")
    }
    return number
  }

  private mutating func take(
    _ argument: String, from rest: inout ArraySlice<String>, _ grammar: Grammar
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if grammar.flags.contains(name) {
      guard parts.count == 1 else { throw UsageError(text: "\(name) takes no value") }
      flags.insert(name)
    } else if grammar.options.contains(name) {
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError(text: "\(name) needs a value")
      }
      guard values[name] == nil || grammar.repeated.contains(name) else {
        throw UsageError(text: "\(name) is given twice; give it once")
      }
      values[name, default: []].append(value)
    } else {
      let near = Spelling.nearest(to: name, among: grammar.flags + grammar.options)
      let hint = near.map { "; did you mean \($0)?" } ?? ""
      throw UsageError(text: "unknown flag '\(name)'\(hint)")
    }
  }
}
