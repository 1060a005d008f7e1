import BenchModel

/// Judges the metrics of one benchmark on two sides.
///
/// Knows what holds for the whole comparison; every metric of the benchmark that the policy does
/// not ignore gives one row. Cost: a row of times up to four permutation tests and two bootstraps.
struct RowJudge {
  let comparability: Comparability
  let policy: Policy
  /// True where everything is judged, comparable or not.
  let isForced: Bool
  /// False where only exact metrics are looked at.
  let includesSampled: Bool
  /// The verdicts of an interleaved session, by benchmark; empty outside of one.
  let times: [String: [TimeVerdict]]
  /// How many rows share the false alarms of times that no session has judged.
  var timedRows = 1

  /// The rows of one benchmark, in the order of the standard metrics and then of their names.
  func rows(
    base: BenchmarkResult, head: BenchmarkResult, against difference: Incomparability? = nil
  ) -> [ComparisonRow] {
    metrics(base, head).map { metric, treatment in
      let sides = (base.metrics[metric.name], head.metrics[metric.name])
      return row(base.id, metric, sides, treatment, difference)
    }
  }

  /// How many rows of the benchmark rest on chance and gate.
  func timedRows(base: BenchmarkResult, head: BenchmarkResult) -> Int {
    metrics(base, head).count { $0.kind == .sampled && $1.role == .gates }
  }

  private func metrics(
    _ base: BenchmarkResult, _ head: BenchmarkResult
  ) -> [(Metric, Treatment)] {
    let timed = (times[base.id] ?? []).map { Metric.sampled($0.metric, .nanoseconds) }
    var known = Dictionary(timed.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    for side in [head, base] { known.merge(side.metrics.mapValues(\.metric)) { $1 } }
    let order = known.values.sorted { (Self.rank($0), $0.name) < (Self.rank($1), $1.name) }
    return order.filter { includesSampled || $0.kind == .exact }
      .map { ($0, treatment(of: $0, in: base.id)) }.filter { $0.1.role != .ignored }
  }

  private func treatment(of metric: Metric, in id: String) -> Treatment {
    var usual = Treatment.standard(for: metric)
    if metric.kind == .sampled, !times.isEmpty {
      usual.role = timed(metric, in: id) == nil ? .ignored : .gates
    }
    return policy.treatment(of: metric, in: id, usual: usual)
  }

  private func timed(_ metric: Metric, in id: String) -> TimeVerdict? {
    times[id]?.first { $0.metric == metric.name }
  }

  private func row(
    _ id: String, _ metric: Metric, _ sides: (base: RecordedMetric?, head: RecordedMetric?),
    _ treatment: Treatment, _ difference: Incomparability?
  ) -> ComparisonRow {
    let gates = treatment.role == .gates
    let timed = timed(metric, in: id)
    let obstacle =
      Self.change(sides.base?.metric, sides.head?.metric)
      ?? (timed == nil ? comparability.obstacle(to: metric) : nil) ?? difference
    let isBarred = obstacle != nil && !isForced
    if let timed, !isBarred {
      let judgement = timed.judgement(better: metric.better)
      return ComparisonRow(id, metric, judgement, treatment, gates: gates, forced: obstacle)
    }
    guard let base = sides.base, let head = sides.head else {
      let judgement = sides.base == nil ? Judgement(.new) : Self.absence(of: metric)
      return ComparisonRow(id, metric, judgement, treatment, gates: gates)
    }
    if let absence = Self.unavailability(base.measured, head.measured) {
      return ComparisonRow(id, metric, absence, treatment, gates: gates)
    }
    if let obstacle, isBarred {
      // Times of two sessions are shown as they are; that they cannot be judged fails nothing.
      let counts = gates && (metric.kind == .exact || obstacle.isOfMetric)
      let judgement = judgementOfIncomparable(base, head, obstacle)
      return ComparisonRow(id, metric, judgement, treatment, gates: counts)
    }
    let judgement = judgement(id, base.measured, head.measured, metric, treatment)
    return ComparisonRow(id, metric, judgement, treatment, gates: gates, forced: obstacle)
  }

  private func judgement(
    _ id: String, _ base: Measured, _ head: Measured, _ metric: Metric, _ treatment: Treatment
  ) -> Judgement {
    switch (base, head) {
    case (.exact(let base), .exact(let head)):
      return ExactJudge(better: metric.better, treatment: treatment).judge(base: base, head: head)
    case (.sampled(let base), .sampled(let head)):
      let pairs = PairedTimes(base: base, head: head)
      let verdict = TimeVerdict(
        of: metric.better == .larger ? pairs.inverted : pairs, benchmark: id, metric: metric.name,
        rule: TimeRule(benchmarks: timedRows, minimumEffect: treatment.minimumEffect))
      var judgement = verdict.judgement(better: metric.better)
      let isUneven = base.count != head.count
      if isUneven { judgement.notes.append("blocks without a partner are left out") }
      return judgement
    default: return unstable(base, head)
    }
  }

  private static let order: [Metric] =
    [.cpu, .wall, .instructions, .allocations, .allocatedBytes, .peakBytes, .liveBytes]
    + [.retainedBytes, .growthPerThousand]

  private static func rank(_ metric: Metric) -> Int {
    order.firstIndex { $0.name == metric.name } ?? order.count
  }
}
