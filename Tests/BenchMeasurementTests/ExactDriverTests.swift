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
