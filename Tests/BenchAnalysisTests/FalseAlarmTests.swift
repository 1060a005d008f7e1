import BenchStatistics
import Testing

@testable import BenchAnalysis

/// Sessions whose truth is known: how often the verdict is wrong, and how often it is found.
///
/// The levels here are far above those of a real session, so that a few hundred sessions can tell
/// a rate that is too high; the rule is the same. `BENCH_SIMULATIONS=50` runs fifty times as many.
@Suite struct FalseAlarmTests {
  private func alarm(_ rule: TimeRule, _ pairs: PairedTimes, seed: UInt64) -> Verdict? {
    PermutationTest(base: pairs.base, candidate: pairs.head).flatMap {
      rule.alarm($0, at: rule.level, seed)
    }
  }

  @Test(
    "At an effect of exactly the least that matters, alarms stay at their rate under any noise",
    arguments: SessionSimulation.Noise.allCases)
  func falseAlarms(noise: SessionSimulation.Noise) throws {
    // One look of one benchmark at 0.4 / 4 = 0.1.
    let rule = TimeRule(benchmarks: 1, falseAlarms: 0.4)
    #expect(rule.level == 0.1)
    var simulation = SessionSimulation(seed: 11)
    let sessions = 100 * SessionSimulation.scale
    var slower = 0
    var faster = 0
    for _ in 0..<sessions {
      let worse = simulation.pairs(20, noise, effect: 0.01)
      if alarm(rule, worse, seed: simulation.seed()) == .slower { slower += 1 }
      let better = simulation.pairs(20, noise, effect: -0.01)
      if alarm(rule, better, seed: simulation.seed()) == .faster { faster += 1 }
    }
    for alarms in [slower, faster] {
      let interval = try #require(
        Wilson.interval(hits: alarms, trials: sessions, confidence: 0.999))
      #expect(interval.low <= 0.1, "\(noise): \(SessionSimulation.rate(alarms, sessions))")
    }
  }

  @Test("Suites without a change raise no alarm, and most of their benchmarks are told unchanged")
  func suitesWithoutChange() throws {
    var simulation = SessionSimulation(seed: 12)
    var alarms = 0
    var unchanged = 0
    var suites = 0
    for noise in SessionSimulation.Noise.allCases {
      for _ in 0..<SessionSimulation.scale {
        let limits = PairSchedule.Limits(pairs: 30)
        let session = simulation.session(
          Array(repeating: 0, count: 2), noise, spread: 0.3, limits: limits)
        let verdicts = session.verdicts.map(\.verdict)
        suites += 1
        alarms += verdicts.contains { $0.isWorse || $0.isBetter } ? 1 : 0
        unchanged += verdicts.count { $0 == .noChange }
      }
    }
    let interval = try #require(Wilson.interval(hits: alarms, trials: suites, confidence: 0.999))
    #expect(interval.low <= 0.02, "\(SessionSimulation.rate(alarms, suites))")
    #expect(unchanged > suites, "\(SessionSimulation.rate(unchanged, suites * 2))")
  }

  @Test(
    "Five percent more work is found slower, and as much less faster",
    arguments: [SessionSimulation.Noise.independent, .drift, .process, .ties])
  func detection(noise: SessionSimulation.Noise) {
    let rule = TimeRule(benchmarks: 1)
    var simulation = SessionSimulation(seed: 13)
    let sessions = 5 * SessionSimulation.scale
    var found = 0
    var faster = 0
    for _ in 0..<sessions {
      let worse = simulation.pairs(30, noise, effect: 0.05)
      if alarm(rule, worse, seed: 1) == .slower { found += 1 }
      let better = simulation.pairs(20, noise, effect: -0.05)
      if alarm(rule, better, seed: 1) == .faster { faster += 1 }
    }
    #expect(found * 10 >= sessions * 9, "\(noise): \(SessionSimulation.rate(found, sessions))")
    #expect(faster * 10 >= sessions * 9, "\(noise): \(SessionSimulation.rate(faster, sessions))")
  }

  @Test("A suite of 200 benchmarks can still alarm, and alarms for the changed one alone")
  func bigSuite() {
    var simulation = SessionSimulation(seed: 14)
    var effects = Array(repeating: 0.0, count: 200)
    effects[77] = 0.05
    effects[140] = -0.05
    let session = simulation.session(effects, .independent, spread: 0.3)
    let verdicts = session.verdicts
    #expect(verdicts[77].verdict == .slower && verdicts[140].verdict == .faster)
    #expect(verdicts.count { $0.verdict.isWorse || $0.verdict.isBetter } == 2)
    // The suspects' own pairs count, at the level of so many suspects.
    #expect(verdicts[77].rule.benchmarks < 20 && verdicts[77].pairs.count >= 16)
    #expect(verdicts[0].verdict == .noChange && verdicts[0].rule.benchmarks == 200)
  }

  @Test("Ninety-five of a hundred intervals hold the true effect, of few pairs too")
  func coverage() throws {
    var simulation = SessionSimulation(seed: 16)
    let bootstrap = Bootstrap(resamples: 100, seed: 1)
    var sessions = 0
    var hits = 0
    for noise in [SessionSimulation.Noise.independent, .bursts, .process, .ties, .twoModes] {
      for _ in 0..<(40 * SessionSimulation.scale) {
        let pairs = simulation.pairs(8, noise, effect: 0.02)
        let effect = EffectInterval(
          base: pairs.base, candidate: pairs.head, bootstrap: bootstrap)
        sessions += 1
        hits += try #require(effect).interval.contains(0.02) ? 1 : 0
      }
    }
    let interval = try #require(Wilson.interval(hits: hits, trials: sessions, confidence: 0.999))
    #expect(interval.high >= 0.97, "\(SessionSimulation.rate(hits, sessions))")
  }

  @Test("What a session says it would have seen, it sees about four times in five")
  func smallestVisibleEffect() throws {
    let rule = TimeRule(benchmarks: 1, falseAlarms: 0.04)
    var simulation = SessionSimulation(seed: 15)
    let seen = { (pairs: PairedTimes) -> Double? in
      TimeVerdict(of: pairs, benchmark: "b", metric: "cpu", rule: rule)
        .judgement(better: .smaller).visibleFrom
    }
    // The mean promise of some sessions, then how often an effect of that size is found.
    let promises = (0..<6).compactMap { _ in seen(simulation.pairs(30, .independent, effect: 0.01))
    }
    let promise = try #require(Mean.arithmetic(promises))
    #expect(promise > 0.01 && promise < 0.05)
    let sessions = 40 * SessionSimulation.scale
    let found = (0..<sessions).count { _ in
      alarm(rule, simulation.pairs(30, .independent, effect: promise), seed: 1) == .slower
    }
    let interval = try #require(Wilson.interval(hits: found, trials: sessions, confidence: 0.999))
    #expect(
      interval.low < 0.9 && interval.high > 0.6, "\(SessionSimulation.rate(found, sessions))")
  }
}
