/// How far a session has come, and how long the rest will take.
///
/// The estimate uses each benchmark's own last duration in each phase, and the mean of the known
/// ones for those not yet seen; nil until something is known.
package struct SessionProgress {
  /// What the session does.
  package enum Phase: String, CaseIterable, Sendable {
    case calibrating, counting, timing
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
    var sum = 0.0
    for phase in Phase.allCases {
      let known = lastDuration.filter { $0.key.phase == phase }.map { Double($0.value) }
      let fallback = known.isEmpty ? overallMean : known.reduce(0, +) / Double(known.count)
      for (key, count) in remaining where key.phase == phase && count > 0 {
        sum += Double(count) * (lastDuration[key].map(Double.init) ?? fallback)
      }
    }
    return UInt64(sum)
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

  private var overallMean: Double {
    let known = lastDuration.values.map(Double.init)
    return known.reduce(0, +) / Double(max(1, known.count))
  }
}
