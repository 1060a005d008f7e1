import BenchKit
import InfiniteScroll
import Workloads

/// The benchmarks of the suite `feed`: their ids, metrics and bodies.
enum FeedBenchmark {
  /// All, in the order of the report.
  static let all = cases.map(benchmark)

  /// A strategy with a weight of row.
  struct Case {
    let strategy: ListStrategy
    let weight: RowWeight

    var id: String { "feed/\(strategy.rawValue)/\(weight.rawValue)/\(FeedScenario.rowCount)" }
  }

  /// The cases, in the order of the report.
  static let cases = RowWeight.allCases.flatMap { weight in
    ListStrategy.allCases.map { Case(strategy: $0, weight: weight) }
  }

  /// Cells that the list made.
  static let made = Metric.exact("made")
  /// Rows that the list bound to cells.
  static let bound = Metric.exact("bound")
  /// Cells that hold a row at the end.
  static let live = Metric.exact("live")
  /// Cells that the list destroyed.
  static let destroyed = Metric.exact("destroyed")
  /// The most cells that existed at once.
  static let highWater = Metric.exact("highWater")

  /// A point of the growth curve is taken every so many rows.
  static let rowsPerPoint = 100

  private static func benchmark(_ feed: Case) -> Benchmark {
    let holdsAll = feed.strategy == .eager || feed.strategy == .keep
    let isHeavy = feed.weight == .pixels
    let plan = MeasurementPlan(
      .once, blocks: isHeavy ? 3 : 5, quickBlocks: 1,
      requiredBytes: holdsAll && isHeavy ? 1_500_000_000 : 150_000_000)
    return Benchmark(
      feed.id,
      parameters: [
        "strategy": feed.strategy.rawValue, "weight": feed.weight.rawValue,
        "rows": String(FeedScenario.rowCount),
      ],
      plan: plan, metrics: [made, bound, live, destroyed, highWater], seed: 42
    ) { block in
      try run(feed, block)
    }
  }

  private static func run(_ feed: Case, _ block: Block) throws {
    FeedScenario.warmUp(weight: feed.weight, seed: block.seed)
    let trace = ScrollTrace(seed: block.seed)
    var scenario = try FeedScenario(
      strategy: feed.strategy, weight: feed.weight, seed: block.seed, trace: trace)
    var nextPoint = 0
    try block.measure {
      for frame in 0..<scenario.frameCount {
        try block.frame { try scenario.show(frame: frame) }
        if scenario.arrivedRows >= nextPoint {
          block.growth(at: Double(scenario.arrivedRows))
          nextPoint = scenario.arrivedRows + rowsPerPoint
        }
      }
    }
    let work = scenario.list.work
    block.record(made, work.made)
    block.record(bound, work.bound)
    block.record(live, work.live)
    block.record(destroyed, work.destroyed)
    block.record(highWater, work.highWater)
  }
}
