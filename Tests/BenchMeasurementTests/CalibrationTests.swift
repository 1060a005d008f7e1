import BenchModel
import Testing

@testable import BenchMeasurement

private func calibrate(
  _ plan: MeasurementPlan = MeasurementPlan(), cost: @escaping (Int) -> UInt64
) -> Calibration? {
  let clock = FakeClock()
  let driver = CalibrationDriver(clock: clock, plan: plan)
  var run = 0
  Block(parameters: [:], seed: 1, driver: driver).measure {
    clock.pass(cost(run))
    run += 1
  }
  return driver.finish()
}

@Test("a calibrated sample is long enough and not much longer", arguments: [1, 30, 700, 60_000])
func samplesAreLongEnough(cost: UInt64) throws {
  let found = try #require(calibrate { _ in cost })
  let length = UInt64(found.iterations) * cost
  #expect(length >= 500_000)
  #expect(length <= 510_000 + cost)
  #expect(found.samples == 10)
  #expect(found.bodyNanoseconds == Double(cost))
}

@Test(
  "a body over 5 ms runs once a sample, and as many samples as fit 50 ms",
  arguments: [(5_000_000, 10), (6_000_000, 8), (24_000_000, 2), (60_000_000, 1), (900_000_000, 1)])
func longBodiesTakeFewerSamples(cost: UInt64, samples: Int) throws {
  let found = try #require(calibrate { _ in cost })
  #expect(found.iterations == 1)
  #expect(found.samples == samples)
}

@Test("a slow first run alone does not decide")
func firstRunsDoNotDecide() throws {
  let found = try #require(calibrate { $0 == 0 ? 600_000 : 10 })
  #expect(found.iterations * 10 >= 500_000)
}

@Test("a body that takes no time ends calibration at the limit")
func emptyBodiesEnd() {
  let clock = FakeClock()
  let driver = CalibrationDriver(clock: clock, plan: MeasurementPlan())
  var batches = 0
  while driver.nextSample() != nil {
    driver.endSample()
    batches += 1
  }
  #expect(batches < 64)
  #expect(driver.finish()?.iterations == 1_000_000_000)
}

@Test("a body that never measures has no calibration")
func missingMeasureIsSeen() {
  #expect(CalibrationDriver(clock: FakeClock(), plan: MeasurementPlan()).finish() == nil)
}
