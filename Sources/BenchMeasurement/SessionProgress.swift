/// How far a session has come, and how long the rest will take.
///
/// The estimate uses each benchmark's own last duration in each phase, its longest in another phase
/// where there is none, and the mean of all for those not yet seen; nil until something is known.
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

  private var remaining: [Key: Int] = [:]
  private var lastDuration: [Key: UInt64] = [:]
  private let report: (SessionProgress) -> Void

  package init(report: @escaping (SessionProgress) -> Void) { self.report = report }

  /// The time left, ns.
  package var remainingNanoseconds: UInt64? {
    guard !lastDuration.isEmpty else { return nil }
    let known = lastDuration.values.map { Double($0) }
    let mean = known.reduce(0, +) / Double(known.count)
    let sum = remaining.reduce(0.0) { sum, entry in
      sum + Double(entry.value) * (expected(entry.key) ?? mean)
    }
    return UInt64(sum)
  }

  /// How long one process takes: as the last of its kind, or the benchmark's in another phase.
  private func expected(_ key: Key) -> Double? {
    if let last = lastDuration[key] { return Double(last) }
    let others = Phase.allCases.compactMap {
      lastDuration[Key(phase: $0, benchmark: key.benchmark)]
    }
    return others.max().map { Double($0) }
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
