package import BenchModel

/// The benchmarks of two runs, matched by id: those of the base in their order, then the new ones.
///
/// Ids are matched in full, case included. Invariant: every id of either run stands once; of two
/// results with one id the first counts. O(benchmarks).
package struct Pairing: Equatable, Sendable {
  /// What became of one id.
  package enum Match: Equatable, Sendable {
    /// On both sides, the same benchmark.
    case paired(base: BenchmarkResult, head: BenchmarkResult)
    /// In the base only.
    case missing(BenchmarkResult)
    /// In the head only.
    case new(BenchmarkResult)
    /// On both sides, and not the same benchmark.
    case notComparable(base: BenchmarkResult, head: BenchmarkResult, Incomparability)
  }

  package let matches: [Match]

  /// The matches of two runs' results.
  package init(base: [BenchmarkResult], head: [BenchmarkResult]) {
    let first = { (one: BenchmarkResult, _: BenchmarkResult) in one }
    let heads = Dictionary(head.map { ($0.id, $0) }, uniquingKeysWith: first)
    var seen: Set<String> = []
    var matches: [Match] = []
    for result in base where seen.insert(result.id).inserted {
      matches.append(heads[result.id].map { Self.match(result, $0) } ?? .missing(result))
    }
    for result in head where seen.insert(result.id).inserted { matches.append(.new(result)) }
    self.matches = matches
  }

  private static func match(_ base: BenchmarkResult, _ head: BenchmarkResult) -> Match {
    let obstacle =
      Incomparability(.parameters, base: text(base.parameters), head: text(head.parameters))
      ?? Incomparability(.definition, base: base.definition, head: head.definition)
    return obstacle.map { .notComparable(base: base, head: head, $0) }
      ?? .paired(base: base, head: head)
  }

  private static func text(_ parameters: [String: String]) -> String {
    parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
