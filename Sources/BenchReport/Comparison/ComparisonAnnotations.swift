package import BenchAnalysis
import BenchModel

/// A comparison as GitHub's workflow commands: a line for each row that fails or that needs a look.
///
/// GitHub shows ten errors and ten warnings of a step; the tenth line of either kind says how many
/// more there are. Source of the escapes: the toolkit of GitHub's actions, `command.ts`.
package enum ComparisonAnnotations {
  /// The lines, the last one ended; empty where there is nothing to say.
  package static func text(of comparison: Comparison) -> String {
    let lines = [("error", isError), ("warning", isWarning)].flatMap { level, belongs in
      self.lines(comparison.rows.filter(belongs), level)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let shown = 10

  private static func isError(_ row: ComparisonRow) -> Bool {
    guard row.gates else { return false }
    if case .notComparable = row.verdict { return true }
    return row.verdict.isWorse || row.verdict == .missing
  }

  private static func isWarning(_ row: ComparisonRow) -> Bool {
    row.verdict == .unstable || (row.gates ? row.verdict.isUndecided : row.verdict.isWorse)
  }

  private static func lines(_ rows: [ComparisonRow], _ level: String) -> [String] {
    let fits = rows.count <= shown
    let lines = rows.prefix(fits ? shown : shown - 1).map { row in
      let name = row.metric.map { "\(row.benchmark) \($0.name)" } ?? row.benchmark
      let message = "\(name): \(RowSentence.text(row))"
      return line(level, at: row.places.first, title: VerdictText.label(row.verdict), message)
    }
    let more = rows.count - lines.count
    return fits
      ? lines
      : lines
        + [line(level, at: nil, title: "and more", "\(more) more are in the report")]
  }

  /// The line stands beside the code where a function is known to be behind the row.
  private static func line(
    _ level: String, at place: SiteChange?, title: String, _ message: String
  ) -> String {
    var properties: [String] = []
    if let file = place?.file {
      properties.append("file=\(property(file))")
      if let line = place?.line { properties.append("line=\(line)") }
    }
    properties.append("title=\(property(title))")
    return "::\(level) \(properties.joined(separator: ","))::\(escaped(message))"
  }

  /// The text of a command: what would end the line is percent-encoded.
  private static func escaped(_ text: String) -> String { encoded(text, "%\r\n") }

  /// A property of a command: also what would end the property.
  private static func property(_ text: String) -> String { encoded(text, "%\r\n:,") }

  private static func encoded(_ text: String, _ special: String) -> String {
    text.unicodeScalars.map { scalar in
      guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
