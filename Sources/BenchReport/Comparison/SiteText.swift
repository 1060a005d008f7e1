import BenchAnalysis
import BenchModel

/// Functions that allocate more than they did, in words.
enum SiteText {
  /// How many functions are named of one row.
  static let shown = 3

  /// Clauses that name the functions behind a row, the greatest first; empty where none is known.
  static func clauses(_ places: [SiteChange]) -> [String] {
    let more = places.count - shown
    return places.prefix(shown).map(text)
      + (more > 0 ? ["and \(more) more \(more == 1 ? "function" : "functions")"] : [])
  }

  /// `grew in Feed.append (Sources/Feed.swift:42): 0 → 1 allocations, 0 → 80 bytes an iteration`.
  static func text(_ change: SiteChange) -> String {
    let count = "\(number(change.baseCount)) → \(number(change.headCount)) allocations"
    let unit = DisplayUnit.suiting([change.baseBytes, change.headBytes], .bytes)
    let bytes = [change.baseBytes, change.headBytes].map { number($0 / unit.divisor) }
    let about = change.isEstimate ? "about " : ""
    return "grew in \(change.function)\(position(change)): \(about)\(count), "
      + "\(bytes[0]) → \(unit.phrase(bytes[1])) an iteration"
  }

  private static func position(_ change: SiteChange) -> String {
    guard let file = change.file else { return "" }
    return " (\(file)\(change.line.map { ":\($0)" } ?? ""))"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? NumberText.exact(value) : NumberText.trimmed(value, decimals: 3)
  }

  /// A function as a member of a row in JSON.
  static func json(_ change: SiteChange) -> String {
    JSONText.object([
      "baseAllocations": JSONText.number(change.baseCount),
      "baseBytes": JSONText.number(change.baseBytes),
      "file": change.file.map(JSONText.quoted), "function": JSONText.quoted(change.function),
      "headAllocations": JSONText.number(change.headCount),
      "headBytes": JSONText.number(change.headBytes), "line": change.line.map { "\($0)" },
    ])
  }
}
