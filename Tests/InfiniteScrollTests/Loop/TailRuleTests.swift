import InfiniteScroll
import Testing

private func loop(
  _ viewport: Double, _ extent: Double, _ spacing: Double, _ tail: TailRule, items: Int = 10
) throws -> LoopGeometry {
  try LoopGeometry(
    itemCount: items, itemExtent: extent, spacing: spacing, viewport: viewport, tail: tail)
}

@Test(
  "the minimal tail is the shortest without a hole",
  arguments: [
    (393, 100, 10, 4), (430, 100, 10, 4), (430.01, 100, 10, 5), (290, 50, 150, 3),
    (852, 60, 8, 13), (1e-9, 100, 0, 1), (100, 100, 0, 1), (100.001, 100, 0, 2),
    // Noise: 0.1 + 0.2 is a bit more than 0.3, yet three items of 0.1 fill it.
    (0.1 + 0.2, 0.1, 0, 3),
  ] as [(Double, Double, Double, Int)])
func minimalTailIsTheShortest(viewport: Double, extent: Double, spacing: Double, copies: Int) throws
{
  let geometry = try loop(viewport, extent, spacing, .minimal)
  #expect(geometry.duplicates == copies)
  #expect(geometry.isSeamReachable)
}

@Test(
  "the published tail counts viewports of footprints, and falls short where gaps are wide",
  arguments: [
    (290, 50, 150, 2, false), (393, 100, 10, 5, true), (430, 100, 10, 5, true),
    (1, 100, 10, 1, true), (55, 100, 10, 2, true), (54.9, 100, 10, 1, true),
    (50, 50, 150, 1, false),
  ] as [(Double, Double, Double, Int, Bool)])
func publishedTail(
  viewport: Double, extent: Double, spacing: Double, copies: Int, isReachable: Bool
) throws {
  let geometry = try loop(viewport, extent, spacing, .seed)
  #expect(geometry.duplicates == copies)
  #expect(geometry.isSeamReachable == isReachable)
}

@Test("wide gaps: the published seam is 40 points out of reach")
func publishedSeamIsOutOfReach() throws {
  let geometry = try loop(290, 50, 150, .seed)
  #expect(geometry.period.length == 2000)
  #expect(geometry.contentExtent == 2250)
  #expect(geometry.greatestOffset == 1960)
  // 50 = 2 · 25 exactly: M equals P, which the published M > P does not count.
  let even = try loop(50, 50, 150, .seed, items: 1)
  #expect(even.greatestOffset == even.period.length && !even.isSeamReachable)
}

@Test(
  "a fling-safe tail is the minimal one of a viewport that is longer by the step",
  arguments: [0, 36.99, 37, 37.01, 147, 1e6] as [Double])
func flingSafeTail(step: Double) throws {
  let safe = try loop(393, 100, 10, .flingSafe(maximumStep: step))
  let wide = try loop(min(393 + step, 1e6 + 393), 100, 10, .minimal)
  #expect(safe.duplicates == wide.duplicates)
  #expect(safe.greatestOffset >= safe.period.length + step - 1e-6)
  #expect(safe.isSeamReachable)
}

@Test("a virtual loop builds no tail and always reaches its seam")
func virtualTail() throws {
  let geometry = try loop(393, 100, 10, .virtual)
  #expect(geometry.duplicates == 0)
  #expect(geometry.contentExtent == 1090)
  #expect(geometry.isSeamReachable)
}

@Test(
  "no items or no viewport need no copies",
  arguments: [.seed, .minimal, .flingSafe(maximumStep: 500), .virtual] as [TailRule])
func loopNothingNeedsNoCopies(tail: TailRule) throws {
  #expect(try loop(393, 100, 10, tail, items: 0).duplicates == 0)
  #expect(try loop(0, 100, 10, tail).duplicates == 0)
  #expect(try loop(393, 100, 10, tail, items: 0).contentExtent == 0)
}

@Test(
  "a step that is no distance, or that no number of items fills, is refused by name",
  arguments: [Double.nan, .infinity, -1, 1e308])
func loopRefusesSteps(step: Double) {
  let error = #expect(throws: ConfigurationError.self) {
    try loop(393, 100, 10, .flingSafe(maximumStep: step))
  }
  #expect(error?.field == "maximumStep")
  #expect(error?.value == step.description)
}

@Test("every tail, checked against trying one copy after the other")
func tailsAgreeWithTrying() throws {
  for viewport in 1...60 {
    for extent in 1...6 {
      for spacing in 0...6 {
        for step in [0, 3, 20] {
          let geometry = try loop(
            Double(viewport), Double(extent), Double(spacing), .flingSafe(maximumStep: Double(step))
          )
          var copies = 0
          while copies * (extent + spacing) - spacing < viewport + step { copies += 1 }
          #expect(geometry.duplicates == copies, "\(viewport) \(extent) \(spacing) \(step)")
        }
      }
    }
  }
}
