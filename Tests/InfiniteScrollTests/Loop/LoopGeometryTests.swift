import InfiniteScroll
import Testing

@Test("lengths follow from items, extent, spacing and viewport")
func loopLengthsFollow() throws {
  let geometry = try LoopGeometry(itemCount: 10, itemExtent: 100, viewport: 393)
  #expect(geometry.footprint == 110)
  #expect(geometry.period.length == 1100)
  #expect(geometry.contentExtent == 1530)
  #expect(geometry.greatestOffset == 1137)
  #expect(geometry.greatestCellCount == 5)
  #expect(geometry.isSeamReachable)
  #expect(geometry.wrap(2237.5) == 37.5)
}

@Test(
  "the most cells at once is the most that any offset shows",
  arguments: [
    (393, 100, 10, 5), (430, 100, 10, 5), (450, 100, 10, 5), (450.5, 100, 10, 6),
    (1000, 100, 10, 10),
    (100, 100, 0, 2), (0, 100, 10, 0), (1, 100, 10, 1), (10, 100, 10, 1), (10.5, 100, 10, 2),
  ] as [(Double, Double, Double, Int)])
func mostCells(viewport: Double, extent: Double, spacing: Double, cells: Int) throws {
  let geometry = try LoopGeometry(
    itemCount: 3, itemExtent: extent, spacing: spacing, viewport: viewport)
  #expect(geometry.greatestCellCount == cells)
}

/// A configuration with one field set to something else.
private func configuration(_ change: (inout LoopConfiguration) -> Void) -> LoopConfiguration {
  var configuration = LoopConfiguration(items: 10, itemExtent: 100, viewport: 393)
  change(&configuration)
  return configuration
}

private func refusal(_ change: (inout LoopConfiguration) -> Void) -> ConfigurationError? {
  #expect(throws: ConfigurationError.self) { try LoopEngine(configuration(change)) }
}

@Test(
  "a length or time that is none is refused by name and value",
  arguments: [
    Double.nan, .infinity, -.infinity, -1, -Double.leastNonzeroMagnitude,
  ])
func loopRefusesNumbers(number: Double) {
  let refusals = [
    ("itemExtent", refusal { $0.itemExtent = number }),
    ("spacing", refusal { $0.spacing = number }),
    ("viewport", refusal { $0.viewport = number }),
    ("resumeDelay", refusal { $0.resumeDelay = number }),
    ("quantum", refusal { $0.quantum = number }),
    ("maximumStep", refusal { $0.tail = .flingSafe(maximumStep: number) }),
  ]
  for (field, error) in refusals {
    #expect(error?.field == field)
    #expect(error?.value == number.description)
  }
}

@Test(
  "an offset, inset or speed that is no number is refused by name",
  arguments: [
    Double.nan, .infinity, -.infinity,
  ])
func loopRefusesWhatIsNoNumber(number: Double) {
  for (field, error) in [
    ("offset", refusal { $0.offset = number }), ("speed", refusal { $0.speed = number }),
    ("contentInset", refusal { $0.contentInset = number }),
  ] {
    #expect(error?.field == field)
    #expect(error?.value == number.description)
  }
}

@Test("counts and lengths that do not fit are refused by name, not computed")
func loopRefusesWhatDoesNotFit() {
  #expect(refusal { $0.itemExtent = 0 }?.field == "itemExtent")
  #expect(refusal { $0.items = -1 }?.field == "items")
  #expect(refusal { $0.items = .min }?.field == "items")
  #expect(refusal { $0.items = .max }?.field == "items")
  #expect(refusal { $0.items = 1 << 53 + 1 }?.field == "items")
  #expect(refusal { $0.itemExtent = 1e300 }?.field == "items")
  #expect(
    refusal { ($0.itemExtent, $0.items, $0.viewport) = (1e300, 1, 1.5e300) }?.field == "items")
  #expect(refusal { ($0.itemExtent, $0.spacing) = (1e308, 1e308) }?.field == "spacing")
  #expect(refusal { ($0.itemExtent, $0.spacing) = (1e-300, 0) }?.field == "viewport")
  #expect(refusal { $0.viewport = 1e308 }?.field == "viewport")
  #expect(
    refusal {
      ($0.itemExtent, $0.spacing) = (1, 0); $0.viewport = 100_000
    }?.field == "viewport")
  #expect(refusal { $0.tail = .flingSafe(maximumStep: 1e300) }?.field == "maximumStep")
}

@Test("the largest counts that fit are allowed")
func loopAllowsWhatFits() throws {
  _ = try LoopEngine(configuration { ($0.itemExtent, $0.spacing, $0.viewport) = (1, 0, 99_999) })
  _ = try LoopEngine(configuration { ($0.items, $0.itemExtent, $0.viewport) = (1, 1e299, 1e299) })
  var engine = try LoopEngine(configuration { $0.items = 1 << 53 })
  try engine.moveContent(to: -1)
  try engine.scroll(toItem: 1 << 53 - 1, alignment: .center)
  #expect(engine.offset < engine.geometry.period.length)
  // The smallest loop there is: one item of the least extent, no viewport.
  let least = Double.leastNonzeroMagnitude
  var tiny = try LoopEngine(
    configuration { ($0.items, $0.itemExtent, $0.viewport) = (1, least, 0) })
  try tiny.moveContent(to: 1e308)
  #expect(tiny.counts.live == 0)
}

@Test("every small world shows what looking at every repetition shows")
func loopSmallWorldsAgreeWithLooking() throws {
  var cells: ContiguousArray<LoopCell> = []
  for items in 1...4 {
    for (extent, spacing) in [(1, 0), (1, 2), (3, 0), (3, 1), (2, 5)] {
      for viewport in 0...14 {
        var small = LoopConfiguration(
          items: items, itemExtent: Double(extent), viewport: Double(viewport))
        small.spacing = Double(spacing)
        var engine = try LoopEngine(small)
        for offset in 0..<(items * (extent + spacing)) {
          try engine.moveContent(to: Double(offset))
          engine.visibleCells(into: &cells)
          let looked = (0..<40).map { ($0 % items, $0 * (extent + spacing) - offset) }
            .filter { $0.1 + extent > 0 && $0.1 < viewport && viewport > 0 }
          let place: Comment = "\(items) \(extent) \(spacing) \(viewport) \(offset)"
          #expect(cells.map(\.item) == looked.map(\.0), place)
          #expect(cells.map(\.position) == looked.map { Double($0.1) }, place)
        }
      }
    }
  }
}

@Test("lengths that binary fractions cannot hold show what the comparisons say")
func loopUnevenLengthsAgreeWithTheComparisons() throws {
  var random = SeededGenerator(seed: 3)
  var cells: ContiguousArray<LoopCell> = []
  for (extent, spacing) in [(0.1, 0.0), (0.7, 0.1), (1 / 3.0, 1 / 3.0), (99.9, 0.3)] {
    let footprint = extent + spacing
    var uneven = LoopConfiguration(items: 7, itemExtent: extent, viewport: 3 * footprint)
    uneven.spacing = spacing
    var engine = try LoopEngine(uneven)
    for _ in 0..<500 {
      // On a line or next to one, where the divisions round.
      let line = Double(Int.random(in: 0...13, using: &random)) * footprint / 2 + extent
      let offset = engine.geometry.wrap(
        [line, line.nextUp, line.nextDown][Int.random(in: 0...2, using: &random)])
      try engine.moveContent(to: offset)
      engine.visibleCells(into: &cells)
      let looked = (0..<20).filter { ordinal in
        let position = Double(ordinal) * footprint - offset
        return position + extent > 0 && position < 3 * footprint
      }
      #expect(cells.map(\.item) == looked.map { $0 % 7 }, "\(extent) \(offset)")
    }
  }
}
