import BenchKit
import InfiniteScroll

/// The benchmarks of the suite `loop`: their ids, metrics and bodies.
enum LoopBenchmark {
  /// All, in the order of the report.
  static let all = wraps + frames + flings + changes + laps

  /// Who moves the carousel.
  enum Side: String, CaseIterable {
    /// This library's engine.
    case corrected
    /// The same engine with the published arithmetic.
    case seed
    /// The plain carousel.
    case naive
  }

  /// The numbers of items that frames are measured with.
  static let itemCounts = [10, 1000]

  static func frameID(_ side: Side, items: Int) -> String { "loop/frame/\(side.rawValue)/\(items)" }

  /// Cells created in the frames of `traversal`.
  static let made = Metric.exact("made")
  /// Bindings of an item to a cell in the frames of `traversal`.
  static let bound = Metric.exact("bound")
  /// Frames that the counts of cells are taken over: 20,000 pt.
  static let traversal = 1000
  /// Frames that show every one of a thousand items, so that whoever keeps cells has them all.
  private static let warmUp = 6000

  private static let frames = itemCounts.flatMap { items in
    Side.allCases.map { side in
      Benchmark(
        frameID(side, items: items), parameters: ["side": side.rawValue, "items": String(items)],
        metrics: [made, bound], seed: 3
      ) { block in
        switch side {
        case .corrected: try run(block, LoopSample.engine(.corrected, items: items))
        case .seed: try run(block, LoopSample.engine(.seed, items: items))
        case .naive: run(block, LoopSample.naive(items: items))
        }
      }
    }
  }

  /// A frame: the content moves and says which cells are where.
  private static func run(_ block: Block, _ engine: LoopEngine) throws {
    var engine = engine
    var cells = ContiguousArray<LoopCell>()
    for _ in 0..<traversal { try engine.moveContent(by: LoopSample.step, showing: &cells) }
    block.record(made, engine.counts.made)
    block.record(bound, engine.counts.bound)
    for _ in 0..<warmUp { try engine.moveContent(by: LoopSample.step, showing: &cells) }
    try block.measure {
      try engine.moveContent(by: LoopSample.step, showing: &cells)
      keep(cells.count)
    }
  }

  private static func run(_ block: Block, _ carousel: NaiveLoop) {
    var carousel = carousel
    var cells = ContiguousArray<LoopCell>()
    for _ in 0..<traversal { carousel.moveContent(by: LoopSample.step, showing: &cells) }
    block.record(made, carousel.made)
    block.record(bound, carousel.made)
    for _ in 0..<warmUp { carousel.moveContent(by: LoopSample.step, showing: &cells) }
    block.measure {
      carousel.moveContent(by: LoopSample.step, showing: &cells)
      keep(cells.count)
    }
  }
}
