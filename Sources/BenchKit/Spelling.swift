/// Finds the word that someone meant.
enum Spelling {
  /// The nearest of `words` to `word`, where one is near enough: at most a third of it wrong.
  static func nearest(to word: String, among words: [String]) -> String? {
    let ranked = words.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    guard let ranked, ranked.1 <= max(1, word.count / 3) else { return nil }
    return ranked.0
  }

  /// The Levenshtein distance in characters, O(m·n).
  static func distance(_ one: String, _ other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (i, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in target.enumerated() {
        let replaced = diagonal + (character == candidate ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
