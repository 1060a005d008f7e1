/// Finds the revisions that someone may have meant.
enum NearNames {
  /// At most three of `names` that are near to `name`, nearest first.
  ///
  /// Near is a name that differs in case only or lacks a remote's name before it, and one of which
  /// at most a third is wrong. What follows a branch's name, as in `main~1`, is kept; where only
  /// that is wrong, nothing is near.
  static func of(_ name: String, among names: [String]) -> [String] {
    let stem = name.prefix { !"~^@:".contains($0) }
    let rest = name.dropFirst(stem.count)
    guard !stem.isEmpty, !names.contains(String(stem)) else { return [] }
    let ranked = names.compactMap { candidate -> (rank: Int, name: String)? in
      guard let rank = rank(of: candidate, for: String(stem)) else { return nil }
      return (rank, candidate + rest)
    }
    return ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }.prefix(3).map(\.name)
  }

  /// Fewer is nearer; nil is not near.
  private static func rank(of candidate: String, for name: String) -> Int? {
    let (candidate, word) = (candidate.lowercased(), name.lowercased())
    if candidate == word || candidate.hasSuffix("/" + word) { return 0 }
    // A wrong letter counts twice: as one taken out and one put in.
    let edits = Array(candidate).difference(from: Array(word)).count
    return edits <= max(2, 2 * word.count / 3) ? edits : nil
  }
}
