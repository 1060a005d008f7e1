import InfiniteScroll
import Testing
import Workloads

@testable import PagerBenchmarks

@Test("the plain pager rests on the section that the engine rests on, round its circle")
func plainPagerAgrees() throws {
  for seed in 0..<20 as Range<UInt64> {
    var draw = SeededDraw(seed: seed)
    var pager = try PagerEngine(PagerConfiguration(width: PagerBenchmark.width))
    var plain = NaivePager(count: 21, width: PagerBenchmark.width)
    var shown: [SectionView] = []
    for step in 0..<100 {
      let dx = Double(draw.below(2400) - 1200)
      try pager.handle(.end(dx: dx))
      plain.end(dx)
      let difference = pager.position - plain.current
      #expect(difference % 21 == 0, "seed \(seed), step \(step), drag \(dx)")
      plain.fill(&shown)
      #expect(shown.count == 21 && Set(shown.map(\.section)).count == 21)
      #expect(shown.first { $0.isCurrent }?.position == 0)
    }
  }
}
