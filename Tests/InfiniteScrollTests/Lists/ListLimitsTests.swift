import Testing

@testable import InfiniteScroll

@Test(
  "the limits of a content are reached and not passed",
  arguments: [
    (1 << 40, 1.0, 1.0, true), (1 << 40 + 1, 1, 1, false), (2, 0x1p40, 1, true),
    (2, 0x1p40 + 1, 1, false), (2, 0x1p1000, 0x1p990, true), (2, 0x1p1001, 0x1p990, false),
    (2, .infinity, .infinity, false),
  ])
func contentLimits(rows: Int, content: Double, shortest: Double, holds: Bool) {
  let broken = ListLimits.broken(rows: rows, content: content, shortest: shortest)
  #expect((broken == nil) == holds)
}

@Test(
  "a viewport shows at most 1,048,576 rows",
  arguments: [
    (1e9, 1_048_576, 1.0, true), (1e9, 1_048_577, 1, false), (1_048_576, 1 << 30, 1, true),
    (1_048_577, 1 << 30, 1, false), (524_288, 1 << 30, 0.5, true), (0, 1 << 30, 1e-300, true),
  ])
func viewportLimits(viewport: Double, rows: Int, shortest: Double, holds: Bool) {
  let broken = ListLimits.unfillable(viewport, with: rows, shortest: shortest)
  #expect((broken == nil) == holds)
}

@Test("the most overscan is allowed")
func overscanLimit() throws {
  var changes = RowChanges(capacity: -1)
  var configuration = ListConfiguration(rows: .fixed(count: 40, extent: 10), viewport: 20)
  configuration.overscan = ListOverscan(behind: 65_536, ahead: 65_536)
  let list = try VirtualList(configuration, into: &changes)
  #expect(list.nearRows == 0..<40)
}

@Test("rows that became short count for what a viewport may show", arguments: 0..<3)
func shortRows(way: Int) throws {
  var changes = RowChanges()
  var list = try VirtualList(
    ListConfiguration(rows: .fixed(count: 2_000_000, extent: 1), viewport: 100), into: &changes)
  switch way {
  case 0: try list.measure(row: 7, extent: 0.01, into: &changes)
  case 1: try list.insert(1, at: 0, extent: 0.01, into: &changes)
  default: try list.append(1, extent: 0.01, into: &changes)
  }
  #expect(throws: RejectedEvent.self) { try list.setViewport(10_486, into: &changes) }
  try list.setViewport(104, into: &changes)
  #expect(list.viewport == 104)
}

@Test("a diff may make rows shorter, and then longer again")
func diffLimits() throws {
  var changes = RowChanges()
  var list = try VirtualList(
    ListConfiguration(rows: .fixed(count: 3, extent: 1), viewport: 100), into: &changes)
  let grown = try RowDiff(from: [1, 2, 3], to: [4, 1], id: { $0 })
  try list.apply(grown, extent: 0x1p-39, into: &changes)
  #expect(list.geometry.shortestFootprint == 0x1p-39)
  #expect(throws: RejectedEvent.self) { try list.append(1, extent: 4, into: &changes) }
  let back = try RowDiff(from: [4, 1], to: [1], id: { $0 })
  try list.apply(back, into: &changes)
  try list.append(1, extent: 4, into: &changes)
  #expect(list.contentExtent == 5)
}

@Test("a diff that inserts nothing is not refused for the extent of what it might insert")
func diffWithoutInsertions() throws {
  var changes = RowChanges()
  var list = try VirtualList(ListConfiguration(rows: .listed([]), viewport: 100), into: &changes)
  try list.append(2, extent: 1e15, into: &changes)
  try list.apply(RowDiff(from: [1, 2], to: [2], id: { $0 }), into: &changes)
  #expect(list.contentExtent == 1e15)
}
