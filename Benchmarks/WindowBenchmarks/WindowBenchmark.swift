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
          case .corrected: try add(block, end, .corrected, rows: rows)
          case .seed: try add(block, end, .seed, rows: rows)
          case .naive: addPlainly(block, end, rows: rows)
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

  /// Rows that are added before anything is measured, so that an array has room again.
  private static let warmUp = 512

  private static func add(
    _ block: Block, _ end: End, _ mode: EngineMode, rows: Int
  ) throws {
    var window = try WindowSample.engine(mode, 1, rows - warmUp)
    let event = end == .prepend ? WindowEvent.prepend(1) : .append(1)
    for _ in 0..<warmUp { try window.handle(event) }
    try block.measure {
      for _ in 0..<batch { try window.handle(event) }
    }
    keep(window.lower)
  }

  private static func addPlainly(_ block: Block, _ end: End, rows: Int) {
    var list = NaiveRows(1, rows - warmUp, pitch: WindowSample.pitch)
    switch end {
    case .prepend:
      for _ in 0..<warmUp { list.prepend() }
      block.measure {
        for _ in 0..<batch { list.prepend() }
        keep(list.offset)
      }
    case .append:
      for _ in 0..<warmUp { list.append() }
      block.measure {
        for _ in 0..<batch { list.append() }
        keep(list.offset)
      }
    }
    keep(list.ordinals.count)
  }
}
