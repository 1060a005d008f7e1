import BenchKit
import InfiniteScroll
import Testing
import Workloads

@testable import LoopBenchmarks

@Test(
  "the plain carousel shows what the engine shows, wherever it is moved", arguments: [5, 10, 97])
func plainCarouselAgrees(items: Int) throws {
  for seed in 0..<20 as Range<UInt64> {
    var draw = SeededDraw(seed: seed)
    var engine = try LoopSample.engine(.corrected, items: items)
    var plain = LoopSample.naive(items: items)
    var expected = ContiguousArray<LoopCell>()
    var shown = ContiguousArray<LoopCell>()
    for step in 0..<200 {
      // Quarters of a point are exact in both.
      let distance = Double(draw.below(8000) - 4000) / 4
      try engine.moveContent(by: distance, showing: &expected)
      plain.moveContent(by: distance, showing: &shown)
      #expect(shown.map(\.item) == expected.map(\.item), "seed \(seed), step \(step)")
      #expect(shown.map(\.position) == expected.map(\.position), "seed \(seed), step \(step)")
    }
  }
}

@Test("an item that comes in before all others moves nothing in either; the published row jumps")
func changesAgree() throws {
  var trial = try ChangeTrial(items: 30, mode: .corrected)
  let before = trial.leading
  try trial.insert()
  #expect(trial.position(of: before.item + 1) == before.position)
  try trial.remove()
  #expect(trial.leading == before)
  try trial.compare(with: trial.more)
  #expect(trial.position(of: before.item + 1) == before.position)

  var plain = LoopSample.naive(items: 30)
  var shown = ContiguousArray<LoopCell>()
  plain.moveContent(by: ChangeTrial.start(30), showing: &shown)
  plain.change(to: ContiguousArray(trial.more), showing: &shown)
  #expect(shown[0].item == before.item + 1)
  #expect(shown[0].position == before.position)
  #expect(plain.made == shown.count)

  var published = try ChangeTrial(items: 30, mode: .seed)
  let first = published.leading
  try published.insert()
  #expect(published.position(of: first.item + 1) - first.position == 110)
}

@Test("summed steps come nearer to the closed form the shorter they are")
func flingsConverge() throws {
  var engine = try LoopSample.engine(.corrected, items: 10)
  try engine.flingToRest(at: 3000)
  let errors = [24.0, 240, 2400].map { rate in
    var plain = LoopSample.naive(items: 10)
    plain.flingToRest(at: 3000, framesPerSecond: rate)
    return plain.offset - engine.offset
  }
  #expect(abs(engine.offset - 393.5045) < 1e-4)
  #expect(errors[0] > errors[1] && errors[1] > errors[2])
  #expect(errors.allSatisfy { $0 > 0 } && errors[2] < 1)
}
