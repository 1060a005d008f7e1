import BenchModel
import Testing

@testable import BenchProfile

private func heapDump(
  rate: Int = 1, _ entries: [(addresses: [UInt64], live: (Int, Int), all: (Int, Int))]
) -> HeapDump {
  HeapDump(
    rate: rate,
    entries: entries.map {
      HeapDump.Entry(
        addresses: $0.addresses, live: HeapDump.Tally(objects: $0.live.0, bytes: $0.live.1),
        allocated: HeapDump.Tally(objects: $0.all.0, bytes: $0.all.1))
    })
}

@Test("the dumps of one process become one profile, a measure for each question")
func dumpsBecomeOneProfile() {
  let raw = HeapProfile.raw(
    end: heapDump([([1, 2], (1, 100), (3, 300)), ([5], (0, 0), (0, 0))]),
    peak: heapDump([([1, 2], (2, 200), (2, 200)), ([3], (1, 7), (1, 7))]),
    tornDown: heapDump([([1, 2], (0, 0), (3, 300)), ([4], (1, 9), (1, 9))]))
  #expect(
    raw.measures == [.allocated, .allocations, .liveAtTheEnd, .liveAtThePeak, .leaked])
  #expect(
    raw.stacks == [
      RawStack(addresses: [1, 2], values: [300, 3, 100, 200, 0]),
      RawStack(addresses: [3], values: [0, 0, 0, 7, 0]),
      RawStack(addresses: [4], values: [0, 0, 0, 0, 9]),
    ])
}

@Test("a dump that is not there takes its measure with it")
func missingDumpsHaveNoMeasure() {
  let end = heapDump([([1], (1, 8), (2, 16))])
  let bare = HeapProfile.raw(end: end, peak: nil, tornDown: nil)
  #expect(bare.measures == [.allocated, .allocations, .liveAtTheEnd])
  #expect(bare.stacks == [RawStack(addresses: [1], values: [16, 2, 8])])
  let leaks = HeapProfile.raw(end: end, peak: nil, tornDown: end)
  #expect(leaks.measures.last == .leaked && leaks.stacks[0].values == [16, 2, 8, 8])
}

/// 1 ÷ (1 − e^(−size ÷ rate)), to nine digits: 1.58197671 at 1, 2.54149408 at 1 ÷ 2.
@Test(
  "samples stand for what was not taken, by their mean size; at every allocation for themselves",
  arguments: [
    (1, 10, 80, 10, 80), (4096, 1000, 4_096_000, 1582, 6_479_777),
    (4096, 100, 204_800, 254, 520_498), (4096, 1, 1 << 40, 1, 1 << 40), (4096, 0, 0, 0, 0),
    (4096, .max, .max, .max, .max),
  ])
func samplesAreUnbiased(rate: Int, objects: Int, bytes: Int, allObjects: Int, allBytes: Int) {
  let all = HeapProfile.unbiased(HeapDump.Tally(objects: objects, bytes: bytes), rate: rate)
  #expect(all == HeapDump.Tally(objects: allObjects, bytes: allBytes))
}

@Test("sums that are too large stay at the largest number")
func sumsSaturate() {
  let raw = HeapProfile.raw(
    end: heapDump([([1], (0, 0), (.max, .max)), ([1], (0, 0), (9, 9))]), peak: nil, tornDown: nil)
  #expect(raw.stacks == [RawStack(addresses: [1], values: [.max, .max, 0])])
}
