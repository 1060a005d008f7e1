import BenchModel
import BenchStatistics

/// Small runs, each test's own to bend.
enum SampleRuns {
  static func environment(_ change: (inout Environment) -> Void = { _ in }) -> Environment {
    var environment = Environment(
      fingerprint: "f", cpu: "Virtual CPU", cores: 2, kernel: "Linux 6.1", memoryBytes: 8 << 30,
      swift: "6.3.1", allocator: "jemalloc 5.3.0", flags: ["release"], linking: "static",
      traits: ["Jemalloc"])
    change(&environment)
    return environment
  }

  static func run(
    _ benchmarks: [BenchmarkResult], session: RunRecord.Session = .init(id: "s"),
    environment: Environment = environment()
  ) -> RunRecord {
    RunRecord(
      id: "r", time: "2026-11-30T08:15:00Z", commit: Commit(hash: "1a2b3c4d5e6f"),
      environment: environment, session: session, plan: RunPlan(quick: false, blocks: 15, seed: 1),
      benchmarks: benchmarks)
  }

  static func result(
    _ id: String, _ metrics: [(Metric, Measured)], definition: String = "d",
    parameters: [String: String] = [:]
  ) -> BenchmarkResult {
    BenchmarkResult(
      id: id, parameters: parameters, definition: definition,
      metrics: Dictionary(
        metrics.map { ($0.0.name, RecordedMetric($0.0, $0.1)) }, uniquingKeysWith: { $1 }))
  }

  /// The two sides of one interleaved session.
  static let base = RunRecord.Session(id: "ab", side: "base")
  static let head = RunRecord.Session(id: "ab", side: "head")

  /// `count` blocks of `center`, apart by a thousandth.
  static func blocks(_ center: Double, _ count: Int = 16, seed: UInt64 = 1) -> [Double] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in center * (1 + 0.001 * generator.unit()) }
  }
}
