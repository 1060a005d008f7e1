import BenchModel
import BenchStatistics
import Testing

@testable import BenchMeasurement

@Test("each benchmark is calibrated once, counted three times and timed once a block")
func passesAreCounted() {
  let launcher = ScriptedLauncher()
  var session = session([benchmark("a"), benchmark("b", .once)], launcher)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  #expect(launcher.count(.calibrate, "a") == 1)
  #expect(launcher.count(.calibrate, "b") == 0)
  #expect(launcher.count(.exact, "a") == 3)
  #expect(launcher.count(.exact, "b") == 2)
  #expect(launcher.count(.timed, "a") == 4)
  #expect(launcher.count(.timed, "b") == 4)
  let exact = launcher.requests.filter { $0.pass == .exact && $0.benchmark == "a" }
  #expect(exact.map(\.iterations) == [16, 16, 32])
  let timed = launcher.requests.filter { $0.pass == .timed && $0.benchmark == "a" }
  #expect(timed.allSatisfy { $0.iterations == 500 && $0.samples == 10 })
}

@Test("a quick run does without the second exact pass, and takes the quick blocks")
func quickRunsAreShorter() {
  let launcher = ScriptedLauncher()
  let once = MeasurementPlan(.once, blocks: 9, quickBlocks: 2)
  var session = session(
    [benchmark("a", once), benchmark("b")], launcher, plan: SessionPlan(blocks: 4, quick: true))
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  #expect(launcher.count(.exact, "a") == 1)
  #expect(launcher.count(.timed, "a") == 2)
  let b = launcher.requests.filter { $0.pass == .exact && $0.benchmark == "b" }
  #expect(b.map(\.iterations) == [16, 32])
}

@Test("blocks go round robin, in another order each round, the same for the same seed")
func blocksGoRoundRobin() {
  func order(seed: UInt64) -> [String] {
    let launcher = ScriptedLauncher()
    var session = session(["a", "b", "c", "d", "e"].map { benchmark($0) }, launcher)
    var order = SplitMix64(seed: seed)
    let isWhole = session.run(using: &order)
    #expect(isWhole)
    return launcher.requests.filter { $0.pass == .timed }.map(\.benchmark)
  }
  let first = order(seed: 3)
  let rounds = (0..<4).map { Array(first[($0 * 5)..<($0 * 5 + 5)]) }
  #expect(rounds.allSatisfy { Set($0).count == 5 })
  #expect(Set(rounds).count > 1)
  #expect(first == order(seed: 3))
  #expect(first != order(seed: 4))
}

@Test("a benchmark that fails is named, and the rest goes on")
func failuresAreNamed() {
  let launcher = ScriptedLauncher()
  launcher.outcome = { $0.benchmark == "bad" && $0.pass == .exact ? .failed("crashed") : nil }
  var session = session([benchmark("bad"), benchmark("good")], launcher)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  #expect(session.readings[0].failure == "crashed")
  #expect(launcher.count(.exact, "bad") == 1)
  #expect(launcher.count(.timed, "bad") == 0)
  #expect(session.readings[1].failure == nil)
  #expect(launcher.count(.timed, "good") == 4)
}

@Test("a body that never measures, and one that throws, are told apart")
func faultyBodiesAreTold() {
  let launcher = ScriptedLauncher()
  launcher.outcome = { request in
    guard request.pass == .calibrate else { return nil }
    var reading = BlockReading()
    if request.benchmark == "throws" { reading.failure = "boom" }
    return .reading(reading)
  }
  var session = session([benchmark("forgets"), benchmark("throws")], launcher)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  #expect(session.readings[0].failure?.contains("never called measure") == true)
  #expect(session.readings[1].failure == "the body failed: boom")
}

@Test("a body with nothing to measure is skipped with its reason, and no failure")
func emptyBodiesAreSkipped() {
  let launcher = ScriptedLauncher()
  launcher.outcome = { request in
    guard request.benchmark == "a" else { return nil }
    var reading = BlockReading()
    reading.skipped = "nothing to build"
    reading.recorded = [RecordedValue(name: "copies", value: 0)]
    return .reading(reading)
  }
  var session = session([benchmark("a"), benchmark("b")], launcher)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  #expect(session.readings[0].skipped == "nothing to build")
  #expect(session.readings[0].failure == nil)
  #expect(session.readings[0].exact.first?.recorded.first?.value == 0)
  #expect(launcher.requests.count { $0.benchmark == "a" } == 1)
  #expect(launcher.count(.timed, "b") == 4)
}

@Test("an interrupt ends the session at once")
func interruptsEndTheSession() {
  let launcher = ScriptedLauncher()
  launcher.outcome = { $0.pass == .timed ? .interrupted : nil }
  var session = session([benchmark("a"), benchmark("b")], launcher)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(!isWhole)
  #expect(launcher.requests.count { $0.pass == .timed } == 1)
}

@Test("a benchmark that needs more memory than there is never starts, and says so")
func hungryBenchmarksAreSkipped() {
  let launcher = ScriptedLauncher()
  let plan = SessionPlan(blocks: 4, quick: false, availableBytes: 1000)
  let hungry = MeasurementPlan(.once, requiredBytes: 1001)
  var session = session([benchmark("a", hungry), benchmark("b")], launcher, plan: plan)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  #expect(session.readings[0].skipped?.contains("1001") == true)
  #expect(launcher.requests.allSatisfy { $0.benchmark == "b" })
}

@Test("a time budget ends the blocks after the first round")
func budgetsEndTheBlocks() {
  let launcher = ScriptedLauncher()
  var time: UInt64 = 0
  let plan = SessionPlan(blocks: 50, quick: false, budgetSeconds: 1)
  var session = session([benchmark("a"), benchmark("b")], launcher, plan: plan) {
    time += 100_000_000
    return time
  }
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  let timed = launcher.requests.count { $0.pass == .timed }
  #expect(timed >= 2)
  #expect(timed < 10)
}
