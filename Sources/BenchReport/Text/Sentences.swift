/// Picks out of a caption or conclusion what can be said.
enum Sentences {
  /// `text` without the sentences that rest on a value which is not there: what was not run or
  /// could not be measured is told by its row and footnote, not by a sentence with a hole.
  ///
  /// A sentence ends with a full stop and a space; the dot inside a number ends none.
  static func withValues(_ text: String) -> String {
    var sentences: [Substring] = []
    var start = text.startIndex
    for range in text.ranges(of: ". ") {
      sentences.append(text[start..<text.index(after: range.lowerBound)])
      start = range.upperBound
    }
    sentences.append(text[start...])
    return sentences.filter { !$0.contains(Findings.unavailable) }.joined(separator: " ")
  }
}
