import BenchAnalysis

/// A comparison in one line, and what holds for all of it.
enum ComparisonSummary {
  /// `2 regressions, 1 missing, 34 unchanged`, what there is none of left out but the regressions.
  static func counts(_ tally: Tally) -> String {
    let regressions =
      tally.regressions == 0 ? "no regression" : counted(tally.regressions, "regression")
    let others = [
      (tally.missing, "missing"), (tally.improvements, "improvement"),
      (tally.inconclusive, "inconclusive"), (tally.notComparable, "not comparable"),
      (tally.new, "new"), (tally.unchanged, "unchanged"),
    ].filter { $0.0 > 0 }.map { count, word in
      word == "improvement" ? counted(count, word) : "\(count) \(word)"
    }
    return ([regressions] + others).joined(separator: ", ")
  }

  /// The geometric means in a sentence; nil where there is none.
  static func means(_ means: [GeometricMean]) -> String? {
    guard !means.isEmpty else { return nil }
    let texts = means.map { mean in
      "\(mean.metric) \(ChangeText.percent(mean.change)) (of \(mean.benchmarks))"
    }
    return "Geometric means of the changes, over the benchmarks that both sides have: "
      + texts.joined(separator: ", ") + "."
  }

  /// What the columns of times mean; nil where no time was judged.
  static func legend(_ rows: [ComparisonRow]) -> String? {
    guard rows.contains(where: { $0.judgement.pairs != nil }) else { return nil }
    return "Changes of times with 95 % intervals. Visible from: the smallest slowdown that this "
      + "session would have called slower four times in five. A/A: the base against itself in the "
      + "same session."
  }

  /// `1 row`, `2 rows`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }

  /// The first few of `names`, and how many more there are.
  static func listed(_ names: [String], most: Int = 4) -> String {
    let shown = names.count <= most + 1 ? names : Array(names.prefix(most))
    let more = names.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
