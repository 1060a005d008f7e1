package import BenchModel
import BenchStatistics

/// The verdicts on a trial, reached from its raw blocks by the schedule and the rule of the gate.
///
/// A benchmark is judged by its own pairs and by how many benchmarks there are, so the order in
/// which benchmarks took turns does not matter. Cost: that of the trial's looks.
package struct TrialReplay: Equatable, Sendable {
  /// The verdict on each benchmark, in the trial's order.
  package let verdicts: [Verdict]
  /// What of the raw blocks does not fit what was said of them, each a sentence; empty for a whole
  /// and true record.
  package let faults: [String]

  /// Judges `trial` again.
  package init(_ trial: SuiteTrial) {
    let entries = trial.benchmarks.map {
      PairSchedule.Entry(benchmark: $0.injection.id, bodyNanoseconds: 1, blockNanoseconds: 1)
    }
    var schedule = PairSchedule(entries, limits: PairSchedule.Limits(pairs: trial.mostPairs))
    var taken = [Int](repeating: 0, count: entries.count)
    // The order inside a pair is drawn and not used: the pair was run long ago.
    var order = SplitMix64(seed: trial.seed)
    while let request = schedule.next(using: &order, elapsedNanoseconds: 0) {
      let benchmark = trial.benchmarks[request.index]
      guard taken[request.index] < benchmark.pairs.count else {
        schedule.fail(request, because: "its blocks end before a verdict")
        continue
      }
      let pair = benchmark.pairs[taken[request.index]]
      taken[request.index] += 1
      let iterations = Double(max(1, benchmark.iterations))
      schedule.record(
        request, base: Double(pair.base) / iterations, head: Double(pair.head) / iterations)
    }
    let verdicts = schedule.verdicts.map(\.verdict)
    self.verdicts = verdicts
    faults = zip(trial.benchmarks, zip(verdicts, taken)).compactMap { benchmark, judged in
      let id = benchmark.injection.id
      if judged.0.key != benchmark.verdict {
        return "\(id) was called \(benchmark.verdict), and its blocks say \(judged.0.key)"
      }
      let left = benchmark.pairs.count - judged.1
      return left > 0 ? "\(id) has \(left) pairs after its verdict" : nil
    }
  }
}
