import BenchModel
import BenchStatistics
import Testing

@testable import BenchMeasurement

@Test("exact passes run two at a time, of different benchmarks; nothing that is timed has company")
func exactPassesGoInPairs() {
  let launcher = ScriptedLauncher()
  var session = session(["a", "b", "c"].map { benchmark($0) }, launcher)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  let exact = launcher.batches.filter { $0.contains { $0.pass == .exact } }
  #expect(
    exact.map { $0.map(\.benchmark) } == [
      ["a", "b"], ["c"], ["a", "b"], ["c"], ["a", "b"], ["c"],
    ])
  let others = launcher.batches.filter { $0.contains { $0.pass != .exact } }
  #expect(others.allSatisfy { $0.count == 1 })
}

@Test("two benchmarks that need more memory together than there is are counted apart")
func hungryPairsAreApart() {
  let launcher = ScriptedLauncher()
  let plan = SessionPlan(blocks: 1, quick: true, availableBytes: 1000)
  let hungry = MeasurementPlan(.once, requiredBytes: 600)
  var session = session([benchmark("a", hungry), benchmark("b", hungry)], launcher, plan: plan)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  #expect(launcher.batches.allSatisfy { $0.count == 1 })
}

@Test(
  "instructions are counted twice where they are asked for, and failing at it fails nothing else")
func instructionsAreCounted() {
  let launcher = ScriptedLauncher()
  launcher.outcome = { request in
    request.pass == .instructions && request.benchmark == "b" ? .failed("no valgrind") : nil
  }
  var plan = SessionPlan(blocks: 2, quick: false)
  plan.countsInstructions = true
  var session = session([benchmark("a"), benchmark("b")], launcher, plan: plan)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  let passes = launcher.requests.filter { $0.pass == .instructions && $0.benchmark == "a" }
  #expect(passes.map(\.iterations) == [16, 32])
  #expect(session.readings[0].instructions.count == 2)
  #expect(session.readings[1].failure == nil)
  #expect(session.readings[1].instructionsUnavailable == "no valgrind")
  #expect(launcher.count(.timed, "b") == 2)
}

@Test("what callgrind prints is read, and silence is no count")
func callgrindIsRead() {
  let output = "==7== Events    : Ir\n==7== Collected : 1234567\n==7== \n"
  #expect(Callgrind.collected(in: output) == 1_234_567)
  #expect(Callgrind.collected(in: "==7== refused\n") == nil)
}

@Test("a session that times nothing takes its exact passes and no others")
func exactSessionsTimeNothing() {
  let launcher = ScriptedLauncher()
  var plan = SessionPlan(blocks: 4, quick: false)
  plan.timesBlocks = false
  var session = session([benchmark("a"), benchmark("b", .once)], launcher, plan: plan)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  #expect(launcher.requests.allSatisfy { $0.pass == .exact })
  #expect(launcher.count(.exact, "a") == 3)
  #expect(launcher.count(.exact, "b") == 2)
}
