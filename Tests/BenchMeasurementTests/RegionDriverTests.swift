import BenchModel
import Testing

@testable import BenchMeasurement

/// Writes down when the region begins and ends.
private final class Watch: RegionWatching {
  var events: [String] = []
  func begin() { events.append("begin") }
  func end() { events.append("end") }
}

@Test(
  "only the last sample is watched, and a warm-up is a hundredth of it",
  arguments: [(iterations: 1000, warmUps: 1, warm: 10), (7, 1, 1), (7, 0, 0)])
func onlyTheLastSampleIsWatched(iterations: Int, warmUps: Int, warm: Int) {
  let watch = Watch()
  let driver = RegionDriver(
    watch: watch, iterations: iterations, warmUps: warmUps,
    warmUpIterations: CpuPass.warmUpIterations(of: iterations))
  let block = Block(parameters: [:], seed: 1, driver: driver)
  watch.events.append("set-up")
  block.measure { watch.events.append("body") }
  watch.events.append("tear-down")
  let bodies = { [String](repeating: "body", count: $0) }
  #expect(
    watch.events
      == ["set-up"] + bodies(warm) + ["begin"] + bodies(iterations) + ["end", "tear-down"])
  #expect(driver.isDone)
}

@Test("a body that calls measure again is not watched twice, and one that never does not at all")
func watchedOnce() {
  let watch = Watch()
  let driver = RegionDriver(watch: watch, iterations: 1, warmUps: 0)
  let block = Block(parameters: [:], seed: 1, driver: driver)
  #expect(!driver.isDone)
  for _ in 0..<3 { block.measure {} }
  #expect(watch.events == ["begin", "end"])
}

@Test("a warm-up is as long as the region where nothing else is said, and a rehearsal has no watch")
func rehearsalsAreNotWatched() {
  let watch = Watch()
  let driver = RegionDriver(watch: watch, iterations: 3, warmUps: 1)
  Block(parameters: [:], seed: 1, driver: driver).measure { watch.events.append("body") }
  #expect(watch.events == ["body", "body", "body", "begin", "body", "body", "body", "end"])
  var runs = 0
  let rehearsal = RegionDriver<Watch>(watch: nil, iterations: 1, warmUps: 0)
  Block(parameters: [:], seed: 1, driver: rehearsal).measure { runs += 1 }
  #expect(runs == 1 && rehearsal.isDone)
}

@Test("the rehearsal of an instruction pass counts nothing, and a body that runs once has none")
func instructionRehearsalsCountNothing() {
  for (plan, runs) in [(MeasurementPlan(), 1), (MeasurementPlan(.once), 0)] {
    let benchmark = Benchmark("x", plan: plan) { _ in }
    let request = WorkerRequest(benchmark: "x", pass: .instructions, iterations: 16)
    var count = 0
    if let rehearsal = InstructionPass(request, benchmark).rehearsal {
      Block(parameters: [:], seed: 1, driver: rehearsal).measure { count += 1 }
    }
    #expect(count == runs)
  }
}
