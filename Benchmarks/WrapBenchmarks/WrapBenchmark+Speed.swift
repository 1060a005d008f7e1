import BenchKit
import InfiniteScroll

// Auto-scroll for one simulated hour: where the content should be, and where it is.
extension WrapBenchmark {
  /// How auto-scroll knows how far to go.
  enum Timing: String, CaseIterable {
    /// A step a tick, from the last reported offset: the published way.
    case tick
    /// Speed times elapsed time.
    case time
  }

  /// The published speed, pt/s.
  static let speed = 70.0
  /// The simulated time, s: 360,000 ticks of 10 ms.
  static let hour = 3600
  /// The frame rates.
  static let frameRates = [30, 60, 100, 120]

  /// How far the content is from where it should be after the hour, pt.
  static let positionError = Metric.exact("positionError", .points)
  /// What the content really moved, pt/s.
  static let effectiveSpeed = Metric.exact("effectiveSpeed", Unit(rawValue: "pt/s"))

  static func speedID(_ timing: Timing, frameRate: Int) -> String {
    "wrap/speed/\(timing.rawValue)/\(frameRate)"
  }

  static let speeds = Timing.allCases.flatMap { timing in
    frameRates.map { frameRate in
      Benchmark(
        speedID(timing, frameRate: frameRate),
        parameters: ["timing": timing.rawValue, "hertz": String(frameRate)],
        plan: MeasurementPlan(.once, blocks: 0), metrics: [positionError, effectiveSpeed]
      ) { block in
        var engine = try WrapSample.engine(mode: timing == .tick ? .seed : .corrected)
        try block.measure { try runForAnHour(&engine, timing, frameRate: frameRate) }
        let travelled =
          Double(engine.seamCrossings) * engine.geometry.period.length + engine.offset
        block.record(positionError, abs(travelled - speed * Double(hour)))
        block.record(effectiveSpeed, travelled / Double(hour))
      }
    }
  }

  private static func runForAnHour(
    _ engine: inout LoopEngine, _ timing: Timing, frameRate: Int
  ) throws {
    switch timing {
    case .tick:
      for _ in 0..<(hour * 100) {
        try engine.advance(by: 0.01, framesPerSecond: Double(frameRate))
      }
    case .time:
      for _ in 0..<(hour * frameRate) { try engine.advance(by: 1 / Double(frameRate)) }
    }
  }
}
