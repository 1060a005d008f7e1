import BenchMeasurement
import BenchModel
import BenchStatistics
import Testing

@testable import BenchKit

@Test(
  "the time left is told in words",
  arguments: [
    (0, "a moment"), (400_000_000, "a moment"), (1_600_000_000, "about 2 s"),
    (61_000_000_000, "about 1 min 1 s"), (600_000_000_000, "about 10 min 0 s"),
  ] as [(UInt64, String)])
func timeLeftIsTold(nanoseconds: UInt64, text: String) {
  #expect(ProgressLine.duration(nanoseconds) == text)
}

@Test("off a terminal there is a line for each benchmark and phase, and one every ten seconds")
func plainLinesGoOn() {
  var time: UInt64 = 0
  var lines: [String] = []
  let console = Console(
    result: { _ in }, message: { lines.append($0) }, drawsProgress: false)
  let line = ProgressLine(console, now: { time })
  var session = MeasuringSession(
    ["a", "b"].map { Benchmark($0) { _ in } }, plan: SessionPlan(blocks: 10, quick: false),
    now: { time },
    launch: { requests in
      time += 4_000_000_000
      var reading = BlockReading()
      reading.calibration = Calibration(iterations: 1, samples: 1, bodyNanoseconds: 1)
      return requests.map { _ in .reading(reading) }
    }, report: line.show)
  var order = SplitMix64(seed: 1)
  let isWhole = session.run(using: &order)
  #expect(isWhole)
  let words = lines.map { $0.split(separator: "] ")[1].split(separator: " ")[0] }
  // Two calibrations, three pairs of passes and twenty blocks of 4 s: a line every third.
  #expect(
    words == ["calibrating", "calibrating", "counting"] + Array(repeating: "timing", count: 7))
}
