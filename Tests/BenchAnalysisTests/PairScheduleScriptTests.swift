import BenchStatistics
import Testing

@testable import BenchAnalysis

@Suite struct PairScheduleScriptTests {
  @Test("1,000 random sessions end, serve only the open, and hold the limits of looks and pairs")
  func scripts() {
    for seed in 0..<UInt64(1_000) {
      var generator = SplitMix64(seed: seed)
      let entries = self.entries(&generator)
      let most = [3, 8, 8, 9, 12, 12, 20][generator.index(below: 7)]
      let budget: UInt64? = generator.index(below: 3) == 0 ? 200 : nil
      var schedule = PairSchedule(
        entries, limits: .init(pairs: most, budgetNanoseconds: budget))
      var turns = 0
      while let request = schedule.next(using: &generator, elapsedNanoseconds: UInt64(turns)) {
        turns += 1
        let before = schedule.verdicts[request.index]
        #expect(before.verdict == .inconclusive && before.notes.isEmpty, "seed \(seed)")
        #expect(Set(request.order) == [.base, .head], "seed \(seed)")
        if generator.index(below: 50) == 0 {
          schedule.fail(request, because: "it crashed")
        } else {
          schedule.record(request, base: value(&generator), head: value(&generator))
        }
        guard turns <= entries.count * most else { break }
      }
      #expect(turns <= entries.count * most, "seed \(seed)")
      #expect(schedule.settledCount == entries.count, "seed \(seed)")
      expectHonest(schedule.verdicts, most: most, seed)
    }
  }

  private func entries(_ generator: inout SplitMix64) -> [PairSchedule.Entry] {
    (0..<generator.index(below: 6)).map { index in
      PairSchedule.Entry(
        benchmark: "b\(index)",
        bodyNanoseconds: [1, 1, 1e9, .nan][generator.index(below: 4)],
        blockNanoseconds: [1, 30e6, 90e6, .nan, -1, .infinity][generator.index(below: 6)],
        isNamed: generator.index(below: 4) == 0)
    }
  }

  /// Coarse values, so that sessions of few pairs are decided, and hostile ones.
  private func value(_ generator: inout SplitMix64) -> Double {
    let odd: [Double] = [0, -1, .nan, .infinity, 1e308, 5e-300]
    guard generator.index(below: 80) > 0 else { return odd[generator.index(below: odd.count)] }
    return [100, 100, 100, 101][generator.index(below: 4)]
  }

  private func expectHonest(_ verdicts: [TimeVerdict], most: Int, _ seed: UInt64) {
    for verdict in verdicts {
      let count = verdict.pairs.count
      #expect(count <= most, "seed \(seed): \(verdict)")
      switch verdict.verdict {
      case .slower, .faster: #expect(count >= 16, "seed \(seed): \(verdict)")
      case .noChange: #expect(count >= 8, "seed \(seed): \(verdict)")
      case .tooFewSamples: #expect(count < 8, "seed \(seed): \(verdict)")
      case .inconclusive: #expect(count >= 8 && verdict.pairs.obstacle == nil, "seed \(seed)")
      default: break
      }
    }
  }
}
