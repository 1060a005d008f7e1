import BenchKit
import InfiniteScroll

// An item comes in before all others, and goes again.
extension LoopBenchmark {
  /// How the carousel learns what became of its items.
  enum Change: String, CaseIterable {
    /// This library, told which item is where now.
    case told
    /// This library, given two arrays of ids to compare.
    case compared
    /// The published carousel: builds its row anew.
    case seed
    /// The plain carousel: looks for the first item on screen.
    case naive
  }

  /// The numbers of items that changes are measured with.
  static let changedCounts = [1000, 100_000]

  /// Points by which the first item on screen is moved by an item that comes in before it.
  static let shift = Metric.exact("shift", .points)
  /// Bindings of an item to a cell because of it.
  static let rebound = Metric.exact("rebound")

  static func changeID(_ change: Change, items: Int) -> String {
    "loop/change/\(change.rawValue)/\(items)"
  }

  static let changes = changedCounts.flatMap { items in
    Change.allCases.map { change in
      Benchmark(
        changeID(change, items: items),
        parameters: ["change": change.rawValue, "items": String(items)],
        plan: MeasurementPlan(exactIterations: 2, operations: 2), metrics: [shift, rebound]
      ) { block in
        if change == .naive {
          runPlain(block, items: items)
        } else {
          try run(change, block, items: items)
        }
      }
    }
  }

  private static func run(_ change: Change, _ block: Block, items: Int) throws {
    var trial = try ChangeTrial(items: items, mode: change == .seed ? .seed : .corrected)
    let before = (trial.leading, trial.engine.counts.bound)
    try trial.insert()
    block.record(shift, trial.position(of: before.0.item + 1) - before.0.position)
    block.record(rebound, trial.engine.counts.bound - before.1)
    try trial.remove()
    switch change {
    case .compared:
      try block.measure {
        try trial.compare(with: trial.more)
        try trial.compare(with: trial.fewer)
      }
    default:
      try block.measure {
        try trial.insert()
        try trial.remove()
      }
    }
    keep(trial.engine.offset)
  }

  private static func runPlain(_ block: Block, items: Int) {
    var carousel = LoopSample.naive(items: items)
    var cells = ContiguousArray<LoopCell>()
    carousel.moveContent(by: ChangeTrial.start(items), showing: &cells)
    let before = (cells[0], carousel.made)
    let fewer = ContiguousArray(0..<items)
    let more = ContiguousArray(-1..<items)
    carousel.change(to: more, showing: &cells)
    let item = before.0.item + 1
    block.record(shift, (cells.first { $0.item == item }?.position ?? .nan) - before.0.position)
    block.record(rebound, carousel.made - before.1)
    carousel.change(to: fewer, showing: &cells)
    block.measure {
      carousel.change(to: more, showing: &cells)
      carousel.change(to: fewer, showing: &cells)
      keep(cells.count)
    }
  }
}
