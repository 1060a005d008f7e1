import BenchKit
import InfiniteScroll

// Ten times round and ten times back: which cells that takes.
extension LoopBenchmark {
  /// A carousel of a number of items with a bound for its cells.
  struct Lap {
    let side: Side
    let items: Int
    let cellCap: LoopConfiguration.CellCap

    /// The bound as a reader of a table wants it.
    var cap: String {
      if side != .corrected { return "none" }
      return cellCap == .unlimited ? "none" : "64"
    }

    var id: String { "loop/laps/\(side.rawValue)/\(items)/\(cap)" }
  }

  static let lapCases = [
    Lap(side: .corrected, items: 10, cellCap: .standard),
    Lap(side: .seed, items: 10, cellCap: .standard),
    Lap(side: .naive, items: 10, cellCap: .standard),
    Lap(side: .corrected, items: 1000, cellCap: .standard),
    Lap(side: .corrected, items: 1000, cellCap: .unlimited),
    Lap(side: .seed, items: 1000, cellCap: .standard),
    Lap(side: .naive, items: 1000, cellCap: .standard),
  ]

  /// Cells on screen at the end, and those kept for later.
  static let existing = Metric.exact("existing")
  /// Laps in each direction.
  static let lapCount = 10

  static let laps = lapCases.map { lap in
    Benchmark(
      lap.id,
      parameters: ["side": lap.side.rawValue, "items": String(lap.items), "cap": lap.cap],
      plan: MeasurementPlan(.once, blocks: 0), metrics: [made, bound, existing]
    ) { block in
      if lap.side == .naive { goRoundPlain(lap, block) } else { try goRound(lap, block) }
    }
  }

  /// Frames of a lap of `items` items.
  private static func framesPerLap(_ items: Int) -> Int {
    Int(Double(items) * (LoopSample.itemExtent + LoopSample.spacing) / LoopSample.step)
  }

  private static func goRound(_ lap: Lap, _ block: Block) throws {
    let mode = lap.side == .seed ? LoopConfiguration.Mode.seed : .corrected
    var engine: LoopEngine?
    try block.measure {
      var moving = try LoopSample.engine(mode, items: lap.items, cellCap: lap.cellCap)
      for step in [LoopSample.step, -LoopSample.step] {
        for _ in 0..<lapCount * framesPerLap(lap.items) { try moving.moveContent(by: step) }
      }
      engine = moving
    }
    guard let counts = engine?.counts else { return }
    block.record(made, counts.made)
    block.record(bound, counts.bound)
    // The published carousel frees what leaves the screen, this library keeps it.
    block.record(existing, lap.side == .seed ? counts.live : counts.made)
  }

  private static func goRoundPlain(_ lap: Lap, _ block: Block) {
    var carousel: NaiveLoop?
    block.measure {
      var moving = LoopSample.naive(items: lap.items)
      var cells = ContiguousArray<LoopCell>()
      for step in [LoopSample.step, -LoopSample.step] {
        for _ in 0..<lapCount * framesPerLap(lap.items) {
          moving.moveContent(by: step, showing: &cells)
        }
      }
      carousel = moving
    }
    let count = carousel?.made ?? 0
    block.record(made, count)
    block.record(bound, count)
    block.record(existing, count)
  }
}
