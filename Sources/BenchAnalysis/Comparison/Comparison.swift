package import BenchModel

/// Two runs held against each other: a row for each metric of each benchmark, and what follows.
///
/// Pure: the same records, options and times give the same comparison. Nothing is passed over: a
/// benchmark or metric that one side lacks has a row too. Cost: some milliseconds for each row of
/// times, next to nothing for the others.
package struct Comparison: Equatable, Sendable {
  /// One of the two runs, as a report names it.
  package struct Run: Equatable, Sendable {
    /// What the user called it; else the commit, else the record's id.
    package var name: String
    package let commit: Commit
    package let time: String

    init(_ record: RunRecord, name: String?) {
      self.name = name ?? record.commit.hash.map { String($0.prefix(9)) } ?? record.id
      commit = record.commit
      time = record.time
    }
  }

  /// What is judged, and how strictly.
  package struct Options: Equatable, Sendable {
    package var policy = Policy.standard
    /// Judges what is not comparable all the same, and labels every such row.
    package var isForced = false
    /// False for exact metrics alone.
    package var includesSampled = true
    /// The names of the two runs; nil to call them by their commits.
    package var baseName: String?
    package var headName: String?

    package init() {}
  }

  package let base: Run
  package let head: Run
  /// All rows, in the order of the base's benchmarks, then that of the new ones.
  package private(set) var rows: [ComparisonRow]
  package let tally: Tally
  package let geometricMeans: [GeometricMean]

  /// Holds `head` against `base`.
  ///
  /// `times` are the verdicts of the interleaved session that measured both. Without them, times
  /// are judged only where both records come from one session, and are shown elsewhere.
  package init(
    base: RunRecord, head: RunRecord, options: Options = Options(), times: [TimeVerdict] = []
  ) {
    let pairing = Pairing(base: base.benchmarks, head: head.benchmarks)
    var judge = RowJudge(
      comparability: Comparability(base: base, head: head), policy: options.policy,
      isForced: options.isForced, includesSampled: options.includesSampled,
      times: Dictionary(grouping: times, by: \.benchmark))
    judge.timedRows = pairing.matches.reduce(0) { count, match in
      guard case .paired(let base, let head) = match else { return count }
      return count + judge.timedRows(base: base, head: head)
    }
    let rows = pairing.matches.flatMap { Self.rows(of: $0, judge) }
    self.base = Run(base, name: options.baseName)
    self.head = Run(head, name: options.headName)
    self.rows = rows
    tally = Tally(rows)
    geometricMeans = GeometricMean.of(rows)
  }

  private static func rows(of match: Pairing.Match, _ judge: RowJudge) -> [ComparisonRow] {
    switch match {
    case .missing(let result): return [ComparisonRow(result.id, .missing)]
    case .new(let result): return [ComparisonRow(result.id, .new)]
    case .notComparable(let base, _, let reason) where !judge.isForced:
      return [ComparisonRow(base.id, .notComparable(reason))]
    case .notComparable(let base, let head, let reason):
      return hinted(judge.rows(base: base, head: head, against: reason))
    case .paired(let base, let head):
      return hinted(judge.rows(base: base, head: head))
    }
  }

  private static func hinted(_ rows: [ComparisonRow]) -> [ComparisonRow] {
    var rows = rows
    LayoutHint.add(to: &rows)
    return rows
  }
}

extension Comparison {
  /// The benchmarks of which an exact metric of memory changed for the worse, in order.
  package var benchmarksToLocate: [String] {
    var seen: Set<String> = []
    return rows.filter(\.isOfMemory).map(\.benchmark).filter { seen.insert($0).inserted }
  }

  /// Says of the rows about memory that changed for the worse which functions are behind it.
  package mutating func locate(_ places: [String: [SiteChange]]) {
    for index in rows.indices where rows[index].isOfMemory {
      rows[index].places = places[rows[index].benchmark]?.filter(\.isWorse) ?? []
    }
  }

  /// How the tool ends: 3 for a regression, else 4 for a missing benchmark or nothing to compare,
  /// else 5 where something was not comparable, else 6 for no verdict if that was asked for, else
  /// 0, improvements included.
  package func exitCode(failsOnInconclusive: Bool = false) -> Int {
    if tally.regressions > 0 { return 3 }
    if tally.missing > 0 { return 4 }
    if tally.notComparable > 0 { return 5 }
    if tally.judged == 0 { return isNotComparableAtAll ? 5 : 4 }
    return failsOnInconclusive && tally.inconclusive > 0 ? 6 : 0
  }

  /// True where there were values on both sides and none of them could be judged.
  private var isNotComparableAtAll: Bool {
    rows.contains { row in
      if case .notComparable = row.verdict { true } else { false }
    }
  }
}
