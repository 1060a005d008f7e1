import BenchAnalysis
import BenchStatistics
import Testing

@testable import BenchKit

/// What a session over one benchmark twice as slow and one that fails tells on the way.
private func lines(drawsProgress: Bool) -> [String] {
  var lines: [String] = []
  let console = Console(
    result: { _ in }, message: { lines.append($0) }, drawsProgress: drawsProgress)
  let names = ["slow", "broken one"]
  var schedule = PairSchedule(
    names.map {
      PairSchedule.Entry(benchmark: $0, bodyNanoseconds: 1, blockNanoseconds: 1)
    }, limits: PairSchedule.Limits(pairs: 16))
  let line = PairProgressLine(console, benchmarks: names)
  var generator = SplitMix64(seed: 1)
  while let request = schedule.next(using: &generator, elapsedNanoseconds: 0) {
    line.show(schedule, request.benchmark)
    if request.benchmark == "slow" {
      schedule.record(request, base: 100, head: 200)
    } else {
      schedule.fail(request, because: "a block of the head failed")
    }
  }
  line.end(schedule)
  return lines
}

@Test("each verdict is told once, when it falls, with its change and its pairs")
func verdictsAreToldAsTheyFall() {
  #expect(
    lines(drawsProgress: false) == [
      "broken one  unavailable: a block of the head failed\n",
      "slow        slower (+100 %, 16 pairs)\n",
    ])
}

@Test("on a terminal the line below the verdicts redraws itself and is gone at the end")
func progressIsDrawn() {
  let text = lines(drawsProgress: true)
  #expect(text.first == "\r\u{1B}[K[0/2] pair 1, slow")
  #expect(text.contains("\r\u{1B}[Kslow        slower (+100 %, 16 pairs)\n"))
  #expect(text.last == "\r\u{1B}[K")
}
