import BenchKit
import InfiniteScroll

// Six hundred frames of 200 pt, the speed of a hard fling, toward rows that are not there yet.
extension WindowBenchmark {
  /// Points a frame.
  static let frameStep = 200.0
  /// Frames of the travel: ten seconds.
  static let frameCount = 600

  /// Where the window travels to.
  enum Way: String, CaseIterable {
    case forward
    case back

    var sign: Double { self == .forward ? 1 : -1 }
  }

  /// Frames that ended at a wall: the offset asked for lay outside the content.
  static let clamped = Metric.exact("clamped")
  /// Points that the first visible row says were travelled.
  static let travelled = Metric.exact("travelled", .points, better: .larger)
  /// Rows held in the end.
  static let heldRows = Metric.exact("heldRows")
  /// The velocity of a single fling, pt/s: 267 pt in its first frame.
  static let velocity = 16_000.0
  /// Points that it travels.
  static let flung = Metric.exact("flung", .points, better: .larger)

  static func travelID(_ way: Way, _ mode: EngineMode) -> String {
    "window/travel/\(way.rawValue)/\(mode.rawValue)"
  }

  static let travels = Way.allCases.flatMap { way in
    EngineMode.allCases.map { mode in
      Benchmark(
        travelID(way, mode), parameters: ["way": way.rawValue, "mode": mode.rawValue],
        plan: MeasurementPlan(.once, blocks: 5, quickBlocks: 1, operations: frameCount),
        metrics: [clamped, travelled, heldRows, flung]
      ) { block in
        var window = try WindowSample.engine(mode, -5, 5)
        var rows: [WindowRow] = []
        rows.reserveCapacity(16)
        let start = place(of: window)
        try block.measure {
          for _ in 0..<frameCount {
            try window.handle(.scrollBy(distance: way.sign * frameStep, seconds: 1.0 / 60))
            window.fillVisible(&rows)
          }
        }
        keep(rows.count)
        block.record(clamped, window.clampedFrames)
        block.record(travelled, way.sign * (place(of: window) - start))
        block.record(heldRows, window.count)
        block.record(flung, try flingDistance(way, mode))
      }
    }
  }

  /// Where the viewport is among all rows, in points from row 0.
  private static func place(of window: WindowEngine) -> Double {
    Double(window.lower) * WindowSample.pitch + window.offset
  }

  private static func flingDistance(_ way: Way, _ mode: EngineMode) throws -> Double {
    var window = try WindowSample.engine(mode, -5, 5)
    let start = place(of: window)
    try window.handle(.fling(velocity: way.sign * velocity))
    while window.isFlinging { try window.handle(.tick(seconds: 1.0 / 60)) }
    return way.sign * (place(of: window) - start)
  }
}
