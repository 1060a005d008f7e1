import BenchModel
import Testing

@testable import BenchMeasurement

/// Writes down what it is told, between what the body does.
private final class ScriptedProfiler: HeapProfiling {
  var events: [String] = []
  var now = HeapReading()
  var fault: CountersUnavailable?
  var tearDownFault: CountersUnavailable?

  func begin() -> HeapReading {
    events.append("begin")
    return now
  }

  func end() throws(CountersUnavailable) -> HeapReading {
    events.append("end")
    if let fault { throw fault }
    return now
  }

  func tearDown() throws(CountersUnavailable) {
    events.append("tear-down")
    if let tearDownFault { throw tearDownFault }
  }

  func allocate(_ bytes: Int) {
    events.append("allocate")
    now.allocations += 1
    now.events += 1
    now.allocatedBytes += bytes
    now.liveBytes += bytes
    if now.liveBytes > now.peakBytes {
      (now.peakBytes, now.peakEvent) = (now.liveBytes, now.events)
    }
  }
}

@Test(
  "the profiler looks at the last sample and at nothing else",
  arguments: [
    (0, ["begin", "allocate", "allocate", "end", "allocate", "tear-down"]),
    (
      1,
      ["allocate", "allocate", "begin", "allocate", "allocate", "end", "allocate", "tear-down"]
    ),
  ])
func onlyTheRegionIsLookedAt(warmUps: Int, events: [String]) {
  let profiler = ScriptedProfiler()
  let driver = HeapDriver(profiler: profiler, iterations: 2, warmUps: warmUps)
  let block = Block(parameters: [:], seed: 1, driver: driver)
  block.measure { profiler.allocate(10) }
  block.measure { Issue.record("a second measure runs nothing") }
  profiler.allocate(10)
  let reading = driver.finish()
  #expect(profiler.events == events)
  #expect(reading.iterations == 2)
}

@Test("counts are those of the region, and the peak's event counts from its beginning")
func countsAreOfTheRegion() throws {
  let profiler = ScriptedProfiler()
  let driver = HeapDriver(profiler: profiler, iterations: 1, warmUps: 0)
  let block = Block(parameters: [:], seed: 1, driver: driver)
  profiler.allocate(1000)
  block.measure {
    profiler.allocate(50)
    profiler.allocate(70)
    profiler.now.liveBytes -= 100
    profiler.allocate(10)
  }
  let counts = try #require(driver.finish().heap)
  #expect(counts.allocations == 3 && counts.allocatedBytes == 130 && counts.liveBytes == 30)
  #expect(counts.peakBytes == 120 && counts.peakEvent == 2 && counts.events == 3)
}

@Test("a rehearsal looks at nothing, and a body that never measures has no counts")
func rehearsalsAreQuiet() {
  let rehearsal = HeapDriver<ScriptedProfiler>(profiler: nil, iterations: 3, warmUps: 0)
  var runs = 0
  Block(parameters: [:], seed: 1, driver: rehearsal).measure { runs += 1 }
  #expect(runs == 3 && rehearsal.finish().heap == nil)

  let profiler = ScriptedProfiler()
  let unused = HeapDriver(profiler: profiler, iterations: 1, warmUps: 0)
  #expect(unused.finish().heap == nil && profiler.events.isEmpty)
}

@Test("a profile that cannot be written is told with a remedy, whichever it is")
func faultsAreTold() throws {
  for isLate in [false, true] {
    let profiler = ScriptedProfiler()
    if isLate {
      profiler.tearDownFault = .notWritten(errno: 28)
    } else {
      profiler.fault = .noProfiler
    }
    let driver = HeapDriver(profiler: profiler, iterations: 1, warmUps: 0)
    Block(parameters: [:], seed: 1, driver: driver).measure {}
    let reading = driver.finish()
    #expect(reading.heap == nil)
    let fault = isLate ? CountersUnavailable.notWritten(errno: 28) : .noProfiler
    #expect(reading.memoryUnavailable == "\(fault); \(fault.remedy)")
  }
}
