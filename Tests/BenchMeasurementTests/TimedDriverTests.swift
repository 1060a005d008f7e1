import BenchModel
import Testing

@testable import BenchMeasurement

private func block(_ driver: some BlockDriver) -> Block {
  Block(parameters: [:], seed: 1, driver: driver)
}

@Test("a block runs one warm-up and then exactly the samples of the plan", arguments: [1, 2, 10])
func blocksAreWhole(samples: Int) {
  let clock = FakeClock()
  let driver = TimedDriver(
    clock: clock, iterations: 4, samples: samples, warmUps: 1, pacer: { _ in nil })
  var runs = 0
  block(driver).measure {
    runs += 1
    clock.pass(100)
  }
  #expect(runs == 4 * (samples + 1))
  #expect(driver.finish().samples == Array(repeating: Sample(wall: 400, cpu: 400), count: samples))
}

@Test("the warm-up's time is in no sample")
func warmUpsAreDropped() {
  let clock = FakeClock()
  let driver = TimedDriver(clock: clock, iterations: 1, samples: 2, warmUps: 1, pacer: { _ in nil })
  var costs: [UInt64] = [9_000, 10, 20]
  block(driver).measure { clock.pass(costs.removeFirst()) }
  #expect(driver.finish().samples.map(\.wall) == [10, 20])
}

@Test("a sample during which the clock stepped backward is dropped and taken again")
func backwardStepsAreRetaken() {
  let clock = FakeClock(wall: [100, 50, 200, 230, 300, 340])
  let driver = TimedDriver(clock: clock, iterations: 1, samples: 2, warmUps: 0, pacer: { _ in nil })
  block(driver).measure {}
  let reading = driver.finish()
  #expect(reading.samples.map(\.wall) == [30, 40])
  #expect(reading.backwardSteps == 1)
}

@Test("a clock that only steps backward ends the block instead of running for ever")
func backwardClocksEnd() {
  let clock = FakeClock(wall: (0..<1000).map { 1_000_000 - UInt64($0) })
  let driver = TimedDriver(clock: clock, iterations: 1, samples: 3, warmUps: 0, pacer: { _ in nil })
  var runs = 0
  block(driver).measure { runs += 1 }
  #expect(driver.finish().samples.isEmpty)
  #expect(runs == 4)
}

@Test("a tick coarser than the body gives samples of length zero, none lost")
func coarseTicksGiveZeros() {
  let inner = FakeClock()
  let clock = CoarseClock(inner: inner, tick: 1_000_000)
  let driver = TimedDriver(clock: clock, iterations: 1, samples: 5, warmUps: 1, pacer: { _ in nil })
  block(driver).measure { inner.pass(10) }
  #expect(driver.finish().samples == Array(repeating: Sample(wall: 0, cpu: 0), count: 5))
}

@Test("each frame's time is kept, in order")
func framesAreKept() {
  let clock = FakeClock()
  let driver = TimedDriver(clock: clock, iterations: 1, samples: 1, warmUps: 0, pacer: { _ in nil })
  let bench = block(driver)
  bench.measure {
    for cost in [5, 7, 3] as [UInt64] { bench.frame { clock.pass(cost) } }
  }
  #expect(driver.finish().frames == [5, 7, 3])
}

@Test("lateness counts from the tick that was due, and skipped ticks are missed deadlines")
func latenessIsMeasured() {
  let clock = FakeClock()
  var waits: [(until: UInt64, passed: UInt64)] = [(105, 1), (203, 1), (450, 2), (500, 1)]
  let pacer = Pacer(
    firstDue: 100, interval: 100,
    wait: {
      let next = waits.removeFirst()
      clock.pass(next.until - clock.wall())
      return next.passed
    }, stop: {})
  let driver = TimedDriver(
    clock: clock, iterations: 1, samples: 1, warmUps: 0, pacer: { _ in pacer })
  let bench = block(driver)
  bench.measure { bench.pace(every: 100, ticks: 4) { _ in } }
  let reading = driver.finish()
  #expect(reading.lateness == [5, 3, 50, 0])
  #expect(reading.missedDeadlines == 1)
  #expect(reading.ticks.count == 4)
}

@Test("what follows the warm-up runs once, after its last sample and before the first that counts")
func warmUpIsFollowed() {
  for (warmUps, calls) in [(0, [Int]()), (1, [1]), (3, [3])] {
    let clock = FakeClock(step: 1)
    var samples = 0
    var seen: [Int] = []
    let driver = TimedDriver(
      clock: clock, iterations: 1, samples: 4, warmUps: warmUps, pacer: { _ in nil },
      afterWarmUp: { seen.append(samples) })
    while driver.nextSample() != nil {
      samples += 1
      driver.endSample()
    }
    #expect(seen == calls)
    #expect(samples == warmUps + 4)
  }
}
