import InfiniteScroll
import Testing

private func loop(
  items: Int, viewport: Double = 393, cap: LoopConfiguration.CellCap = .standard
) throws -> LoopEngine {
  var configuration = LoopConfiguration(items: items, itemExtent: 100, viewport: viewport)
  configuration.cellCap = cap
  return try LoopEngine(configuration)
}

private func shown(_ engine: LoopEngine) -> [LoopCell] {
  var cells: ContiguousArray<LoopCell> = []
  engine.visibleCells(into: &cells)
  return Array(cells)
}

/// Scrolls `laps` laps in steps of 1/40 of one, or a third of the viewport.
private func scroll(_ engine: inout LoopEngine, laps: Int) throws {
  let steps = max(40, 3 * engine.geometry.period.length / engine.geometry.viewport).rounded()
  let step = engine.geometry.period.length / steps
  for _ in 0..<abs(laps) * Int(steps) { try engine.moveContent(by: laps < 0 ? -step : step) }
}

@Test(
  "after one lap the counts of cells made and bound never change again, in either direction",
  arguments: [1, 2, 3, 5, 9, 10, 11, 40, 64], [393, 1000, 5500, 8000] as [Double])
func loopCountsStayAfterOneLap(items: Int, viewport: Double) throws {
  var engine = try loop(items: items, viewport: viewport)
  try scroll(&engine, laps: 1)
  let counts = engine.counts
  let times = (engine.geometry.greatestCellCount + items - 1) / items
  #expect(counts.made <= items * times && counts.made >= items)
  #expect(counts.bound == counts.made)
  try scroll(&engine, laps: 3)
  try scroll(&engine, laps: -5)
  try engine.moveContent(by: 1e6)
  #expect(engine.counts.made == counts.made)
  #expect(engine.counts.bound == counts.bound)
}

@Test("a frame in one call moves and shows, or does neither")
func loopFramesInOneCall() throws {
  var engine = try loop(items: 10)
  var cells: ContiguousArray<LoopCell> = []
  try engine.moveContent(by: 1050, showing: &cells)
  #expect(Array(cells) == shown(engine) && cells.map(\.item) == [9, 0, 1, 2, 3])
  #expect(throws: RejectedEvent.self) { try engine.moveContent(by: .nan, showing: &cells) }
  #expect(Array(cells) == shown(engine) && engine.offset == 1050)
}

@Test("the buffer that is filled keeps its storage")
func loopBufferKeepsItsStorage() throws {
  let engine = try loop(items: 10)
  var cells: ContiguousArray<LoopCell> = []
  cells.reserveCapacity(100)
  engine.visibleCells(into: &cells)
  #expect(cells.count == 4 && cells.capacity >= 100)
}

@Test("a cell on screen shows the same item for as long as it is on screen")
func cellsStayWithTheirItems() throws {
  for items in [1, 2, 3, 4, 7, 200] {
    var engine = try loop(items: items, viewport: 1000)
    var random = SeededGenerator(seed: UInt64(items))
    var before = shown(engine)
    for _ in 0..<300 {
      let distance = Double(Int.random(in: -500...500, using: &random))
      try engine.moveContent(by: distance)
      let after = shown(engine)
      for cell in before where cell.position - distance > -100 && cell.position - distance < 1000 {
        let moved = LoopCell(cell: cell.cell, item: cell.item, position: cell.position - distance)
        let same = after.first { $0.cell == cell.cell }
        #expect(same?.item == moved.item && abs((same?.position ?? .nan) - moved.position) < 1e-6)
      }
      before = after
    }
  }
}

@Test("longer data makes as many cells as the cap says and then only binds")
func loopLongDataRecycles() throws {
  for (cap, most) in [(.standard, 64), (.atMost(5), 5), (.atMost(30), 30)]
    as [(LoopConfiguration.CellCap, Int)]
  {
    var engine = try loop(items: 100, cap: cap)
    try scroll(&engine, laps: 1)
    #expect(engine.counts.made == most)
    // Each item but the first four comes on screen once more: 100 + 4 in the first lap.
    #expect(engine.counts.bound == 104)
    try scroll(&engine, laps: 2)
    #expect(engine.counts.made == most)
    #expect(engine.counts.bound == 304)
  }
}

@Test("the cell that left longest ago is recycled first")
func oldestCellIsRecycledFirst() throws {
  var engine = try loop(items: 20, cap: .atMost(6))
  // Items 0–3, then 4 and 5 come and 0 and 1 leave: six cells.
  try engine.moveContent(to: 220)
  #expect(engine.counts.made == 6 && engine.counts.bound == 6)
  try engine.moveContent(to: 330)
  #expect(shown(engine).map(\.item) == [3, 4, 5, 6])
  #expect(shown(engine).map(\.cell) == [3, 4, 5, 3 - 3])
  // Item 2's cell was not recycled: it comes back as it was.
  try engine.moveContent(to: 220)
  #expect(shown(engine).first == LoopCell(cell: 2, item: 2, position: 0))
  #expect(engine.counts.made == 6 && engine.counts.bound == 7)
}

@Test("without a cap every item keeps its cell")
func unlimitedCellsAreKept() throws {
  var engine = try loop(items: 500, cap: .unlimited)
  try scroll(&engine, laps: 3)
  #expect(engine.counts.made == 500 && engine.counts.bound == 500)
}

@Test("the standard cap is at least what the viewport shows")
func loopStandardCapIsAtLeastWhatIsVisible() throws {
  var engine = try loop(items: 1000, viewport: 11_000)
  try scroll(&engine, laps: 2)
  #expect(engine.counts.made == 101 && engine.counts.live == 100)
}

@Test("a cap below what the viewport can show is refused by name", arguments: [4, 0, -1, Int.min])
func loopRefusesSmallCaps(cap: Int) throws {
  let error = #expect(throws: ConfigurationError.self) { try loop(items: 10, cap: .atMost(cap)) }
  #expect(error?.field == "cellCap" && error?.value == cap.description)
  #expect(error?.requirement.contains("5 cells") == true)
  _ = try loop(items: 10, cap: .atMost(5))
  _ = try loop(items: 10, viewport: 0, cap: .atMost(0))
  #expect(throws: ConfigurationError.self) { try loop(items: 10, viewport: 0, cap: .atMost(-1)) }
}
