import BenchKit
import InfiniteScroll

// A scroll step of one row, with seventeen rows visible.
extension ExtentBenchmark {
  /// What is scrolled.
  enum Rows: String, CaseIterable {
    /// This library's list of rows that are all alike.
    case fixed
    /// This library's list of rows that differ.
    case listed
    /// This library's list of rows of which the first hundred thousand have been measured.
    case estimated
    /// The plain list of rows that differ.
    case naive
  }

  /// A list of a number of rows.
  struct Step {
    let rows: Rows
    let count: Int

    var id: String { "extent/step/\(rows.rawValue)/\(count)" }
  }

  static let stepCases = [
    Step(rows: .fixed, count: ExtentSample.shortRowCount),
    Step(rows: .fixed, count: ExtentSample.longestRowCount),
    Step(rows: .listed, count: ExtentSample.shortRowCount),
    Step(rows: .listed, count: ExtentSample.rowCount),
    Step(rows: .estimated, count: ExtentSample.longestRowCount),
    Step(rows: .naive, count: ExtentSample.shortRowCount),
    Step(rows: .naive, count: ExtentSample.rowCount),
  ]

  /// Rows bound in the first hundred steps, one each.
  static let bound = Metric.exact("bound")
  /// Steps before anything is timed or counted: until every buffer is as long as it gets.
  private static let warmUp = 5000
  /// Cells that exist after those.
  static let cells = Metric.exact("cells")

  static let steps = stepCases.map { step in
    Benchmark(
      step.id, parameters: ["kind": step.rows.rawValue, "rows": String(step.count)],
      metrics: [bound, cells], seed: 5
    ) { block in
      if step.rows == .naive { try scrollPlain(step, block) } else { try scroll(step, block) }
    }
  }

  /// Forth and back over as much of the list as is measured, one row a step.
  private struct Travel {
    private var step = ExtentSample.extent
    private var left: Int
    private let steps: Int

    init(rows: Int) {
      steps = min(rows, measuredCount) - 40
      left = steps
    }

    mutating func next() -> Double {
      if left == 0 {
        step = -step
        left = steps
      }
      left -= 1
      return step
    }
  }

  private static func scroll(_ step: Step, _ block: Block) throws {
    var changes = RowChanges()
    var list = try list(step, seed: block.seed, into: &changes)
    var travel = Travel(rows: step.count)
    let before = list.work.bound
    for step in 0..<warmUp {
      if step == 100 { block.record(bound, list.work.bound - before) }
      changes.removeAll()
      try list.scroll(by: travel.next(), into: &changes)
    }
    block.record(cells, list.work.highWater)
    try block.measure {
      changes.removeAll()
      try list.scroll(by: travel.next(), into: &changes)
      keep(changes.count)
    }
    keep(list.offset)
  }

  private static func scrollPlain(_ step: Step, _ block: Block) throws {
    var changes = RowChanges()
    let extents = ExtentSample.extents(step.count, seed: block.seed)
    var list = NaiveList(extents, viewport: ExtentSample.viewport, into: &changes)
    var travel = Travel(rows: step.count)
    var counts = (bound: 0, made: changes.filter(\.isMake).count)
    for step in 0..<warmUp {
      if step == 100 { block.record(bound, counts.bound) }
      changes.removeAll()
      list.scroll(by: travel.next(), into: &changes)
      counts.bound += changes.filter(\.isBind).count
      counts.made += changes.filter(\.isMake).count
    }
    block.record(cells, counts.made)
    block.measure {
      changes.removeAll()
      list.scroll(by: travel.next(), into: &changes)
      keep(changes.count)
    }
    keep(list.offset)
  }

  private static func list(
    _ step: Step, seed: UInt64, into changes: inout RowChanges
  ) throws -> VirtualList {
    let rows: ListRows =
      switch step.rows {
      case .fixed: .fixed(count: step.count, extent: ExtentSample.extent)
      case .estimated: .estimated(count: step.count, extent: ExtentSample.extent)
      case .listed, .naive: .listed(Array(ExtentSample.extents(step.count, seed: seed)))
      }
    var list = try VirtualList(configuration(rows), into: &changes)
    if step.rows == .estimated {
      let measured = ExtentSample.extents(measuredCount, seed: seed)
      for (row, extent) in measured.enumerated() {
        try list.measure(row: row, extent: extent, into: &changes)
      }
    }
    return list
  }

  static func configuration(_ rows: ListRows) -> ListConfiguration {
    var configuration = ListConfiguration(rows: rows, viewport: ExtentSample.viewport)
    configuration.overscan = ListOverscan(behind: 1, ahead: 1)
    return configuration
  }
}

extension RowChange {
  fileprivate var isMake: Bool { if case .make = self { true } else { false } }
  fileprivate var isBind: Bool { if case .bind = self { true } else { false } }
}
