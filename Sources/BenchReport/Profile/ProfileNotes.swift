/// The warnings of a profile as lines of Markdown.
enum ProfileNotes {
  /// A line for each, equal ones once; all of them, for nothing else keeps them at hand.
  static func lines(ofWarnings warnings: [String]) -> [String] {
    var seen: Set<String> = []
    return warnings.filter { seen.insert($0).inserted }.map {
      "- **Warning:** " + MarkdownText.escaped($0)
    }
  }
}
