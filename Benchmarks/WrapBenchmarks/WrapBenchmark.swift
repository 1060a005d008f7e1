import BenchKit
import InfiniteScroll

/// The benchmarks of the suite `wrap`: their ids, metrics and bodies.
enum WrapBenchmark {
  /// All, in the order of the report.
  static let all = costs + [tick] + speeds + [paced]

  /// Wraps in one call of a measured closure.
  static let batch = 1024

  static func costID(_ formula: WrapFormula, chained: Bool) -> String {
    "wrap/\(formula.rawValue)/\(chained ? "chained" : "independent")"
  }

  private static let costs = [false, true].flatMap { chained in
    WrapFormula.allCases.map { formula in
      Benchmark(
        costID(formula, chained: chained),
        parameters: ["formula": formula.rawValue, "inputs": chained ? "chained" : "independent"],
        plan: MeasurementPlan(operations: batch), seed: 7
      ) { block in
        let geometry = try WrapSample.geometry()
        if chained {
          chain(block, formula, geometry)
        } else {
          spread(block, formula, geometry)
        }
      }
    }
  }

  static let tickID = "wrap/tick/engine"

  /// One 10 ms tick of the whole engine: auto-scroll, wrap and cells.
  private static let tick = Benchmark(tickID, parameters: ["hertz": "100"]) { block in
    var engine = try WrapSample.engine()
    try block.measure { try engine.advance(by: 0.01, framesPerSecond: 100) }
    keep(engine.offset)
  }

  /// Offsets as a scroll view reports them: somewhere in the period, moved on by up to one frame of
  /// a fling of 8,000 pt/s, either way.
  private static func offsets(seed: UInt64, period: Double) -> ContiguousArray<Double> {
    var generator = SplitMix64(seed: seed)
    return ContiguousArray(
      (0..<batch).map { _ in
        Double.random(in: 0..<period, using: &generator)
          + Double.random(in: -133.4...133.4, using: &generator)
      })
  }

  private static func spread(_ block: Block, _ formula: WrapFormula, _ geometry: LoopGeometry) {
    let period = geometry.period
    let length = period.length
    let inputs = offsets(seed: block.seed, period: length)
    switch formula {
    case .corrected: each(block, inputs) { period.wrap($0) }
    case .published: each(block, inputs) { geometry.publishedOffset(after: $0) }
    case .fmod: each(block, inputs) { remainder($0, length) }
    case .floor: each(block, inputs) { $0 - length * ($0 / length).rounded(.down) }
    }
  }

  private static func chain(_ block: Block, _ formula: WrapFormula, _ geometry: LoopGeometry) {
    let period = geometry.period
    let length = period.length
    switch formula {
    case .corrected: following(block) { period.wrap($0) }
    case .published: following(block) { geometry.publishedOffset(after: $0) }
    case .fmod: following(block) { remainder($0, length) }
    case .floor: following(block) { $0 - length * ($0 / length).rounded(.down) }
    }
  }

  /// What a careful user of the C library's fmod writes.
  @inline(__always)
  private static func remainder(_ x: Double, _ length: Double) -> Double {
    let remainder = x.truncatingRemainder(dividingBy: length)
    return remainder < 0 ? remainder + length : remainder
  }

  /// Wraps each input by itself.
  @inline(__always)
  private static func each(
    _ block: Block, _ inputs: ContiguousArray<Double>, _ wrap: (Double) -> Double
  ) {
    inputs.withUnsafeBufferPointer { inputs in
      block.measure {
        for x in inputs { keep(wrap(x)) }
      }
    }
  }

  /// Wraps an offset that moves on by one tick of 70 pt/s, each from the one before.
  @inline(__always)
  private static func following(_ block: Block, _ wrap: (Double) -> Double) {
    var x = 0.0
    let step = opaque(0.7)
    block.measure {
      for _ in 0..<batch { x = opaque(wrap(x + step)) }
    }
    keep(x)
  }
}
