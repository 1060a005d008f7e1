/// Everything that one run of the tool found out: what `results/*.json` holds.
///
/// Invariant: benchmarks are in the order of the suites and their ids are unique.
package struct RunRecord: Equatable, Sendable {
  /// The schema that this build writes; a reader refuses a higher major.
  package static let schema = "treadmill/1"

  package var id: String
  /// When the run began, UTC, as `2026-11-30T00:00:00Z`.
  package var time: String
  package var commit: Commit
  package var environment: Environment
  package var session: Session
  package var plan: RunPlan
  package var benchmarks: [BenchmarkResult]

  package init(
    id: String, time: String, commit: Commit, environment: Environment, session: Session,
    plan: RunPlan, benchmarks: [BenchmarkResult]
  ) {
    self.id = id
    self.time = time
    self.commit = commit
    self.environment = environment
    self.session = session
    self.plan = plan
    self.benchmarks = benchmarks
  }

  /// The interleaved session that the values came from; only values of one session compare in time.
  package struct Session: Equatable, Sendable {
    package var id: String
    /// `base` or `head` in an interleaved session, else nil.
    package var side: String?
    /// The ids of the blocks in the order in which they ran, where that matters.
    package var order: [String]

    package init(id: String, side: String? = nil, order: [String] = []) {
      self.id = id
      self.side = side
      self.order = order
    }
  }
}

/// The commit that was measured. Every field is nil outside a git work tree.
package struct Commit: Equatable, Sendable {
  package var hash: String?
  package var branch: String?
  package var dirty: Bool?
  package var subject: String?
  package var date: String?

  package init(
    hash: String? = nil, branch: String? = nil, dirty: Bool? = nil, subject: String? = nil,
    date: String? = nil
  ) {
    self.hash = hash
    self.branch = branch
    self.dirty = dirty
    self.subject = subject
    self.date = date
  }
}

/// How a whole run was made.
package struct RunPlan: Equatable, Sendable {
  /// True for `--quick`.
  package var quick: Bool
  /// Blocks of each sampled benchmark that does not say otherwise.
  package var blocks: Int
  /// The budget of the timed blocks in seconds, where one was given.
  package var budgetSeconds: Double?
  /// Seeds the order of the blocks and their environment padding.
  package var seed: UInt64
  /// `2/4` for the second of four shards, where sharded.
  package var shard: String?

  package init(
    quick: Bool, blocks: Int, budgetSeconds: Double? = nil, seed: UInt64, shard: String? = nil
  ) {
    self.quick = quick
    self.blocks = blocks
    self.budgetSeconds = budgetSeconds
    self.seed = seed
    self.shard = shard
  }
}

/// What one benchmark gave.
package struct BenchmarkResult: Equatable, Sendable {
  package var id: String
  package var parameters: [String: String]
  package var definition: String
  /// Iterations of a timed sample; 1 for a body that runs once.
  package var iterations: Int
  package var metrics: [String: RecordedMetric]
  package var series: [String: Series]
  /// Where it allocates; nil where that was not looked for.
  package var sites: AllocationSites?
  package var warnings: [String]

  package init(
    id: String, parameters: [String: String], definition: String, iterations: Int = 0,
    metrics: [String: RecordedMetric] = [:], series: [String: Series] = [:],
    sites: AllocationSites? = nil, warnings: [String] = []
  ) {
    self.id = id
    self.parameters = parameters
    self.definition = definition
    self.iterations = iterations
    self.metrics = metrics
    self.series = series
    self.sites = sites
    self.warnings = warnings
  }
}
