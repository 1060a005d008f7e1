package import BenchAnalysis
import BenchModel

/// A comparison in the order in which it is read: the gravest first.
///
/// Invariant: every row of the comparison is in exactly one section.
package struct ComparisonLayout: Equatable, Sendable {
  /// Rows of one kind.
  package struct Section: Equatable, Sendable {
    package let kind: Kind
    package let rows: [ComparisonRow]
  }

  /// What the rows of a section have in common, the gravest first.
  package enum Kind: CaseIterable, Sendable {
    case regressions, missing, improvements, inconclusive, reported, tolerated, notJudged, times
    case unchanged
  }

  /// The sections that have rows.
  package let sections: [Section]

  package init(_ comparison: Comparison) {
    let groups = Dictionary(grouping: comparison.rows, by: Self.kind)
    sections = Kind.allCases.compactMap { kind in
      groups[kind].map { Section(kind: kind, rows: $0) }
    }
  }

  private static func kind(of row: ComparisonRow) -> Kind {
    switch row.verdict {
    case .regression, .slower: row.gates ? .regressions : .reported
    case .improvement, .faster: row.gates ? .improvements : .reported
    case .missing: row.gates ? .missing : .notJudged
    case .noChange: row.isChangedWithinTolerance ? .tolerated : .unchanged
    case .inconclusive, .belowResolution, .tooFewSamples, .unstable: .inconclusive
    case .notComparable where row.metric?.kind == .sampled: .times
    case .new, .notComparable, .unavailable: .notJudged
    }
  }
}

extension ComparisonLayout.Kind {
  /// The heading of the section.
  var title: String {
    switch self {
    case .regressions: "Regressions"
    case .missing: "Missing"
    case .improvements: "Improvements"
    case .inconclusive: "Inconclusive"
    case .reported: "Reported, not gating"
    case .tolerated: "Changed within the tolerance"
    case .notJudged: "Not judged"
    case .times: "Times, not judged"
    case .unchanged: "Unchanged"
    }
  }
}
