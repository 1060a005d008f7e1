import BenchAnalysis
import BenchModel
import BenchStatistics

/// Two small runs and an interleaved session of them, with every verdict and names full of markup.
enum SampleComparison {
  static let names = [
    "feed/recycle/text", "feed/keep/pixels", "odd/a|b `c` <d> & \"e\"", "odd/µ 🏃‍♀️ 10 % done",
    "odd/Case", "odd/case", "long/" + String(repeating: "n", count: 195), "gone/it was here",
    "loop/lap", "loop/quiet", "loop/loud",
  ]

  static var comparison: Comparison {
    var options = Comparison.Options()
    options.baseName = "main"
    options.policy = Policy(rules: [
      .init(
        benchmarks: "feed/keep/*", metrics: "peakBytes", tolerance: 0.1,
        note: "pixels may be cached: up to 10 %"),
      .init(benchmarks: "loop/*", metrics: "allocations", role: .reports),
    ])
    return Comparison(
      base: run(bases, hash: "1a2b3c4d5e6f7a8b", swift: "6.3.1"),
      head: run(heads, hash: "9f8e7d6c5b4a3f2e", swift: "6.3.1"), options: options, times: times)
  }

  /// The same heads built by another toolchain, and their times of another session.
  static var incomparable: Comparison {
    Comparison(
      base: run(bases, hash: "1a2b3c4d5e6f7a8b", swift: "6.3.1"),
      head: run(heads, hash: nil, swift: "6.4"))
  }

  static func run(_ results: [BenchmarkResult], hash: String?, swift: String) -> RunRecord {
    var record = SampleRecord.record(results)
    record.commit.hash = hash
    record.environment.swift = swift
    return record
  }

  private static func result(
    _ index: Int, _ metrics: [(Metric, Measured)], definition: String = "d"
  ) -> BenchmarkResult {
    var result = SampleRecord.result(names[index], metrics)
    result.definition = definition
    return result
  }

  private static var bases: [BenchmarkResult] {
    [
      result(
        0, [(.cpu, .sampled([62_130])), (.allocations, .exact(173)), (.peakBytes, .exact(0))]),
      result(
        1,
        [
          (.peakBytes, .exact(1_276_543_210)), (.allocations, .exact(173.5)),
          (.instructions, .exact(1_234_567)),
        ]),
      result(2, [(.allocations, .exact(0)), (.exact("made"), .exact(12))]),
      result(3, [(.exact("reachable", .flag, better: .larger), .exact(1))]),
      result(4, [(.allocations, .exact(200))]), result(5, [(.allocations, .exact(200))]),
      result(6, [(.allocations, .unstable([259, 323])), (.peakBytes, .exact(4_096))]),
      result(7, [(.allocations, .exact(1))]),
      result(8, [(.allocations, .exact(10)), (.cpu, .sampled([990])), (.peakBytes, .exact(96))]),
      result(9, [(.cpu, .sampled([1])), (.instructions, .exact(70))], definition: "old"),
      result(10, [(.cpu, .sampled([1]))]),
    ]
  }

  private static var heads: [BenchmarkResult] {
    [
      result(
        0, [(.cpu, .sampled([65_300])), (.allocations, .exact(173)), (.peakBytes, .exact(5))]),
      result(
        1,
        [
          (.peakBytes, .exact(1_300_000_000)), (.allocations, .exact(173.75)),
          (.instructions, .unavailable("valgrind is not installed")),
        ]),
      result(2, [(.allocations, .exact(5))]),
      result(3, [(.exact("reachable", .flag, better: .larger), .exact(0))]),
      result(4, [(.allocations, .exact(200))]), result(5, [(.allocations, .exact(100))]),
      result(6, [(.allocations, .exact(259)), (.peakBytes, .exact(4_100))]),
      result(8, [(.allocations, .exact(20)), (.cpu, .sampled([980])), (.peakBytes, .exact(96))]),
      result(9, [(.cpu, .sampled([1])), (.instructions, .exact(70))], definition: "new"),
      result(10, [(.cpu, .sampled([1]))]),
      SampleRecord.result("fresh/one", [(.allocations, .exact(1))]),
    ]
  }

  /// Slower, faster and inconclusive, as a session would have them.
  private static var times: [TimeVerdict] {
    let truth: [(index: Int, base: Double, head: Double, count: Int)] = [
      (0, 62_130, 65_300, 30), (8, 990, 900, 20), (10, 5_000, 5_100, 12),
    ]
    return truth.map { truth in
      let pairs = PairedTimes(
        base: blocks(truth.base, truth.count, seed: 1),
        head: blocks(truth.head, truth.count, seed: 2))
      let rule = TimeRule(benchmarks: 3)
      return TimeVerdict(
        benchmark: names[truth.index], metric: "cpu",
        verdict: rule.decision(on: pairs, seed: 1) ?? .inconclusive, pairs: pairs, rule: rule,
        notes: truth.index == 10 ? ["the time budget ran out"] : [])
    }
  }

  private static func blocks(_ center: Double, _ count: Int, seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in center * (1 + Double(random.next() >> 40) / Double(1 << 24) / 100)
    }
  }
}
