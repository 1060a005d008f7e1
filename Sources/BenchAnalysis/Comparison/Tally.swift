/// How many rows that count came out how, and the exit code that follows.
package struct Tally: Equatable, Sendable {
  package var regressions = 0
  package var improvements = 0
  package var unchanged = 0
  package var inconclusive = 0
  package var missing = 0
  package var new = 0
  package var notComparable = 0

  /// Counts the rows that gate.
  package init(_ rows: [ComparisonRow] = []) {
    for row in rows where row.gates {
      switch row.verdict {
      case .regression, .slower: regressions += 1
      case .improvement, .faster: improvements += 1
      case .noChange: unchanged += 1
      case .inconclusive, .belowResolution, .tooFewSamples: inconclusive += 1
      case .missing: missing += 1
      case .new: new += 1
      case .notComparable: notComparable += 1
      case .unavailable, .unstable: break
      }
    }
  }

  /// How many rows were held against each other and counted.
  package var judged: Int { regressions + improvements + unchanged + inconclusive }
}
