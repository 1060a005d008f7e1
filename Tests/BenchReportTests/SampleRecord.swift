import BenchModel
import BenchStatistics

/// A small record as a run of three suites would give it, the same on every machine.
enum SampleRecord {
  static let strategies = ["eager", "keep", "churn", "recycle"]

  static func feedID(_ strategy: String, _ rows: String) -> String { "feed/\(strategy)/\(rows)" }

  static var record: RunRecord { record(feeds + loops + [window]) }

  static func record(_ benchmarks: [BenchmarkResult]) -> RunRecord {
    RunRecord(
      id: "00000000-0000-0000-0000-000000000001", time: "2026-11-30T08:15:00Z",
      commit: Commit(
        hash: "1a2b3c4d5e6f", branch: "main", dirty: true, subject: "Keep the anchor | drop `x`"),
      environment: environment, session: RunRecord.Session(id: "s"),
      plan: RunPlan(quick: true, blocks: 8, seed: 7),
      benchmarks: benchmarks)
  }

  static let environment = Environment(
    fingerprint: "f", cpu: "Virtual CPU 2.0 GHz", cores: 2, kernel: "Linux 6.1.0",
    memoryBytes: 8_326_524_928, availableBytes: 6_000_000_000, swift: "6.3.1",
    allocator: "jemalloc 5.3.0", flags: ["release"], linking: "static", traits: ["Jemalloc"],
    loadBefore: 0.5, loadAfter: 1.25, stealTicks: 12, virtualization: "KVM",
    warnings: ["The governor is not known: set it to performance."])

  /// Block values around `center`, with a spread of a few thousandths.
  static func blocks(_ center: Double, count: Int = 8, seed: UInt64 = 1) -> Measured {
    var random = SplitMix64(seed: seed)
    return .sampled(
      (0..<count).map { _ in center * (1 + Double(random.next() >> 40) / Double(1 << 24) / 100) })
  }

  static func result(
    _ id: String, _ metrics: [(Metric, Measured)], series: [String: Series] = [:],
    parameters: [String: String] = [:], warnings: [String] = []
  ) -> BenchmarkResult {
    let recorded = metrics.map { ($0.0.name, RecordedMetric($0.0, $0.1)) }
    return BenchmarkResult(
      id: id, parameters: parameters, definition: "d", iterations: 1,
      metrics: Dictionary(uniqueKeysWithValues: recorded), series: series, warnings: warnings)
  }

  /// Four strategies with text alone and with pixels: growth from 1 KiB to 1.2 GiB.
  private static var feeds: [BenchmarkResult] {
    let rows: [(String, Double)] = [("text", 6_300), ("pixels", 122_000)]
    return rows.flatMap { kind, bytes in
      strategies.map { strategy in
        let bounded = strategy == "churn" || strategy == "recycle"
        let held = bounded ? bytes * 17 + 1_024 : bytes * 10_000
        let made = strategy == "recycle" ? 17.0 : 10_000
        return result(
          feedID(strategy, kind),
          [
            (.frameP99, blocks(bytes * (strategy == "churn" ? 1.5 : 1))),
            (.peakBytes, .exact(held)), (.exact("made"), .exact(made)),
            (.allocations, strategy == "churn" ? .unstable([259, 323]) : .exact(173.5)),
            (.growthPerThousand, .exact(bounded ? 0 : bytes * 1_000)),
          ],
          series: ["growth": growth(strategy, bytes: bytes, bounded: bounded)],
          parameters: ["strategy": strategy],
          warnings: strategy == "eager" ? ["the first frame makes every row"] : [])
      }
    }
  }

  private static func growth(_ strategy: String, bytes: Double, bounded: Bool) -> Series {
    let points = stride(from: 0.0, through: 10_000, by: 250).map { x -> [Double] in
      if strategy == "eager" { return [x, bytes * 10_000] }
      let held = bounded ? min(17, x / 60) : x
      return [x, x == 0 ? 0 : held * bytes + 1_024]
    }
    return Series(
      x: "rows scrolled", unit: .bytes, points: points,
      growth: Series.Growth(
        type: bounded || strategy == "eager" ? "constant" : "linear",
        perThousand: bounded ? 0 : bytes * 1_000, confidence: 0.99))
  }

  private static var loops: [BenchmarkResult] {
    let times: [(String, Double)] = [("minimal", 340), ("virtual", 990_000), ("seed", 1_100_000)]
    return times.flatMap { tail, time in
      [
        result("loop/build/\(tail)", [(.cpu, blocks(time * 3)), (.allocations, .exact(12))]),
        result(
          "loop/lap/\(tail)",
          [
            (.cpu, blocks(time, seed: 2)), (.allocations, .exact(tail == "seed" ? 1_234_567 : 0)),
            (.exact("reachable", .flag), .exact(tail == "seed" ? 0 : 1)),
            (.exact("instructions"), .unavailable("valgrind is not installed")),
          ]),
      ]
    }
  }

  /// One block, a frame histogram, and a name full of markup.
  private static var window: BenchmarkResult {
    result(
      "window/a|b`c<d>/µ", [(.frameP99, blocks(1_234.5, count: 1)), (.peakBytes, .exact(-0.0))],
      series: ["frames": histogram])
  }

  static var histogram: Series {
    let counts: [Double] = [1, 0, 40, 310, 520, 260, 90, 30, 12, 5, 0, 2, 0, 0, 1]
    let points = counts.enumerated().map { [Double($0) * 250_000 + 1_000_000, $1] }
    return Series(x: "frame time", unit: .count, points: points)
  }
}
