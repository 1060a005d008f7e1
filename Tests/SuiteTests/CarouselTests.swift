import BenchKit
import Testing

@testable import MaterialisationBenchmarks

private func carousel(_ name: String) throws -> Carousel {
  try #require(Carousel.all.first { $0.name == name })
}

@Test("a lap of the published carousel makes its visible cells anew, a corrected one nothing")
func lapsAreCounted() throws {
  for (tail, perLap) in [(Tail.seed, 14), (.minimal, 0), (.flingSafe, 0), (.virtual, 0)] {
    var lap = try CarouselLap(carousel("sample-10"), tail, seed: 3)
    for _ in 0..<3 {
      let before = lap.screen
      try lap.run()
      #expect(lap.screen.made - before.made == perLap, "\(tail)")
      #expect(lap.screen.bound - before.bound == perLap, "\(tail)")
    }
  }
}

@Test("where the published rule ends before the seam there is no lap to measure")
func unreachableSeamsAreSkipped() throws {
  let wide = try carousel("wide-gap")
  let error = #expect(throws: Skipped.self) { try CarouselLap(wide, .seed, seed: 3) }
  #expect(error?.reason.contains("seam") == true)
  #expect(try CarouselLap(wide, .minimal, seed: 3).screen.made == wide.items)
}
