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
  let driver = CpuDriver(watch: watch, iterations: iterations, warmUps: warmUps)
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
  let driver = CpuDriver(watch: watch, iterations: 1, warmUps: 0)
  let block = Block(parameters: [:], seed: 1, driver: driver)
  #expect(!driver.isDone)
  for _ in 0..<3 { block.measure {} }
  #expect(watch.events == ["begin", "end"])
}
