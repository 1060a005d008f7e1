import InfiniteScroll
import Testing

@Test("the published example shows item 9 leaving and the first four coming")
func showsTheSeam() throws {
  var engine = try LoopEngine(LoopConfiguration(items: 10, itemExtent: 100, viewport: 393))
  var cells: ContiguousArray<LoopCell> = []
  engine.visibleCells(into: &cells)
  #expect(cells.map(\.position) == [0, 110, 220, 330])
  try engine.moveContent(to: 1050)
  engine.visibleCells(into: &cells)
  #expect(cells.map(\.item) == [9, 0, 1, 2, 3])
  #expect(cells.map(\.position) == [-60, 50, 160, 270, 380])
  #expect(cells.map(\.cell) == [4, 0, 1, 2, 3])
  #expect(engine.counts.made == 5 && engine.counts.bound == 5 && engine.counts.live == 5)
}
