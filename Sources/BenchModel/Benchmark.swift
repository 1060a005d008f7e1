/// A named body with its parameters and its plan: the unit of measuring.
///
/// The body gets a fresh `Block` in a process of its own. What it does before `Block.measure` is
/// set-up, what it does after is tear-down; only the closure given to `measure` is timed and
/// counted. A body may throw, may be async, and may run on the main actor (`onMainActor`). A value:
/// making one measures nothing.
///
///     Benchmark("strings/append") { block in
///       var text = ""
///       block.measure { text.append("x") }
///       keep(text)
///     }
public struct Benchmark: Sendable {
  /// A body that does not wait.
  public typealias Body = @Sendable (Block) throws -> Void
  /// A body that may wait, on any thread.
  public typealias AsyncBody = nonisolated(nonsending) @Sendable (Block) async throws -> Void
  /// A body that runs on the main actor.
  public typealias MainActorBody = @MainActor @Sendable (Block) async throws -> Void

  /// The full name, unique in the tool; by convention `suite/case/parameter`.
  public let id: String
  /// The parameters, for tables and for `--param`.
  public let parameters: Parameters
  /// Words to choose benchmarks by, with `--tag`.
  public let tags: [String]
  /// How it is measured.
  public let plan: MeasurementPlan
  /// The metrics that the body records by itself, beside the standard ones.
  public let metrics: [Metric]
  /// How its memory may grow along its growth curve; nil for no expectation.
  public let expectedGrowth: ExpectedGrowth?
  /// Seeds the workload; a change makes another benchmark of it.
  public let seed: UInt64
  /// The author's revision text: change it when the body starts to mean something else, and old
  /// records will not be compared with new ones.
  public let revision: String
  /// The body.
  package let body: BenchmarkBody

  /// Makes a benchmark called `id`.
  public init(
    _ id: String, parameters: Parameters = [:], tags: [String] = [],
    plan: MeasurementPlan = MeasurementPlan(), metrics: [Metric] = [],
    expectedGrowth: ExpectedGrowth? = nil, seed: UInt64 = 1, revision: String = "",
    body: @escaping Body
  ) {
    self.init(id, parameters, tags, plan, metrics, expectedGrowth, seed, revision, .plain(body))
  }

  /// Makes a benchmark called `id` whose body waits. Its block's value is wall time, and its CPU
  /// time is that of the whole process, for it may change threads.
  public init(
    _ id: String, parameters: Parameters = [:], tags: [String] = [],
    plan: MeasurementPlan = MeasurementPlan(), metrics: [Metric] = [],
    expectedGrowth: ExpectedGrowth? = nil, seed: UInt64 = 1, revision: String = "",
    body: @escaping AsyncBody
  ) {
    var waiting = plan
    waiting.judgesWallTime = true
    self.init(id, parameters, tags, waiting, metrics, expectedGrowth, seed, revision, .async(body))
  }

  /// Makes a benchmark called `id` whose body runs on the main actor; it may wait, and is timed as
  /// other bodies that wait are.
  public static func onMainActor(
    _ id: String, parameters: Parameters = [:], tags: [String] = [],
    plan: MeasurementPlan = MeasurementPlan(), metrics: [Metric] = [],
    expectedGrowth: ExpectedGrowth? = nil, seed: UInt64 = 1, revision: String = "",
    body: @escaping MainActorBody
  ) -> Benchmark {
    var waiting = plan
    waiting.judgesWallTime = true
    return Benchmark(
      id, parameters, tags, waiting, metrics, expectedGrowth, seed, revision, .mainActor(body))
  }

  private init(
    _ id: String, _ parameters: Parameters, _ tags: [String], _ plan: MeasurementPlan,
    _ metrics: [Metric], _ expectedGrowth: ExpectedGrowth?, _ seed: UInt64, _ revision: String,
    _ body: BenchmarkBody
  ) {
    self.id = id
    self.parameters = parameters
    self.tags = tags
    self.plan = plan
    self.metrics = metrics
    self.expectedGrowth = expectedGrowth
    self.seed = seed
    self.revision = revision
    self.body = body
  }
}

/// A benchmark's body, by how it must be run.
package enum BenchmarkBody: Sendable {
  case plain(Benchmark.Body)
  case async(Benchmark.AsyncBody)
  case mainActor(Benchmark.MainActorBody)
}
