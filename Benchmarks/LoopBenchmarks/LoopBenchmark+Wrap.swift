import BenchKit
import InfiniteScroll

// The wrap alone, beside the least that it could cost.
extension LoopBenchmark {
  /// How an offset is brought back into the period.
  enum Formula: String, CaseIterable {
    /// This library's wrap: compare and subtract near by, the exact remainder far away.
    case wrap
    /// Compare and subtract or add once: right less than a period away, and wrong beyond.
    case subtract
    /// The C library's exact remainder, mended for negative offsets.
    case fmod
  }

  /// Which offsets come in.
  enum Offsets: String, CaseIterable {
    /// Each the one before, moved on by a tick of 70 pt/s: 0.7 pt.
    case tick
    /// Each the one before, moved on by a frame of a fling of 8,000 pt/s: 133.4 pt.
    case fling
    /// Independent of each other, up to a frame of such a fling outside the period.
    case random
    /// Independent of each other, up to a million periods away.
    case far

    /// Points from one offset to the next; 0 for independent ones.
    var step: Double {
      switch self {
      case .tick: 0.7
      case .fling: 133.4
      case .random, .far: 0
      }
    }
  }

  /// Wraps in one call of a measured closure.
  static let batch = 1024

  static func wrapID(_ offsets: Offsets, _ formula: Formula) -> String {
    "loop/wrap/\(offsets.rawValue)/\(formula.rawValue)"
  }

  /// Whether the formula is right for the offsets.
  static func applies(_ formula: Formula, to offsets: Offsets) -> Bool {
    formula != .subtract || offsets != .far
  }

  static let wraps = Offsets.allCases.flatMap { offsets in
    Formula.allCases.filter { applies($0, to: offsets) }.map { formula in
      Benchmark(
        wrapID(offsets, formula),
        parameters: ["offsets": offsets.rawValue, "formula": formula.rawValue],
        plan: MeasurementPlan(operations: batch), seed: 7
      ) { block in
        let period = try Period(length: LoopSample.period)
        let length = period.length
        switch formula {
        case .wrap: run(block, offsets) { period.wrap($0) }
        case .subtract: run(block, offsets) { nearWrap($0, length) }
        case .fmod: run(block, offsets) { remainder($0, length) }
        }
      }
    }
  }

  /// The least that a wrap can be, for offsets less than a period away.
  @inline(__always)
  private static func nearWrap(_ x: Double, _ length: Double) -> Double {
    if x >= length { return x - length }
    return x < 0 ? x + length : x
  }

  @inline(__always)
  private static func remainder(_ x: Double, _ length: Double) -> Double {
    let remainder = x.truncatingRemainder(dividingBy: length)
    return remainder < 0 ? remainder + length : remainder
  }

  @inline(__always)
  private static func run(_ block: Block, _ offsets: Offsets, _ wrap: (Double) -> Double) {
    guard offsets.step == 0 else { return follow(block, by: offsets.step, wrap) }
    let inputs = inputs(offsets, seed: block.seed)
    inputs.withUnsafeBufferPointer { inputs in
      block.measure {
        for x in inputs { keep(wrap(x)) }
      }
    }
  }

  /// Wraps an offset that moves on from the one before.
  @inline(__always)
  private static func follow(_ block: Block, by step: Double, _ wrap: (Double) -> Double) {
    var x = 0.0
    let step = opaque(step)
    block.measure {
      for _ in 0..<batch { x = opaque(wrap(x + step)) }
    }
    keep(x)
  }

  private static func inputs(_ offsets: Offsets, seed: UInt64) -> ContiguousArray<Double> {
    var generator = SplitMix64(seed: seed)
    let periods = offsets == .far ? -1e6...1e6 : 0...0
    return ContiguousArray(
      (0..<batch).map { _ in
        Double.random(in: periods, using: &generator).rounded() * LoopSample.period
          + Double.random(in: 0..<LoopSample.period, using: &generator)
          + Double.random(in: -133.4...133.4, using: &generator)
      })
  }
}
