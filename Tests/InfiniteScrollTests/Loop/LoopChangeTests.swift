import InfiniteScroll
import Testing

private func loop(items: Int = 10, at offset: Double = 0) throws -> LoopEngine {
  var configuration = LoopConfiguration(items: items, itemExtent: 100, viewport: 393)
  configuration.offset = offset
  return try LoopEngine(configuration)
}

private func shown(_ engine: LoopEngine) -> [LoopCell] {
  var cells: ContiguousArray<LoopCell> = []
  engine.visibleCells(into: &cells)
  return Array(cells)
}

@Test(
  "a count that changes keeps the leading item in place, or wraps the offset",
  arguments: [
    // Item 8 is gone: 900 in a period of 330 is 240.
    (900, 3, 240), (900, 9, 900), (900, 8, 20), (37, 3, 37), (0, 1, 0), (500, 100, 500),
    (500, 0, 0),
    // In the gap after item 9: item 0 leads at 5 and stays there.
    (1095, 20, 2195), (1095, 3, 325),
  ] as [(Double, Int, Double)])
func loopCountChanges(offset: Double, count: Int, expected: Double) throws {
  var engine = try loop(at: offset)
  try engine.change(LoopDataChange(count: count))
  #expect(engine.offset == expected)
  #expect(engine.geometry.period.length == Double(count) * 110)
  #expect(engine.configuration.items == count)
  #expect(engine.seamCrossings == 0)
}

@Test("an item that survives by identity stays where it is, with its cell")
func loopSurvivorsStay() throws {
  let letters = try LoopItems(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"])
  for next in [["x", "y", "e", "d", "c"], ["d"], ["f", "d", "z"], ["d", "e", "f", "g", "h"]] {
    var engine = try loop(at: 350)
    let lead = shown(engine)[0]
    #expect(lead.item == 3 && lead.position == -20)
    let items = try LoopItems(next)
    try engine.change(letters.change(to: items))
    let after = shown(engine)
    #expect(after[0].item == items.index(of: "d"))
    #expect(after[0].position == -20)
    #expect(after[0].cell == lead.cell)
  }
}

@Test("a few survivors say what a list of all items would")
func loopFewSurvivors() throws {
  for survivors in [[:], [3: 0], [3: 4, 2: 1], [9: 0, 3: 2], [3: 99], [99: 0]] as [[Int: Int]] {
    var engine = try loop(at: 350)
    var other = engine
    try engine.change(LoopDataChange(count: 5, survivors: survivors))
    let newIndices = (0..<10).map { survivors[$0] }
    try other.change(LoopDataChange(count: 5, newIndices: newIndices))
    #expect(engine == other)
  }
  // More items than a list could name.
  var engine = try loop(items: 1 << 53, at: 350)
  try engine.change(LoopDataChange(count: 5, survivors: [3: 1]))
  #expect(engine.offset == 130)
}

@Test("cells of items that are gone are bound again before any is made")
func cellsOfTheGoneAreBoundAgain() throws {
  var engine = try loop()
  #expect(engine.counts.made == 4)
  try engine.change(LoopDataChange(count: 10, newIndices: (0..<10).map { _ in nil }))
  #expect(engine.counts.made == 4 && engine.counts.bound == 8 && engine.counts.live == 4)
  #expect(Set(shown(engine).map(\.cell)) == [0, 1, 2, 3])
}

@Test("from nothing to something and back")
func loopFromNothingAndBack() throws {
  var engine = try loop(items: 0)
  try engine.change(LoopDataChange(count: 5))
  #expect(engine.offset == 0 && shown(engine).map(\.item) == [0, 1, 2, 3])
  try engine.change(LoopDataChange(count: 0))
  #expect(engine.counts.live == 0 && engine.offset == 0 && shown(engine).isEmpty)
}

@Test("the tail follows the viewport, the offset stays")
func loopViewportChanges() throws {
  var engine = try loop(at: 1050)
  try engine.resize(viewport: 1000)
  #expect(engine.offset == 1050 && engine.geometry.duplicates == 10)
  #expect(shown(engine).map(\.item) == [9, 0, 1, 2, 3, 4, 5, 6, 7, 8])
  #expect(engine.configuration.viewport == 1000)
  try engine.resize(viewport: 0)
  #expect(engine.offset == 1050 && engine.geometry.duplicates == 0 && shown(engine).isEmpty)
  try engine.resize(viewport: 430.01)
  #expect(engine.geometry.duplicates == 5 && engine.counts.live == 5)
}

@Test("a change that cannot be is refused and changes nothing")
func loopRefusesChanges() throws {
  var engine = try loop(at: 350)
  let before = engine
  for viewport in [Double.nan, .infinity, -1, 1e308] {
    let error = #expect(throws: RejectedEvent.self) { try engine.resize(viewport: viewport) }
    #expect(error?.field == "viewport" && error?.value == viewport.description)
  }
  for count in [-1, Int.min, Int.max] {
    let error = #expect(throws: RejectedEvent.self) {
      try engine.change(LoopDataChange(count: count))
    }
    #expect(error?.field == "items" && error?.value == count.description)
  }
  let error = #expect(throws: RejectedEvent.self) {
    try engine.change(LoopDataChange(count: 3, newIndices: [0, 1, 2]))
  }
  #expect(error?.field == "items" && error?.value == "3")
  #expect(engine == before)
}

@Test("a viewport that a given cell cap cannot fill is refused")
func loopRefusesViewportsBeyondTheCap() throws {
  var configuration = LoopConfiguration(items: 10, itemExtent: 100, viewport: 393)
  configuration.cellCap = .atMost(5)
  var engine = try LoopEngine(configuration)
  try engine.resize(viewport: 450)
  let error = #expect(throws: RejectedEvent.self) { try engine.resize(viewport: 451) }
  #expect(error?.field == "viewport")
  #expect(error?.requirement.contains("cellCap of 5") == true)
  #expect(engine.geometry.viewport == 450)
  // The standard cap grows with the viewport.
  var standard = try loop(items: 1000)
  try standard.resize(viewport: 11_000)
  for _ in 0..<100 { try standard.moveContent(by: 55) }
  #expect(standard.counts.made == 101)
}

@Test("indices that a change makes up are items that are gone")
func loopIgnoresMadeUpIndices() throws {
  var engine = try loop(at: 350)
  let newIndices = (0..<10).map { Optional($0 * 1000 - 3000 + ($0 == 3 ? -1 : 0)) }
  try engine.change(LoopDataChange(count: 3, newIndices: newIndices))
  #expect(engine.offset == 20)
}

@Test("ids that occur twice are refused by name")
func loopRefusesIdsThatOccurTwice() throws {
  let error = #expect(throws: ConfigurationError.self) { try LoopItems(["a", "b", "a"]) }
  #expect(error?.field == "items" && error?.value == "a twice")
  let items = try LoopItems([7, 5])
  #expect(items.count == 2 && items.ids == [7, 5])
  #expect(items.index(of: 5) == 1 && items.index(of: 6) == nil)
}
