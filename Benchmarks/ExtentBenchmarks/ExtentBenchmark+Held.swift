import BenchKit
import InfiniteScroll
import Workloads

// What a list holds: bytes by the rows that exist, and by the rows that were measured.
extension ExtentBenchmark {
  /// Rows that are measured in order.
  static let measuredCount = 100_000
  /// Rows that are measured here and there.
  static let scatteredCount = 20_000

  /// A list of a number of rows, none of them measured.
  struct Held {
    let rows: Rows
    let count: Int

    var id: String { "extent/held/\(rows.rawValue)/\(count)" }
  }

  static let heldCases = [
    Held(rows: .fixed, count: ExtentSample.shortRowCount),
    Held(rows: .fixed, count: ExtentSample.longestRowCount),
    Held(rows: .estimated, count: ExtentSample.longestRowCount),
    Held(rows: .listed, count: ExtentSample.longestRowCount),
    Held(rows: .naive, count: ExtentSample.shortRowCount),
    Held(rows: .naive, count: ExtentSample.longestRowCount),
  ]

  static let held = heldCases.map { held in
    let isHeavy = (held.rows == .listed || held.rows == .naive) && held.count > 1_000_000
    return Benchmark(
      held.id, parameters: ["kind": held.rows.rawValue, "rows": String(held.count)],
      plan: MeasurementPlan(.once, blocks: 0, requiredBytes: isHeavy ? 600_000_000 : 0), seed: 5
    ) { block in
      try hold(held, block)
    }
  }

  private static func hold(_ held: Held, _ block: Block) throws {
    var changes = RowChanges(capacity: 256)
    switch held.rows {
    case .naive:
      var list: NaiveList?
      block.measure {
        let extents = ExtentSample.extents(held.count, seed: block.seed)
        list = NaiveList(extents, viewport: ExtentSample.viewport, into: &changes)
      }
      keep(list?.offset ?? 0)
    default:
      var list: VirtualList?
      try block.measure {
        list = try VirtualList(configuration(rows(held, seed: block.seed)), into: &changes)
      }
      keep(list?.offset ?? 0)
    }
  }

  private static func rows(_ held: Held, seed: UInt64) -> ListRows {
    switch held.rows {
    case .fixed: .fixed(count: held.count, extent: ExtentSample.extent)
    case .estimated: .estimated(count: held.count, extent: ExtentSample.extent)
    case .listed, .naive: .listed(Array(ExtentSample.extents(held.count, seed: seed)))
    }
  }

  /// The order in which rows are measured.
  enum Order: String, CaseIterable {
    /// One after the other, as they are scrolled to.
    case scrolled
    /// Anywhere, as a program that jumps about does.
    case scattered
  }

  /// An estimated list whose rows become known.
  struct Curve {
    let order: Order
    let count: Int

    var measured: Int { order == .scrolled ? measuredCount : scatteredCount }
    var id: String { "extent/measured/\(order.rawValue)/\(count)" }
  }

  static let curveCases = [
    Curve(order: .scrolled, count: ExtentSample.rowCount),
    Curve(order: .scrolled, count: ExtentSample.longestRowCount),
    Curve(order: .scattered, count: ExtentSample.longestRowCount),
  ]

  static let curves = curveCases.map { curve in
    Benchmark(
      curve.id,
      parameters: [
        "order": curve.order.rawValue, "rows": String(curve.count),
        "measured": String(curve.measured),
      ],
      plan: MeasurementPlan(.once, blocks: 0), seed: 5
    ) { block in
      var draw = SeededDraw(seed: block.seed)
      var changes = RowChanges(capacity: 256)
      var list: VirtualList?
      try block.measure {
        var growing = try VirtualList(
          configuration(.estimated(count: curve.count, extent: ExtentSample.extent)),
          into: &changes)
        for index in 0..<curve.measured {
          if index % (curve.measured / 100) == 0 { block.growth(at: Double(index)) }
          let row = curve.order == .scrolled ? index : draw.below(curve.count)
          changes.removeAll()
          try growing.measure(row: row, extent: Double(44 + draw.below(57)), into: &changes)
        }
        block.growth(at: Double(curve.measured))
        list = growing
      }
      keep(list?.contentExtent ?? 0)
    }
  }
}
