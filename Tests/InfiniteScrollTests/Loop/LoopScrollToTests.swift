import InfiniteScroll
import Testing

@Test(
  "an item is scrolled to the shorter way round, forward of two equal ways",
  arguments: [
    (1050, 0, 0, 1), (50, 9, 990, 1), (0, 5, 550, 0), (1, 5, 550, 0), (550, 0, 0, 1),
    (549, 0, 0, 0), (0, 6, 660, 1), (660, 0, 0, 1), (0, 0, 0, 0), (990, 4, 440, 1),
    (990, 5, 550, 0),
  ] as [(Double, Int, Double, Int)])
func loopScrollsTheShorterWay(start: Double, item: Int, end: Double, crossings: Int) throws {
  var configuration = LoopConfiguration(items: 10, itemExtent: 100, viewport: 393)
  configuration.offset = start
  var engine = try LoopEngine(configuration)
  try engine.scroll(toItem: item)
  #expect(engine.offset == end)
  #expect(engine.seamCrossings == crossings)
}

@Test("an item comes to stand where its alignment says")
func loopAlignsTheItem() throws {
  var engine = try LoopEngine(LoopConfiguration(items: 10, itemExtent: 100, viewport: 393))
  var cells: ContiguousArray<LoopCell> = []
  for item in 0..<10 {
    for (alignment, position) in [(.leading, 0), (.center, 146.5), (.trailing, 293)]
      as [(ScrollAlignment, Double)]
    {
      try engine.scroll(toItem: item, alignment: alignment)
      engine.visibleCells(into: &cells)
      #expect(cells.contains { $0.item == item && $0.position == position })
      #expect(alignment.position(extent: 100, viewport: 393) == position)
    }
  }
}

@Test("an item that is not there is refused by its index", arguments: [-1, 10, Int.min, .max])
func loopRefusesOtherItems(item: Int) throws {
  var engine = try LoopEngine(LoopConfiguration(items: 10, itemExtent: 100, viewport: 393))
  let before = engine
  let error = #expect(throws: RejectedEvent.self) { try engine.scroll(toItem: item) }
  #expect(error?.field == "scrollTo" && error?.value == item.description)
  #expect(engine == before)
}
