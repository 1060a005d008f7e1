import Foundation
import Testing

/// A text that a test expects, kept as a file beside the tests.
///
/// A difference fails. With `TREADMILL_RECORD_GOLDENS=1` in the environment the file is rewritten
/// too, and the test still fails, so that a recording run cannot pass for a check.
enum Golden {
  static func expect(
    _ text: String, matches name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens").appending(path: name)
    let expected = try? String(contentsOf: file, encoding: .utf8)
    if expected == text { return }
    let records = ProcessInfo.processInfo.environment["TREADMILL_RECORD_GOLDENS"] == "1"
    if records {
      do {
        try Data(text.utf8).write(to: file)
        Issue.record("\(name) was recorded; run again without it", sourceLocation: sourceLocation)
      } catch {
        Issue.record("\(name) could not be recorded: \(error)", sourceLocation: sourceLocation)
      }
    } else {
      Issue.record(
        "\(name) differs: \(difference(expected ?? "", text))", sourceLocation: sourceLocation)
    }
  }

  /// The first line that differs.
  private static func difference(_ expected: String, _ text: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(old, new).prefix { $0 == $1 }.count
    let line = { (lines: [Substring]) in index < lines.count ? "“\(lines[index])”" : "nothing" }
    return "line \(index + 1) is \(line(new)) and should be \(line(old))"
  }
}
