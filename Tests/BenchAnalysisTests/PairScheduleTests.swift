import BenchModel
import BenchStatistics
import Testing

@testable import BenchAnalysis

@Suite struct PairScheduleTests {
  private func entry(_ name: String, block: Double = 10e6, body: Double = 1e3) -> PairSchedule.Entry
  {
    PairSchedule.Entry(benchmark: name, bodyNanoseconds: body, blockNanoseconds: block)
  }

  /// Runs `schedule` to its end, with the times of `head` by benchmark over a base of 100; gives
  /// the order of turns.
  private func run(
    _ schedule: inout PairSchedule, seed: UInt64 = 1, head: (PairRequest, Int) -> Double
  ) -> [PairRequest] {
    var generator = SplitMix64(seed: seed)
    var turns: [PairRequest] = []
    while let request = schedule.next(using: &generator, elapsedNanoseconds: 0) {
      turns.append(request)
      let value = head(request, turns.count)
      // A noisy head has a base as noisy.
      schedule.record(
        request, base: value == 80 || value == 125 ? 10_000 / value : 100, head: value)
      if turns.count > 100_000 { break }
    }
    return turns
  }

  /// A head that flickers around the base too much for a verdict.
  private func noisy(_ turn: Int) -> Double { turn.isMultiple(of: 2) ? 80 : 125 }

  @Test("Undecided benchmarks take turns, the light one first; who is settled takes no more")
  func turns() {
    var schedule = PairSchedule([
      entry("slow"), entry("same", block: 9e6), entry("light", block: 1),
    ])
    let turns = run(&schedule) { request, _ in request.benchmark == "slow" ? 120 : 100 }
    let names = turns.map(\.benchmark)
    #expect(Array(names.prefix(6)) == ["light", "same", "slow", "light", "same", "slow"])
    #expect(names.count { $0 == "same" } == 8 && names.count { $0 == "light" } == 8)
    #expect(names.suffix(8).allSatisfy { $0 == "slow" } && names.count { $0 == "slow" } == 16)
    #expect(schedule.verdicts.map(\.verdict) == [.slower, .noChange, .noChange])
    #expect(schedule.settledCount == 3 && schedule.pairsRun == 32)
  }

  @Test("Heavy benchmarks wait until the lighter kind is settled")
  func weights() {
    var schedule = PairSchedule([
      entry("heavy", block: 100e6), entry("light"), entry("middle", block: 40e6), entry("other"),
    ])
    let names = run(&schedule) { _, _ in 100 }.map(\.benchmark)
    let expected =
      (0..<8).flatMap { _ in ["light", "other"] } + Array(repeating: "middle", count: 8)
      + Array(repeating: "heavy", count: 8)
    #expect(names == expected)
  }

  @Test("The order inside a pair is the generator's coin: fair, repeatable, other for other seeds")
  func coin() {
    let orders = ([1, 1, 2] as [UInt64]).map { seed -> [Side] in
      var schedule = PairSchedule((0..<100).map { entry("b\($0)") }, limits: .init(pairs: 7))
      return run(&schedule, seed: seed) { noisy($1) }.map(\.first)
    }
    #expect(orders[0] == orders[1] && orders[0] != orders[2])
    let heads = orders[0].count { $0 == .head }
    #expect(orders[0].count == 700 && abs(heads - 350) < 90, "\(heads)")
  }

  @Test("No verdict after the last look is inconclusive, whatever the limit of pairs")
  func lastLook() {
    for most in [8, 9, 16, 45, 120, 500] {
      var schedule = PairSchedule([entry("a")], limits: .init(pairs: most))
      let turns = run(&schedule) { noisy($1) }
      #expect(turns.count == min(most, 120))
      #expect(schedule.verdicts.map(\.verdict) == [.inconclusive])
    }
    for most in [-1, 0, 1, 7] {
      var schedule = PairSchedule([entry("a")], limits: .init(pairs: most))
      #expect(run(&schedule) { noisy($1) }.count == max(1, most))
      #expect(schedule.verdicts.map(\.verdict) == [.tooFewSamples])
    }
  }

  @Test("A spent budget ends the session with what is known, at most one look more")
  func budget() {
    var generator = SplitMix64(seed: 3)
    let limits = PairSchedule.Limits(budgetNanoseconds: 1_000)
    var schedule = PairSchedule([entry("slow"), entry("young", block: 40e6)], limits: limits)
    for elapsed in 0..<20 {
      let request = schedule.next(using: &generator, elapsedNanoseconds: UInt64(elapsed))
      guard let request else { break }
      // Seven pairs of 16 say nothing; of 20 they are few enough.
      let isUnchanged = elapsed < 14 && !elapsed.isMultiple(of: 2)
      schedule.record(request, base: 100, head: isUnchanged ? 99.5 : 120)
    }
    #expect(schedule.verdicts.map(\.verdict) == [.inconclusive, .inconclusive])
    #expect(schedule.next(using: &generator, elapsedNanoseconds: 1_000) == nil)
    #expect(schedule.next(using: &generator, elapsedNanoseconds: 0) == nil, "the end is the end")
    let verdicts = schedule.verdicts
    #expect(verdicts[0].verdict == .slower && verdicts[0].pairs.count == 20)
    #expect(verdicts[1].verdict == .tooFewSamples)
    #expect(verdicts[1].notes == ["the time budget ran out"])
  }

  @Test("A body over a quarter of a second is left out with its reason, unless it was named")
  func longBodies() {
    var named = entry("named", body: 300e6)
    named.isNamed = true
    var schedule = PairSchedule([entry("long", body: 300e6), named, entry("odd", body: .nan)])
    let turns = run(&schedule) { _, _ in 100 }
    #expect(Set(turns.map(\.benchmark)) == ["named", "odd"])
    guard case .unavailable(let reason) = schedule.verdicts[0].verdict else {
      Issue.record("\(schedule.verdicts[0])")
      return
    }
    #expect(reason.contains("named") && schedule.verdicts[1].rule.benchmarks == 2)
  }

  @Test("A block that fails or takes no time settles its benchmark; late values are dropped")
  func faults() throws {
    var generator = SplitMix64(seed: 4)
    var schedule = PairSchedule([entry("fails"), entry("empty"), entry("odd")])
    let first = try #require(schedule.next(using: &generator, elapsedNanoseconds: 0))
    schedule.fail(first, because: "the worker crashed")
    schedule.record(first, base: 1, head: 1)
    let second = try #require(schedule.next(using: &generator, elapsedNanoseconds: 0))
    schedule.record(second, base: 0, head: 1)
    let third = try #require(schedule.next(using: &generator, elapsedNanoseconds: 0))
    schedule.record(third, base: 1, head: .infinity)
    #expect(schedule.next(using: &generator, elapsedNanoseconds: 0) == nil)
    let verdicts = schedule.verdicts
    #expect(
      verdicts[0].verdict == .unavailable("the worker crashed") && verdicts[0].pairs.count == 0)
    #expect(verdicts[1].verdict == .belowResolution)
    #expect(verdicts[2].verdict.key == "unavailable")
    var none = PairSchedule([])
    #expect(none.next(using: &generator, elapsedNanoseconds: 0) == nil && none.verdicts.isEmpty)
    none.record(first, base: 1, head: 1)
  }

  @Test("What a screen saw is not seen twice: a suspect that recovers is unchanged")
  func freshPairs() {
    var schedule = PairSchedule((0..<164).map { entry("b\($0)") })
    var ofSuspect = 0
    let turns = run(&schedule) { request, _ in
      guard request.index == 5 else { return 100 }
      ofSuspect += 1
      return ofSuspect <= 8 ? 120 : 100
    }
    #expect(turns.count == 165 * 8 && schedule.pairsRun == 165 * 8)
    let verdict = schedule.verdicts[5]
    #expect(verdict.verdict == .noChange && verdict.pairs.count == 8)
    #expect(verdict.rule.benchmarks == 1 && schedule.verdicts[6].rule.benchmarks == 164)
  }

  @Test("A session judged from its record gives the verdict that it gave while it ran")
  func sameVerdictFromTheRecord() {
    var schedule = PairSchedule([entry("a"), entry("b"), entry("c")])
    let effects = [0: 1.0, 1: 1.2, 2: 0.7]
    _ = run(&schedule) { request, turn in
      100 * (effects[request.index] ?? 1) * (1 + 0.0001 * Double(turn % 7))
    }
    for verdict in schedule.verdicts {
      let again = TimeVerdict(
        of: verdict.pairs, benchmark: verdict.benchmark, metric: "cpu", rule: verdict.rule)
      #expect(again == verdict)
    }
  }
}
