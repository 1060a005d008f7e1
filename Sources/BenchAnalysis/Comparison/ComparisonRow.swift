package import BenchModel

/// One line of a comparison: a metric of a benchmark, or a benchmark as a whole, and its judgement.
package struct ComparisonRow: Equatable, Sendable {
  /// The benchmark's id.
  package let benchmark: String
  /// Nil where the row is about the benchmark as a whole: missing, new, or another one now.
  package let metric: Metric?
  package var judgement: Judgement
  /// How the row was judged; nil where it is about the benchmark as a whole.
  package let treatment: Treatment?
  /// True where the row counts: its verdict may fail the comparison. What has no value, or
  /// another one on every run, never does.
  package let gates: Bool
  /// Why the row should not have been judged; it was, because the user insisted.
  package let forced: Incomparability?
  /// The functions behind a change of allocations, where they were looked for.
  package var places: [SiteChange] = []

  /// A row about a benchmark as a whole; it always counts.
  init(_ benchmark: String, _ verdict: Verdict) {
    self.benchmark = benchmark
    metric = nil
    judgement = Judgement(verdict)
    treatment = nil
    gates = true
    forced = nil
  }

  /// A row about a metric.
  init(
    _ benchmark: String, _ metric: Metric, _ judgement: Judgement, _ treatment: Treatment,
    gates: Bool, forced: Incomparability? = nil
  ) {
    self.benchmark = benchmark
    self.metric = metric
    self.judgement = judgement
    self.treatment = treatment
    self.gates = gates && !judgement.verdict.isSilent
    self.forced = forced
  }

  package var verdict: Verdict { judgement.verdict }

  /// True for a change that the tolerance let pass.
  package var isChangedWithinTolerance: Bool {
    verdict == .noChange && metric?.kind == .exact && judgement.base != judgement.head
  }

  /// True for a worsening that a profile of the heap may explain.
  var isOfMemory: Bool {
    let names = [Metric.allocations, .allocatedBytes, .peakBytes, .retainedBytes].map(\.name)
    return verdict.isWorse && metric.map { names.contains($0.name) } == true
  }
}
