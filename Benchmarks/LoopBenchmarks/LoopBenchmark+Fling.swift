import BenchKit
import InfiniteScroll

// A whole fling, from the finger that lets go to rest.
extension LoopBenchmark {
  /// The velocity, pt/s.
  static let velocity = 3000.0
  /// The frame rates at which the end is looked at; the cost is that of the second.
  static let frameRates = [24, 60, 100, 240]

  /// Where the fling comes to rest at a frame rate, pt.
  static func rest(at frameRate: Int) -> Metric { .exact("rest\(frameRate)", .points) }

  static func flingID(_ side: Side) -> String { "loop/fling/\(side.rawValue)" }

  static let flings = Side.allCases.map { side in
    Benchmark(
      flingID(side), parameters: ["side": side.rawValue], metrics: frameRates.map(rest)
    ) { block in
      for rate in frameRates { block.record(rest(at: rate), try restOffset(side, at: rate)) }
      switch side {
      case .corrected: try run(block, .corrected)
      case .seed: try run(block, .seed)
      case .naive:
        var carousel = LoopSample.naive(items: 10)
        block.measure {
          carousel.flingToRest(at: velocity, framesPerSecond: 60)
          keep(carousel.offset)
        }
      }
    }
  }

  private static func run(_ block: Block, _ mode: LoopConfiguration.Mode) throws {
    var engine = try LoopSample.engine(mode, items: 10)
    try engine.flingToRest(at: velocity)
    try block.measure { try engine.flingToRest(at: velocity) }
    keep(engine.offset)
  }

  private static func restOffset(_ side: Side, at frameRate: Int) throws -> Double {
    guard side != .naive else {
      var carousel = LoopSample.naive(items: 10)
      carousel.flingToRest(at: velocity, framesPerSecond: Double(frameRate))
      return carousel.offset
    }
    var engine = try LoopSample.engine(side == .seed ? .seed : .corrected, items: 10)
    try engine.flingToRest(at: velocity, framesPerSecond: Double(frameRate))
    return engine.offset
  }
}
