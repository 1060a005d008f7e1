import BenchModel
import BenchStatistics
import Testing

@testable import BenchAnalysis

/// Random runs full of everything that can be wrong with two records.
private struct Script {
  var generator: SplitMix64

  mutating func pick<T>(_ values: [T]) -> T { values[generator.index(below: values.count)] }

  mutating func run(side: String) -> RunRecord {
    let metrics: [Metric] = [
      .cpu, .allocations, .instructions, .growthPerThousand, .exact("made", better: .larger),
    ]
    var results: [BenchmarkResult] = []
    for id in ["a", "A", "b|c", "d"] where generator.index(below: 5) > 0 {
      var measured: [(Metric, Measured)] = []
      for metric in metrics where generator.index(below: 6) > 0 {
        measured.append((metric, self.measured(metric.kind)))
      }
      results.append(
        SampleRuns.result(
          id, measured, definition: pick(["d", "d", "d", "e"]),
          parameters: pick([[:], [:], ["p": "1"]])))
    }
    let environment = SampleRuns.environment {
      $0.swift = pick(["6.3.1", "6.3.1", "6.4"])
      $0.cpu = pick(["one", "one", "other"])
      $0.fingerprint = pick(["f", "f", "g"])
    }
    return SampleRuns.run(
      results, session: .init(id: pick(["s", "t"]), side: side), environment: environment)
  }

  private mutating func measured(_ kind: Metric.Kind) -> Measured {
    switch (kind, generator.index(below: 6)) {
    case (_, 0): .unavailable("why")
    case (.exact, 1): .unstable([number(), number()])
    case (.exact, _): .exact(number())
    case (.sampled, _):
      .sampled((0..<generator.index(below: 12)).map { _ in number() })
    }
  }

  private mutating func number() -> Double {
    pick([0, 0, 1, 1, 1.004, 100, 101, 1e308, -1, -0.0, .nan, .infinity, 5])
  }
}

@Suite struct ComparisonScriptTests {
  @Test("In 1,000 random comparisons every id has a row, every fact is finite, and the sums agree")
  func scripts() {
    for seed in 0..<UInt64(1_000) {
      var script = Script(generator: SplitMix64(seed: seed))
      let (base, head) = (script.run(side: "base"), script.run(side: "head"))
      var options = Comparison.Options()
      options.isForced = seed.isMultiple(of: 5)
      let comparison = Comparison(base: base, head: head, options: options)
      expectComplete(comparison, base, head, seed)
      expectFinite(comparison, seed)
      expectCounted(comparison, seed)
      let itself = Comparison(base: base, head: base, options: options)
      #expect(itself.tally.regressions + itself.tally.improvements == 0, "seed \(seed)")
      #expect(itself.tally.missing + itself.tally.new == 0, "seed \(seed)")
    }
  }

  private func expectComplete(
    _ comparison: Comparison, _ base: RunRecord, _ head: RunRecord, _ seed: UInt64
  ) {
    let measured = (base.benchmarks + head.benchmarks).filter { !$0.metrics.isEmpty }.map(\.id)
    let shown = Set(comparison.rows.map(\.benchmark))
    #expect(Set(measured).subtracting(shown).isEmpty, "seed \(seed)")
    let keys = comparison.rows.map { $0.benchmark + "\n" + ($0.metric?.name ?? "") }
    #expect(Set(keys).count == keys.count, "seed \(seed): a row stands twice")
  }

  private func expectFinite(_ comparison: Comparison, _ seed: UInt64) {
    for row in comparison.rows {
      let judgement = row.judgement
      let facts = [
        judgement.base, judgement.head, judgement.effect?.change, judgement.visibleFrom,
        judgement.floor?.change,
      ]
      #expect(facts.allSatisfy { $0?.isFinite ?? true }, "seed \(seed): \(row)")
      if row.verdict.isWorse || row.verdict.isBetter {
        #expect(judgement.base != nil && judgement.head != nil, "seed \(seed): \(row)")
      }
    }
    for mean in comparison.geometricMeans {
      #expect(mean.change.isFinite && mean.benchmarks > 1, "seed \(seed)")
    }
  }

  private func expectCounted(_ comparison: Comparison, _ seed: UInt64) {
    let tally = comparison.tally
    let counting = comparison.rows.filter(\.gates)
    let sum = tally.judged + tally.missing + tally.new + tally.notComparable
    #expect(sum == counting.count, "seed \(seed)")
    let code = comparison.exitCode(failsOnInconclusive: true)
    #expect((code == 3) == (tally.regressions > 0), "seed \(seed)")
    #expect(code != 0 || tally.judged > 0, "seed \(seed): green with nothing judged")
    if tally.regressions == 0 { #expect((code == 4) || tally.missing == 0, "seed \(seed)") }
    if code == 6 { #expect(tally.inconclusive > 0 && tally.notComparable == 0, "seed \(seed)") }
  }
}
