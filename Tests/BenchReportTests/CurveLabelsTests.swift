import BenchStatistics
import Testing

@testable import BenchReport

@Test("labels that fit stay where the curves end")
func freeLabelsStay() {
  #expect(
    CurveLabels.placed([300, 100, 200], gap: 17, within: 60...400, reach: 26) == [300, 100, 200])
}

@Test("labels that collide move apart evenly, or give way to a legend")
func collidingLabels() {
  #expect(CurveLabels.placed([100, 100], gap: 16, within: 60...400, reach: 26) == [92, 108])
  #expect(CurveLabels.placed([400, 400], gap: 16, within: 60...400, reach: 26) == [384, 400])
  #expect(
    CurveLabels.placed(Array(repeating: 100, count: 8), gap: 16, within: 60...400, reach: 26) == nil
  )
  #expect(CurveLabels.placed([1, 2, 3], gap: 16, within: 0...20, reach: 99) == nil)
  #expect(CurveLabels.placed([], gap: 16, within: 60...400, reach: 26) == [])
}

@Test("placed labels are apart, in bounds, in order and within reach")
func placedLabelsKeepApart() {
  for seed in 1...1_000 as ClosedRange<UInt64> {
    var random = SplitMix64(seed: seed)
    let ends = (0..<Int(random.next() % 9)).map { _ in 60 + Double(random.next() % 340) }
    let placed = CurveLabels.placed(ends, gap: 17, within: 60...400, reach: 40) ?? []
    if placed.isEmpty { continue }
    let order = ends.indices.sorted { (ends[$0], $0) < (ends[$1], $1) }.map { placed[$0] }
    #expect(zip(order, order.dropFirst()).allSatisfy { $1 - $0 >= 17 - 1e-9 }, "seed \(seed)")
    #expect(placed.allSatisfy { (60...400).contains($0) }, "seed \(seed): \(placed)")
    #expect(zip(placed, ends).allSatisfy { abs($0 - $1) <= 40 }, "seed \(seed): \(placed)")
  }
}
