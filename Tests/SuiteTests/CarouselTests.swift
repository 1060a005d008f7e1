import BenchKit
import Testing

@testable import MaterialisationBenchmarks

private func carousel(_ name: String) throws -> Carousel {
  try #require(Carousel.all.first { $0.name == name })
}

@Test(
  "with cells off screen freed, a lap makes each item anew, and the published one its copies",
  arguments: [(Tail.seed, 14), (.minimal, 10), (.flingSafe, 10), (.virtual, 10)])
func freedCellsAreMadeAnew(tail: Tail, perLap: Int) throws {
  var lap = try CarouselLap(carousel("sample-10"), tail, .freed, seed: 3)
  for _ in 0..<3 {
    let before = lap.screen
    try lap.run()
    #expect(lap.screen.made - before.made == perLap)
    #expect(lap.screen.bound - before.bound == perLap)
  }
}

@Test("where cells off screen are kept, a lap makes and binds nothing", arguments: Tail.allCases)
func keptCellsStay(tail: Tail) throws {
  var lap = try CarouselLap(carousel("sample-10"), tail, .kept, seed: 3)
  let before = lap.screen
  for _ in 0..<3 { try lap.run() }
  #expect(lap.screen.made == before.made)
  #expect(lap.screen.bound == before.bound)
}

@Test("where the published rule ends before the seam there is no lap to measure")
func unreachableSeamsAreSkipped() throws {
  let wide = try carousel("wide-gap")
  let error = #expect(throws: Skipped.self) { try CarouselLap(wide, .seed, .kept, seed: 3) }
  #expect(error?.reason.contains("seam") == true)
  #expect(try CarouselLap(wide, .minimal, .kept, seed: 3).screen.made == wide.items)
}
