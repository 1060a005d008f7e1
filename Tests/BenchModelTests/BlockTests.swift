import BenchModel
import Testing

/// Hands out the iteration counts that it is given and writes down what it is asked.
private final class ScriptedDriver: BlockDriver {
  var samples: [Int]
  var calls: [String] = []

  init(samples: [Int]) { self.samples = samples }

  func nextSample() -> Int? {
    calls.append("next")
    return samples.isEmpty ? nil : samples.removeFirst()
  }
  func endSample() { calls.append("end") }
  func beginFrame() { calls.append("frame") }
  func endFrame() { calls.append("/frame") }
  func growth(at x: Double) { calls.append("growth \(x)") }
  func beginPacing(interval: Int) -> (any BlockPacing)? { nil }
  func record(_ curve: Curve, x: Double, y: Double) { calls.append("\(curve.name) \(x) \(y)") }
  func record(_ name: String, _ value: Double) { calls.append("\(name) \(value)") }
}

@Test("measure runs the body as often as the driver asks, and nothing outside is in a sample")
func measureRunsTheBody() {
  let driver = ScriptedDriver(samples: [3, 0, 2])
  let block = Block(parameters: [:], seed: 7, driver: driver)
  var runs = 0
  block.measure { runs += 1 }
  #expect(runs == 5)
  #expect(driver.calls == ["next", "end", "next", "end", "next", "end", "next"])
}

@Test("frames, growth and own metrics reach the driver in order")
func blockForwards() {
  let driver = ScriptedDriver(samples: [1])
  let block = Block(parameters: [:], seed: 7, driver: driver)
  var ticks: [Int] = []
  block.measure {
    block.frame { block.growth(at: 20) }
    block.pace(every: 10_000_000, ticks: 2) { ticks.append($0) }
  }
  block.record(.exact("made"), 12)
  block.record(Curve("cells", x: "rows", unit: .count), at: 1, 2)
  #expect(ticks == [0, 1])
  #expect(
    driver.calls == [
      "next", "frame", "growth 20.0", "/frame", "end", "next", "made 12.0", "cells 1.0 2.0",
    ])
}

@Test("an error in the body ends the measuring and comes out")
func errorsComeOut() {
  struct Broken: Error {}
  let driver = ScriptedDriver(samples: [5])
  let block = Block(parameters: [:], seed: 7, driver: driver)
  #expect(throws: Broken.self) { try block.measure { throw Broken() } }
  #expect(driver.calls == ["next"])
}
