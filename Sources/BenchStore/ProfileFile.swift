/// The files of a benchmark's profiles, by what they hold.
///
/// `kind` is a means of profiling, `heap`, `cpu` or `instructions`; a difference is a kind of its
/// own. Words become small letters and dashes in the name.
package enum ProfileFile: Hashable, Sendable {
  /// The tables.
  case report(kind: String)
  /// The whole profile, which can be read again.
  case speedscope(kind: String)
  /// The folded stacks of one measure.
  case folded(kind: String, measure: String)
  /// The flame graph of one measure.
  case flameGraph(kind: String, measure: String)

  /// The file's name: `heap.md`, `heap.speedscope.json`, `heap.live-at-the-end.svg`.
  package var name: String {
    switch self {
    case .report(let kind): Self.word(kind) + ".md"
    case .speedscope(let kind): Self.word(kind) + ".speedscope.json"
    case .folded(let kind, let measure): "\(Self.word(kind)).\(Self.word(measure)).folded"
    case .flameGraph(let kind, let measure): "\(Self.word(kind)).\(Self.word(measure)).svg"
    }
  }

  private static func word(_ text: String) -> String {
    let word = text.lowercased().map { letter -> Character in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "-"
    }
    return word.isEmpty ? "-" : String(word)
  }
}
