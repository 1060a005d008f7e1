import InfiniteScroll
import Testing

private func loop(
  items: Int = 10, viewport: Double = 393, _ change: (inout LoopConfiguration) -> Void = { _ in }
) throws -> LoopEngine {
  var configuration = LoopConfiguration(items: items, itemExtent: 100, viewport: viewport)
  change(&configuration)
  return try LoopEngine(configuration)
}

private func shown(_ engine: LoopEngine) -> [LoopCell] {
  var cells: ContiguousArray<LoopCell> = [LoopCell(cell: 9, item: 9, position: 9)]
  engine.visibleCells(into: &cells)
  return Array(cells)
}

@Test("the published example shows item 9 leaving and the first four coming")
func showsTheSeam() throws {
  let engine = try loop { $0.offset = 1050 }
  #expect(shown(engine).map(\.item) == [9, 0, 1, 2, 3])
  #expect(shown(engine).map(\.position) == [-60, 50, 160, 270, 380])
}

@Test("three items fill a viewport of nine")
func loopFewItemsFillAnyViewport() throws {
  let engine = try loop(items: 3, viewport: 1000)
  #expect(shown(engine).map(\.item) == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0])
  #expect(shown(engine).map(\.position) == (0..<10).map { 110 * Double($0) })
  #expect(shown(try loop(items: 1, viewport: 300)).map(\.item) == [0, 0, 0])
}

@Test("right to left mirrors positions and nothing else")
func loopRightToLeftMirrorsPositions() throws {
  var plain = try loop { $0.offset = 1050 }
  var mirrored = try loop { ($0.offset, $0.layout) = (1050, .rightToLeft) }
  for _ in 0..<3 {
    #expect(shown(mirrored).map(\.item) == shown(plain).map(\.item))
    #expect(shown(mirrored).map(\.cell) == shown(plain).map(\.cell))
    #expect(shown(mirrored).map(\.position) == shown(plain).map { 393 - $0.position - 100 })
    #expect(mirrored.offset == plain.offset)
    try plain.moveContent(by: 77)
    try mirrored.moveContent(by: 77)
  }
  let vertical = try loop { ($0.offset, $0.layout, $0.axis) = (1050, .rightToLeft, .vertical) }
  #expect(shown(vertical).map(\.position) == [-60, 50, 160, 270, 380])
}

@Test("nothing is visible without items or without a viewport")
func loopNothingIsVisible() throws {
  var empty = try loop(items: 0)
  #expect(empty.offset == 0 && shown(empty).isEmpty)
  try empty.moveContent(to: 500)
  try empty.moveContent(by: -3)
  try empty.fling(at: 3000, snapping: .page)
  try empty.settle()
  #expect(empty.offset == 0 && shown(empty).isEmpty && empty.counts == LoopCounts())
  #expect(empty.seamCrossings == 0 && empty.presentedOffset == 0)
  var flat = try loop(viewport: 0) { $0.offset = 1130 }
  try flat.moveContent(by: 5)
  #expect(flat.offset == 35 && shown(flat).isEmpty)
}

@Test(
  "the presented offset is on the grid and in the period; the offset is what it was",
  arguments: [
    (37.3, 0, 37.3), (37.3, 1, 37), (37.5, 1, 38), (37.3, 0.5, 37.5), (1099.4, 1, 1099),
    (1099.5, 1, 0), (37.3, 1e308, 0), (37.3, Double.leastNonzeroMagnitude, 37.3),
  ] as [(Double, Double, Double)])
func loopPresentedOffset(offset: Double, quantum: Double, presented: Double) throws {
  let engine = try loop { ($0.offset, $0.quantum) = (offset, quantum) }
  #expect(engine.offset == offset)
  #expect(engine.presentedOffset == presented)
}

@Test("measured offsets include the content inset, targets do not")
func loopMeasuredOffsetsIncludeTheInset() throws {
  var engine = try loop { $0.contentInset = 20 }
  try engine.moveContent(toMeasured: 57)
  #expect(engine.offset == 37)
  try engine.moveContent(toMeasured: 0)
  #expect(engine.offset == 1080)
  try engine.scroll(toItem: 1)
  #expect(engine.offset == 110)
}
