import BenchAnalysis

/// Verdicts in words.
enum VerdictText {
  /// The verdict alone: `slower`, `no change`, `not comparable`.
  static func label(_ verdict: Verdict) -> String {
    switch verdict {
    case .noChange: "no change"
    case .notComparable: "not comparable"
    case .belowResolution: "below the clock's resolution"
    case .tooFewSamples: "too few pairs"
    case .regression, .improvement, .slower, .faster, .inconclusive, .missing, .new, .unavailable,
      .unstable:
      verdict.key
    }
  }

  /// Why there is no better verdict, and what to do about it; empty where there is nothing to say.
  static func reason(_ verdict: Verdict) -> String {
    switch verdict {
    case .notComparable(let obstacle): "\(obstacle.reason); \(obstacle.remedy)"
    case .unavailable(let reason): reason.isEmpty ? "no reason was recorded" : reason
    case .unstable: "runs of one binary disagree, so that it cannot gate"
    case .belowResolution: "the body takes less than the clock can tell; give it more to do"
    case .tooFewSamples: "a verdict takes 8 pairs, a slower or faster one 16"
    case .inconclusive: "neither a change nor the lack of one is proven; more pairs may tell"
    case .missing: "in the base and not in the head"
    case .new: "in the head and not in the base"
    case .regression, .improvement, .slower, .faster, .noChange: ""
    }
  }

  /// What a reader must be told about a row beside its numbers, as clauses.
  static func notes(_ row: ComparisonRow) -> [String] {
    var notes = row.judgement.notes
    if let note = row.treatment?.note, !note.isEmpty { notes.insert(note, at: 0) }
    if let forced = row.forced { notes.insert("judged by force: \(forced.reason)", at: 0) }
    if row.verdict.isWorse, !row.gates { notes.insert("reported only, it fails nothing", at: 0) }
    return notes + SiteText.clauses(row.places)
  }
}
