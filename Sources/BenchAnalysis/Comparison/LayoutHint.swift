import BenchModel

/// Warns that a slower time may come from where the code lies and not from what it does.
///
/// Code that moved in memory meets caches and branch predictors in another way; the work stays the
/// same, and so do its instructions and allocations.
enum LayoutHint {
  /// Adds the hint to the slower rows among the rows of one benchmark.
  static func add(to rows: inout [ComparisonRow]) {
    let exact = Dictionary(
      rows.compactMap { row in row.metric.map { ($0.name, row.verdict) } },
      uniquingKeysWith: { one, _ in one })
    let isSame = { (metric: Metric) in exact[metric.name] == .noChange }
    guard isSame(.allocations) || isSame(.instructions) else { return }
    let hint: String
    if isSame(.instructions) {
      hint = "as many instructions as before: the code's place in memory may be all that changed"
    } else if exact[Metric.instructions.name].map(\.isJudged) == true {
      return
    } else {
      hint =
        "as many allocations as before; count --instructions too to tell more work from another "
        + "place in memory"
    }
    for index in rows.indices where rows[index].verdict == .slower {
      rows[index].judgement.notes.append(hint)
    }
  }
}
