import BenchKit
import InfiniteScroll

// Offset paging against cursor paging while rows come and go.
extension PagingBenchmark {
  /// What happens between one page and the next.
  struct Shift {
    let name: String
    let edits: ShiftingSource.Edits
    let paging: ShiftingSource.Paging
  }

  static let shiftCases = [
    ("still", 0, 0), ("inserts", 1, 0), ("deletes", 0, 1), ("both", 2, 1),
  ].flatMap { name, inserted, deleted in
    ShiftingSource.Paging.allCases.map {
      Shift(
        name: name, edits: ShiftingSource.Edits(inserted: inserted, deleted: deleted), paging: $0)
    }
  }

  /// Rows of the source at the start.
  static let sourceCount = 2000

  /// Rows shown a second time.
  static let doubled = Metric.exact("doubled")
  /// Rows that were there all the time and never shown.
  static let missed = Metric.exact("missed")

  static func shiftID(_ shift: Shift, _ mode: EngineMode) -> String {
    "paging/shift/\(shift.name)/\(shift.paging.rawValue)/\(mode.rawValue)"
  }

  static let shifts = shiftCases.flatMap { shift in
    EngineMode.allCases.map { mode in
      Benchmark(
        shiftID(shift, mode),
        parameters: [
          "edits": shift.name, "paging": shift.paging.rawValue, "mode": mode.rawValue,
        ],
        plan: MeasurementPlan(.once, blocks: 0), metrics: [doubled, missed, requests], seed: 11
      ) { block in
        let source = ShiftingSource(sourceCount, paging: shift.paging, seed: block.seed)
        var outcome: ShiftOutcome?
        try block.measure { outcome = try ShiftOutcome(source, shift.edits, mode: mode) }
        guard let outcome else { return }
        block.record(doubled, outcome.doubled)
        block.record(missed, outcome.missed)
        block.record(requests, outcome.requests)
      }
    }
  }
}
