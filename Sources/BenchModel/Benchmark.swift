/// A named body with its parameters and its plan: the unit of measuring.
///
/// The body gets a fresh `Block` in a process of its own. What it does before `Block.measure` is
/// set-up, what it does after is tear-down; only the closure given to `measure` is timed and
/// counted. A value: making one measures nothing.
///
///     Benchmark("strings/append") { block in
///       var text = ""
///       block.measure { text.append("x") }
///       keep(text)
///     }
public struct Benchmark: Sendable {
  /// What runs in a block's process.
  public typealias Body = @Sendable (Block) throws -> Void

  /// The full name, unique in the tool; by convention `suite/case/parameter`.
  public let id: String
  /// The parameters, for tables and for `--param`.
  public let parameters: Parameters
  /// How it is measured.
  public let plan: MeasurementPlan
  /// The metrics that the body records by itself, beside the standard ones.
  public let metrics: [Metric]
  /// Seeds the workload; a change makes another benchmark of it.
  public let seed: UInt64
  /// The author's revision text: change it when the body starts to mean something else, and old
  /// records will not be compared with new ones.
  public let revision: String
  /// The body.
  public let body: Body

  /// Makes a benchmark called `id`.
  public init(
    _ id: String, parameters: Parameters = [:], plan: MeasurementPlan = MeasurementPlan(),
    metrics: [Metric] = [], seed: UInt64 = 1, revision: String = "", body: @escaping Body
  ) {
    self.id = id
    self.parameters = parameters
    self.plan = plan
    self.metrics = metrics
    self.seed = seed
    self.revision = revision
    self.body = body
  }
}
