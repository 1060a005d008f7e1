import BenchKit
import InfiniteScroll

// Where a released drag ends: this library's rule and the published one.
extension PagerBenchmark {
  /// Drags that tell the rules apart, in points at a section width of 300.
  static let drags = [-30, -31, -100, -101, -300, -401, -650, 310, 900]

  /// Sections moved, forward positive.
  static let stepsMoved = Metric.exact("steps")
  /// The strip's slot afterwards; it starts at 2.
  static let slot = Metric.exact("slot")
  /// Sections between where the drag led and where the slot says the pager is.
  static let lost = Metric.exact("lost")

  static func outcomeID(_ drag: Int, _ mode: EngineMode) -> String {
    "pager/outcome/\(drag)/\(mode.rawValue)"
  }

  static let outcomes = drags.flatMap { drag in
    EngineMode.allCases.map { mode in
      Benchmark(
        outcomeID(drag, mode), parameters: ["drag": String(drag), "mode": mode.rawValue],
        plan: MeasurementPlan(.once, blocks: 0), metrics: [stepsMoved, slot, lost]
      ) { block in
        var pager = try PagerEngine(PagerConfiguration(width: width, mode: mode))
        try block.measure { try pager.handle(.end(dx: Double(drag))) }
        block.record(stepsMoved, pager.lastMove.steps)
        block.record(slot, pager.slot)
        block.record(lost, lostSections(pager))
      }
    }
  }

  /// The strip of one section a page repeats every three slots; what is missing round it.
  private static func lostSections(_ pager: PagerEngine) -> Int {
    let difference = (2 + pager.position - pager.slot) % 3
    return difference < 0 ? difference + 3 : difference
  }
}
