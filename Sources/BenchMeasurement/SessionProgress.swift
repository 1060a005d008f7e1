internal import BenchModel

/// How far a session has come, and how long the rest will take.
///
/// A process takes as long as the benchmark's last one in that phase; else as its shortest in
/// another phase; else as the mean of those seen in that phase whose bodies are repeated in the
/// same way, for a scenario of seconds says nothing of a body that is calibrated to milliseconds;
/// else a usual time. No estimate until some process has ended. Cost: O(benchmarks) an estimate.
package struct SessionProgress {
  /// What the session does.
  package enum Phase: String, CaseIterable, Sendable {
    case calibrating, counting, timing
    case instructions = "counting instructions of"
  }

  /// The benchmark that is being measured.
  package private(set) var benchmark = ""
  /// What is being done with it.
  package private(set) var phase = Phase.calibrating
  /// Processes that have ended.
  package private(set) var done = 0
  /// Processes in all.
  package var total: Int { done + left }

  private struct Key: Hashable {
    let phase: Phase
    let benchmark: String
  }

  /// Processes that should take alike.
  private struct Kin: Hashable {
    let phase: Phase?
    let repetition: MeasurementPlan.Repetition?
  }

  private var remaining: [Key: Int] = [:]
  private var repetitions: [String: MeasurementPlan.Repetition] = [:]
  private var lastDuration: [Key: UInt64] = [:]
  private let report: (SessionProgress) -> Void

  package init(report: @escaping (SessionProgress) -> Void) { self.report = report }

  /// The time left, ns.
  package var remainingNanoseconds: UInt64? {
    guard !lastDuration.isEmpty else { return nil }
    let means = self.means
    let sum = remaining.reduce(0.0) { sum, entry in
      sum + Double(entry.value) * expected(entry.key, means)
    }
    return UInt64(sum)
  }

  /// How long one process takes, ns.
  private func expected(_ key: Key, _ means: [Kin: Double]) -> Double {
    if let last = lastDuration[key] { return Double(last) }
    let repetition = repetitions[key.benchmark]
    let alike = means[Kin(phase: key.phase, repetition: repetition)]
    // Under valgrind a process takes a hundred times as long as elsewhere.
    if key.phase == .instructions { return alike ?? 2e9 }
    let others = Phase.allCases.filter { $0 != .instructions }.compactMap {
      lastDuration[Key(phase: $0, benchmark: key.benchmark)]
    }
    if let least = others.min() { return Double(least) }
    let ofScenarios = repetition == .once ? means[Kin(phase: nil, repetition: .once)] : nil
    return alike ?? ofScenarios ?? 15e6
  }

  /// The mean of the last durations, by phase and over all phases but that of instructions.
  private var means: [Kin: Double] {
    var sums: [Kin: (sum: Double, count: Double)] = [:]
    for (key, duration) in lastDuration {
      let repetition = repetitions[key.benchmark]
      let phases: [Phase?] = key.phase == .instructions ? [key.phase] : [key.phase, nil]
      for phase in phases {
        sums[Kin(phase: phase, repetition: repetition), default: (0, 0)].sum += Double(duration)
        sums[Kin(phase: phase, repetition: repetition), default: (0, 0)].count += 1
      }
    }
    return sums.mapValues { $0.sum / $0.count }
  }

  /// Tells how the body of `benchmark` is repeated.
  mutating func know(_ benchmark: String, _ repetition: MeasurementPlan.Repetition) {
    repetitions[benchmark] = repetition
  }

  mutating func plan(_ phase: Phase, _ counts: [(benchmark: String, count: Int)]) {
    for (benchmark, count) in counts {
      remaining[Key(phase: phase, benchmark: benchmark)] = count
    }
  }

  mutating func begin(_ phase: Phase, _ benchmark: String) {
    self.phase = phase
    self.benchmark = benchmark
    report(self)
  }

  mutating func end(_ phase: Phase, _ benchmark: String, nanoseconds: UInt64) {
    let key = Key(phase: phase, benchmark: benchmark)
    remaining[key] = max(0, (remaining[key] ?? 0) - 1)
    lastDuration[key] = nanoseconds
    done += 1
  }

  /// Forgets the rest of a benchmark that failed.
  mutating func drop(_ benchmark: String) {
    for phase in Phase.allCases { remaining[Key(phase: phase, benchmark: benchmark)] = nil }
  }

  private var left: Int { remaining.values.reduce(0, +) }
}
