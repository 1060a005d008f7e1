import BenchKit
import InfiniteScroll

/// The benchmarks of the suite `window`: their ids, metrics and bodies.
enum WindowBenchmark {
  /// All, in the order of the report.
  static let all = additions + travels + calendars

  /// Who holds the rows.
  enum Side: String, CaseIterable {
    /// This library's window.
    case corrected
    /// The same engine with the published arithmetic: an array.
    case seed
    /// The plain array.
    case naive
  }

  /// At which end a row is added.
  enum End: String, CaseIterable {
    case prepend
    case append
  }

  /// Rows held when the measuring begins.
  static let heldCounts = [1000, 10_000, 100_000]
  /// Rows added in one call of the measured closure.
  static let batch = 64

  static func additionID(_ end: End, _ side: Side, rows: Int) -> String {
    "window/\(end.rawValue)/\(side.rawValue)/\(rows)"
  }

  private static let additions = End.allCases.flatMap { end in
    heldCounts.flatMap { rows in
      Side.allCases.map { side in
        Benchmark(
          additionID(end, side, rows: rows),
          parameters: ["end": end.rawValue, "side": side.rawValue, "rows": String(rows)],
          plan: plan(end, side, rows: rows)
        ) { block in
          switch side {
          case .corrected: try add(block, end, WindowSample.engine(.corrected, 1, rows))
          case .seed: try add(block, end, WindowSample.engine(.seed, 1, rows))
          case .naive: add(block, end, NaiveRows(1, rows, pitch: WindowSample.pitch))
          }
        }
      }
    }
  }

  /// An array that grows while it is measured must not grow by much: few rows a sample, where its
  /// length is what is measured.
  private static func plan(_ end: End, _ side: Side, rows: Int) -> MeasurementPlan {
    let isArray = end == .prepend && side != .corrected
    return MeasurementPlan(
      sampleNanoseconds: isArray ? 100_000 : 500_000, exactIterations: 2, operations: batch)
  }

  private static func add(_ block: Block, _ end: End, _ window: WindowEngine) throws {
    var window = window
    let event = end == .prepend ? WindowEvent.prepend(1) : .append(1)
    try block.measure {
      for _ in 0..<batch { try window.handle(event) }
    }
    keep(window.lower)
  }

  private static func add(_ block: Block, _ end: End, _ rows: NaiveRows) {
    var rows = rows
    switch end {
    case .prepend:
      block.measure {
        for _ in 0..<batch { rows.prepend() }
        keep(rows.offset)
      }
    case .append:
      block.measure {
        for _ in 0..<batch { rows.append() }
        keep(rows.offset)
      }
    }
    keep(rows.ordinals.count)
  }
}
