import Testing

@testable import InfiniteScroll

/// 100 rows of 50 points in a viewport of 400, with one row of overscan behind and two ahead.
private func example(_ strategy: ListStrategy) -> ListConfiguration {
  var configuration = ListConfiguration(rows: .fixed(count: 100, extent: 50), viewport: 400)
  configuration.overscan = ListOverscan(behind: 1, ahead: 2)
  configuration.strategy = strategy
  return configuration
}

@Test(
  "what each strategy asks of its host over the same scroll",
  arguments: [
    (ListStrategy.eager, [100, 100, 100, 0, 0, 100]), (.keep, [31, 31, 31, 0, 0, 31]),
    (.churn, [31, 31, 11, 0, 20, 12]), (.recycle, [12, 31, 11, 1, 0, 12]),
  ])
func workOfStrategies(strategy: ListStrategy, expected: [Int]) throws {
  var changes = RowChanges()
  var list = try VirtualList(example(strategy), into: &changes)
  #expect(list.work.live == (strategy == .eager ? 100 : 10))
  for _ in 0..<42 { try list.scroll(by: 25, into: &changes) }
  #expect(list.visibleRows == 21..<29)
  #expect(list.nearRows == 20..<31)
  #expect(list.work.numbers == expected)
}

@Test("the first frame makes, binds and moves each row in turn")
func firstFrame() throws {
  var configuration = ListConfiguration(rows: .fixed(count: 9, extent: 50), viewport: 80)
  configuration.kinds = [4, 5]
  configuration.spacing = 10
  var changes = RowChanges()
  _ = try VirtualList(configuration, into: &changes)
  #expect(
    Array(changes) == [
      .make(cell: 0, kind: 4), .bind(cell: 0, row: 0), .move(cell: 0, position: 0),
      .make(cell: 1, kind: 5), .bind(cell: 1, row: 1), .move(cell: 1, position: 60),
    ])
}

@Test("recycling binds what leaves to what enters, by kind, and parks up to the cap")
func recyclingByKind() throws {
  var configuration = ListConfiguration(rows: .fixed(count: 9, extent: 50), viewport: 100)
  configuration.kinds = [0, 1, 1]
  configuration.poolCap = 1
  var changes = RowChanges()
  var list = try VirtualList(configuration, into: &changes)
  changes.removeAll()
  try list.scroll(to: 100, into: &changes)
  // Row 2 takes the cell of row 1; row 3 takes that of row 0.
  #expect(
    Array(changes) == [
      .bind(cell: 1, row: 2), .move(cell: 1, position: 100),
      .bind(cell: 0, row: 3), .move(cell: 0, position: 150),
    ])
  changes.removeAll()
  try list.scroll(to: 200, into: &changes)
  #expect(
    Array(changes) == [
      .bind(cell: 1, row: 4), .move(cell: 1, position: 200),
      .make(cell: 2, kind: 1), .bind(cell: 2, row: 5), .move(cell: 2, position: 250),
      .park(cell: 0),
    ])
  changes.removeAll()
  try list.setViewport(0, into: &changes)
  #expect(Array(changes) == [.destroy(cell: 1), .park(cell: 2)])
  changes.removeAll()
  try list.setViewport(50, into: &changes)
  #expect(Array(changes) == [.bind(cell: 2, row: 4), .move(cell: 2, position: 200)])
  #expect(list.work.numbers == [3, 7, 1, 1, 1, 3])
}

@Test("a header sticks, is pushed by the next one, and goes back to its place")
func stickyHeader() throws {
  var configuration = ListConfiguration(rows: .fixed(count: 40, extent: 50), viewport: 100)
  configuration.headers = [20, 2, 2]
  var changes = RowChanges()
  var list = try VirtualList(configuration, into: &changes)
  #expect(list.stickyHeader == nil)
  var places: [[Double]] = []
  for offset in [100.0, 130, 600, 970, 985, 1000, 1010, 640] {
    changes.removeAll()
    try list.scroll(to: offset, into: &changes)
    let header = try #require(list.stickyHeader)
    places.append([offset, Double(header), list.position(ofRow: header)])
    #expect(list.cell(ofRow: header) != nil)
  }
  #expect(
    places == [
      [100, 2, 0], [130, 2, 0], [600, 2, 0], [970, 2, -20], [985, 2, -35], [1000, 20, 0],
      [1010, 20, 0], [640, 2, 0],
    ])
  #expect(list.work.live == 4)
  #expect(list.work.bound == 15)
}

@Test(
  "scrolling to a row aligns it as nearly as the content allows",
  arguments: [
    (10, ScrollAlignment.leading, 500.0), (10, .center, 325), (10, .trailing, 150),
    (0, .trailing, 0), (0, .center, 0), (99, .leading, 4600), (96, .leading, 4600),
  ])
func scrollToRow(row: Int, alignment: ScrollAlignment, offset: Double) throws {
  var changes = RowChanges()
  var list = try VirtualList(example(.recycle), into: &changes)
  try list.scroll(toRow: row, align: alignment, into: &changes)
  #expect(list.offset == offset)
  #expect(list.maximumOffset == 4600)
}

@Test("after a scroll, searches near the first visible row start from there")
func focus() throws {
  var changes = RowChanges()
  let extents = (0..<1000).map { Double($0 % 9 + 1) }
  var list = try VirtualList(
    ListConfiguration(rows: .listed(extents), viewport: 900), into: &changes)
  for offset in stride(from: 0.0, through: 4000, by: 130) {
    try list.scroll(to: offset, into: &changes)
    #expect(list.geometry.tree.finger.holds(list.visibleRows.lowerBound))
    // The last visible row is in another leaf.
    #expect(!list.geometry.tree.finger.holds(list.visibleRows.upperBound))
  }
}

@Test("what changes above the first visible row moves the offset, and nothing on screen")
func anchor() throws {
  var changes = RowChanges()
  var list = try VirtualList(example(.recycle), into: &changes)
  try list.scroll(to: 1010, into: &changes)
  let cell = list.cell(ofRow: 20)
  try list.insert(2, at: 20, extent: 30, into: &changes)
  #expect(list.offset == 1070 && list.cell(ofRow: 22) == cell)
  try list.measure(row: 0, extent: 10, into: &changes)
  #expect(list.offset == 1030)
  try list.remove(3, at: 0, into: &changes)
  #expect(list.offset == 920)
  #expect(list.position(ofRow: 19) == -10 && list.cell(ofRow: 19) == cell)
  try list.measure(row: 19, extent: 400, into: &changes)
  #expect(list.offset == 920 && list.contentExtent == 5260)
}
