import BenchModel
import BenchStatistics
import Testing

@testable import BenchMeasurement

/// What a process takes in the world of these tests, ns.
private func duration(_ request: WorkerRequest) -> UInt64 {
  let isScenario = request.benchmark.hasPrefix("scenario")
  return switch request.pass {
  case .calibrate: 18_000_000
  case .exact: isScenario ? 4_000_000_000 : 14_000_000
  case .timed: isScenario ? 3_000_000_000 : 12_000_000
  case .instructions, .heap, .cpu, .perf: 2_500_000_000
  }
}

@Test(
  "the time left is right within a factor of two from the first process on",
  arguments: [(1, 60, false), (0, 60, false), (3, 5, false), (2, 10, true)])
func timeLeftIsRight(scenarios: Int, bodies: Int, countsInstructions: Bool) {
  var time: UInt64 = 0
  var estimates: [(at: UInt64, left: UInt64)] = []
  let benchmarks =
    (0..<scenarios).map { Benchmark("scenario/\($0)", plan: .once) { _ in } }
    + (0..<bodies).map { Benchmark("body/\($0)") { _ in } }
  var plan = SessionPlan(blocks: 15, quick: false)
  plan.countsInstructions = countsInstructions
  var session = MeasuringSession(
    benchmarks, plan: plan, now: { time },
    launch: { requests in
      // Side by side: as long as the longest.
      time += requests.map(duration).max() ?? 0
      var reading = BlockReading()
      reading.calibration = Calibration(iterations: 1, samples: 1, bodyNanoseconds: 1)
      return requests.map { _ in .reading(reading) }
    },
    report: { progress in
      if let left = progress.remainingNanoseconds { estimates.append((time, left)) }
    })
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole && estimates.count > 100)
  for (at, left) in estimates {
    let ratio = Double(left) / Double(time - at)
    #expect(ratio > 0.5 && ratio < 2, "\(left) ns told at \(at), \(time - at) ns were left")
  }
}
