import BenchModel
import Testing

@testable import BenchMeasurement

/// Counters that a test's body moves by hand.
private final class ScriptedCounters: AllocationCounting {
  var now = AllocationSnapshot(allocations: 7, allocatedBytes: 900, liveBytes: 500, peakBytes: 800)

  func allocate(_ bytes: Int) {
    now.allocations += 1
    now.allocatedBytes += bytes
    now.liveBytes += bytes
    now.peakBytes = max(now.peakBytes, now.liveBytes)
  }

  func free(_ bytes: Int) { now.liveBytes -= bytes }

  func read() -> AllocationSnapshot { now }
  func resetPeak() { now.peakBytes = now.liveBytes }
  func totals() -> AllocatorTotals {
    AllocatorTotals(active: 2 * now.liveBytes, resident: 4096)
  }
}

@Test("the counted region is the last sample: neither set-up, warm-up nor tear-down is in it")
func onlyTheRegionCounts() {
  let counters = ScriptedCounters()
  let driver = ExactDriver(counters: counters, iterations: 3, warmUps: 1)
  let block = Block(parameters: [:], seed: 1, driver: driver)
  var runs = 0
  counters.allocate(10_000)
  block.measure {
    runs += 1
    counters.allocate(64)
    counters.allocate(32)
    counters.free(96)
  }
  counters.free(10_000)
  let reading = driver.finish(retainedBytes: 5)
  #expect(runs == 6)
  #expect(reading.iterations == 3)
  #expect(
    reading.allocation
      == AllocationReading(
        allocations: 6, allocatedBytes: 288, peakBytes: 96, liveBytes: 0, retainedBytes: 5))
}

@Test("growth points count from where the region began")
func growthCountsFromTheBase() {
  let counters = ScriptedCounters()
  let driver = ExactDriver(counters: counters, iterations: 1, warmUps: 0)
  let block = Block(parameters: [:], seed: 1, driver: driver)
  counters.allocate(1000)
  block.measure {
    block.growth(at: 0)
    counters.allocate(50)
    block.growth(at: 20)
  }
  let reading = driver.finish(retainedBytes: 0)
  #expect(reading.growth.map(\.x) == [0, 20])
  #expect(reading.growth.map(\.allocated) == [0, 50])
  #expect(reading.growth.map(\.active) == [0, 100])
  #expect(reading.growth.map(\.resident) == [0, 0])
  #expect(reading.allocation?.liveBytes == 50)
}

@Test(
  "a long growth curve is thinned evenly and loses no end", arguments: [4096, 4097, 8193, 40_001])
func longCurvesAreThinned(points: Int) {
  let driver = ExactDriver(counters: ScriptedCounters(), iterations: 1, warmUps: 0)
  let block = Block(parameters: [:], seed: 1, driver: driver)
  block.measure { for x in 0..<points { block.growth(at: Double(x)) } }
  let reading = driver.finish(retainedBytes: 0)
  #expect(reading.offeredPoints == points)
  #expect(reading.growth.count <= 4096 && reading.growth.count >= 2048)
  let steps = Set(zip(reading.growth.dropFirst(), reading.growth).map { $0.x - $1.x })
  #expect(steps.count == 1 && reading.growth.first?.x == 0)
  let step = Int(steps.first ?? 0)
  #expect(reading.growth.last.map { points - Int($0.x) <= step } == true)
}

@Test("a second call of measure runs nothing and is counted")
func secondMeasuresAreCounted() {
  let driver = ExactDriver(counters: ScriptedCounters(), iterations: 3, warmUps: 1)
  let block = Block(parameters: [:], seed: 1, driver: driver)
  var runs = [0, 0]
  block.measure { runs[0] += 1 }
  #expect(driver.finish(retainedBytes: 0).repeatedMeasures == 0)
  block.measure { runs[1] += 1 }
  #expect(runs == [6, 0])
  #expect(driver.finish(retainedBytes: 0).repeatedMeasures == 1)
}
