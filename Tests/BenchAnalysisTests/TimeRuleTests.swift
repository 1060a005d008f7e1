import BenchModel
import BenchStatistics
import Testing

@testable import BenchAnalysis

@Suite struct TimeRuleTests {
  private func pairs(_ base: Double, _ head: Double, _ count: Int) -> PairedTimes {
    PairedTimes(
      base: Array(repeating: base, count: count), head: Array(repeating: head, count: count))
  }

  @Test("The level of a test is 0.01 over four looks at so many benchmarks, and 16 pairs reach it")
  func level() {
    #expect(abs(TimeRule(benchmarks: 20).level - 0.01 / 80) < 1e-18)
    #expect(TimeRule(benchmarks: 0).benchmarks == 1)
    let least = 1 / Double(1 << 16)
    #expect(TimeRule(benchmarks: TimeRule.mostDecidedDirectly).level >= least)
    #expect(TimeRule(benchmarks: TimeRule.mostDecidedDirectly + 1).level < least)
    let hostile = TimeRule(benchmarks: .max, minimumEffect: .nan, falseAlarms: .nan)
    #expect(hostile.minimumEffect == 0.01 && hostile.falseAlarms == 0.01 && hostile.level > 0)
  }

  @Test(
    "Without noise: what is beyond 1 % is seen from 16 pairs on, what is the same after 8",
    arguments: [
      (8, 0.0, .noChange), (7, 0, nil), (8, 0.009, .noChange), (8, 0.5, nil), (8, -0.5, nil),
      (15, 0.5, nil), (16, 0.011, .slower), (20, -0.012, .faster), (20, 0.0099, .noChange),
      (20, -0.0099, .noChange), (30, 0.02, .slower), (120, -0.3, .faster), (8, 0.02, nil),
    ] as [(Int, Double, Verdict?)])
  func table(count: Int, effect: Double, verdict: Verdict?) {
    let rule = TimeRule(benchmarks: 1)
    #expect(rule.decision(on: pairs(100, 100 * (1 + effect), count), seed: 1) == verdict)
  }

  @Test("A wider least effect moves all three bounds")
  func minimumEffect() {
    let rule = TimeRule(benchmarks: 1, minimumEffect: 0.05)
    #expect(abs(rule.margin - 0.07) < 1e-15)
    #expect(rule.decision(on: pairs(100, 104, 20), seed: 1) == .noChange)
    #expect(rule.decision(on: pairs(100, 106, 20), seed: 1) == .slower)
    #expect(rule.decision(on: pairs(100, 94, 20), seed: 1) == .faster)
  }

  @Test("Identical samples are no change; one sample and none are too few; zero is below the clock")
  func fewAndFlat() {
    let judge = { (pairs: PairedTimes) -> TimeVerdict in
      TimeVerdict(of: pairs, benchmark: "b", metric: "cpu", rule: TimeRule(benchmarks: 1))
    }
    let flat = judge(pairs(7, 7, 16))
    #expect(flat.verdict == .noChange)
    let facts = flat.judgement(better: .smaller)
    #expect(facts.effect == Effect(change: 0, interval: Interval(low: 0, high: 0)))
    #expect(facts.floor?.change == 0 && facts.visibleFrom == 0.01 && facts.pairs == 16)
    for count in [0, 1, 7] {
      let few = judge(pairs(1, 2, count))
      #expect(few.verdict == .tooFewSamples)
      #expect(few.judgement(better: .smaller).visibleFrom == nil)
    }
    #expect(judge(pairs(0, 1, 16)).verdict == .belowResolution)
    #expect(judge(pairs(1, -1, 16)).verdict == .belowResolution)
    for hostile in [Double.nan, .infinity] {
      guard case .unavailable = judge(pairs(1, hostile, 16)).verdict else {
        Issue.record("\(hostile) was judged")
        continue
      }
    }
  }

  @Test("A rate is judged by the time that it stands for: more is faster, with the rate's facts")
  func rates() throws {
    let rates = pairs(100, 80, 16)
    let verdict = TimeVerdict(
      of: rates.inverted, benchmark: "b", metric: "itemsPerSecond", rule: TimeRule(benchmarks: 1))
    #expect(verdict.verdict == .slower)
    let facts = verdict.judgement(better: .larger)
    #expect(abs((facts.base ?? 0) - 100) < 1e-9 && abs((facts.head ?? 0) - 80) < 1e-9)
    #expect(abs((facts.effect?.change ?? 0) + 0.2) < 1e-12)
    let interval = try #require(facts.effect?.interval)
    #expect(interval.low <= interval.high)
  }

  @Test("Eight quiet pairs that say no change have ruled out three percent")
  func visibleFromOfEight() {
    let verdict = TimeVerdict(
      of: PairedTimes(
        base: SampleRuns.blocks(100, 8), head: SampleRuns.blocks(100, 8, seed: 2)),
      benchmark: "b", metric: "cpu", rule: TimeRule(benchmarks: 1))
    #expect(verdict.verdict == .noChange)
    #expect(abs((verdict.judgement(better: .smaller).visibleFrom ?? 0) - 0.03) < 1e-12)
  }

  @Test("The base against itself takes each block once, and a drift cancels out")
  func floor() throws {
    let rising = PairedTimes(
      base: (0..<9).map { 100 + Double($0) }, head: Array(repeating: 1, count: 9))
    let itself = rising.baseAgainstItself
    #expect(itself.base == [100, 103, 104, 107] && itself.head == [101, 102, 105, 106])
    #expect(PairedTimes(base: [1], head: [1]).baseAgainstItself.count == 0)
    #expect(PairedTimes(base: [1, 2, 3], head: [4]).count == 1)
  }
}
