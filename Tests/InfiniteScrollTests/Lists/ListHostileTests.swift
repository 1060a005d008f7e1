import InfiniteScroll
import Testing

private typealias Change = @Sendable (inout ListConfiguration) -> Void

private let badFields: [(String, Change)] = [
  ("viewport", { $0.viewport = .nan }), ("viewport", { $0.viewport = -1 }),
  ("viewport", { $0.viewport = .infinity }), ("spacing", { $0.spacing = -1 }),
  ("overscan", { $0.overscan.behind = -1 }), ("overscan", { $0.overscan.ahead = 65_537 }),
  ("kinds", { $0.kinds = [] }), ("poolCap", { $0.poolCap = -1 }),
  ("headers", { $0.headers = [-1] }),
  ("headers", { $0.headers = [3, 10] }), ("headers", { $0.headers = [.max] }),
  ("rows", { $0.rows = .fixed(count: -1, extent: 5) }),
  ("extent", { $0.rows = .fixed(count: 5, extent: 0) }),
  ("estimate", { $0.rows = .estimated(count: 5, extent: .nan) }),
  ("extents", { $0.rows = .listed([1, -1]) }),
  ("extent", { $0.rows = .fixed(count: 2_000_000, extent: 1e-300) }),
  ("estimate", { $0.rows = .estimated(count: 2_000_000, extent: 1e-6) }),
  (
    "rows",
    {
      $0.strategy = .eager
      $0.rows = .fixed(count: 1_048_577, extent: 50)
    }
  ),
]

@Test("a list names the field that it cannot be made with", arguments: badFields.indices)
func badConfiguration(index: Int) {
  var configuration = ListConfiguration(rows: .fixed(count: 10, extent: 50), viewport: 100)
  badFields[index].1(&configuration)
  var changes = RowChanges()
  let error = #expect(throws: ConfigurationError.self) {
    try VirtualList(configuration, into: &changes)
  }
  #expect(error?.field == badFields[index].0)
  #expect(changes.isEmpty)
}

@Test("the largest numbers that are allowed work", arguments: ListStrategy.allCases)
func largestConfiguration(strategy: ListStrategy) throws {
  let count = strategy == .eager ? 2_000 : 1 << 40
  var configuration = ListConfiguration(rows: .fixed(count: count, extent: 50), viewport: 500)
  configuration.strategy = strategy
  configuration.overscan = ListOverscan(behind: 0, ahead: 1)
  var changes = RowChanges()
  var list = try VirtualList(configuration, into: &changes)
  try list.scroll(to: .greatestFiniteMagnitude, into: &changes)
  #expect(list.visibleRows == count - 10..<count)
  try list.scroll(by: -.greatestFiniteMagnitude, into: &changes)
  try list.scroll(by: -0.0, into: &changes)
  #expect(list.offset == 0 && list.offset.sign == .plus)
  try list.setViewport(.leastNonzeroMagnitude, into: &changes)
  #expect(list.visibleRows == 0..<1)
  try list.scroll(to: 1e-3, into: &changes)
  #expect(list.visibleRows == 0..<1)
}

private typealias Event = @Sendable (inout VirtualList, inout RowChanges) throws -> Void

private let badEvents: [(String, Event)] = [
  ("offset", { try $0.scroll(to: .nan, into: &$1) }),
  ("offset", { try $0.scroll(to: -.infinity, into: &$1) }),
  ("scrollBy", { try $0.scroll(by: .nan, into: &$1) }),
  ("scrollBy", { try $0.scroll(by: .infinity, into: &$1) }),
  ("scrollTo", { try $0.scroll(toRow: 10, into: &$1) }),
  ("scrollTo", { try $0.scroll(toRow: -1, align: .center, into: &$1) }),
  ("viewport", { try $0.setViewport(.nan, into: &$1) }),
  ("viewport", { try $0.setViewport(-1, into: &$1) }),
  ("row", { try $0.measure(row: 10, extent: 5, into: &$1) }),
  ("row", { try $0.measure(row: -1, extent: 0, into: &$1) }),
  ("extent", { try $0.measure(row: 1, extent: 0, into: &$1) }),
  ("extent", { try $0.measure(row: 1, extent: .nan, into: &$1) }),
  ("extent", { try $0.measure(row: 1, extent: 1e300, into: &$1) }),
  ("at", { try $0.insert(1, at: 11, into: &$1) }),
  ("count", { try $0.insert(-1, at: 0, into: &$1) }),
  ("count", { try $0.append(.max, into: &$1) }),
  ("extent", { try $0.append(2_000_000, extent: 1e-4, into: &$1) }),
  ("at", { try $0.remove(1, at: -1, into: &$1) }),
  ("count", { try $0.remove(8, at: 3, into: &$1) }),
  ("to", { try $0.move(row: 1, to: 10, into: &$1) }),
  ("row", { try $0.move(row: .max, to: 1, into: &$1) }),
  ("diff", { try $0.apply(RowDiff(from: [1], to: [2], id: { $0 }), into: &$1) }),
  (
    "extent",
    {
      try $0.apply(RowDiff(from: Array(0..<10), to: [2, 99], id: { $0 }), extent: -1, into: &$1)
    }
  ),
]

@Test("a refused event names its field and changes nothing", arguments: badEvents.indices)
func badEvent(index: Int) throws {
  var configuration = ListConfiguration(rows: .fixed(count: 10, extent: 50), viewport: 200)
  configuration.headers = [1]
  var changes = RowChanges()
  var list = try VirtualList(configuration, into: &changes)
  try list.scroll(to: 120, into: &changes)
  changes.removeAll()
  let work = list.work
  let error = #expect(throws: RejectedEvent.self) { try badEvents[index].1(&list, &changes) }
  #expect(error?.field == badEvents[index].0)
  #expect(changes.isEmpty)
  #expect(list.offset == 120 && list.work == work && list.visibleRows == 2..<7)
  #expect(list.contentExtent == 500 && list.rowCount == 10 && list.stickyHeader == 1)
}

@Test("an eager list refuses to grow past what can have cells, and a viewport to show it")
func tooManyCells() throws {
  var changes = RowChanges()
  var configuration = ListConfiguration(rows: .fixed(count: 0, extent: 50), viewport: 100)
  configuration.strategy = .eager
  var eager = try VirtualList(configuration, into: &changes)
  let error = #expect(throws: RejectedEvent.self) { try eager.append(1_048_577, into: &changes) }
  #expect(error?.field == "count" && error?.requirement == "0 to 1048576")
  configuration.strategy = .recycle
  configuration.rows = .fixed(count: 2_000_000, extent: 1)
  var list = try VirtualList(configuration, into: &changes)
  let refusal = #expect(throws: RejectedEvent.self) { try list.setViewport(1e7, into: &changes) }
  #expect(refusal?.field == "viewport")
  #expect(throws: RejectedEvent.self) { try list.measure(row: 0, extent: 1e-5, into: &changes) }
  #expect(list.viewport == 100 && list.visibleRows == 0..<100)
}

@Test("a list that began without rows must be told the extent of rows")
func noStandardExtent() throws {
  var changes = RowChanges()
  var list = try VirtualList(
    ListConfiguration(rows: .listed([]), viewport: 100), into: &changes)
  #expect(list.standardExtent == nil)
  let error = #expect(throws: RejectedEvent.self) { try list.append(1, into: &changes) }
  #expect(error?.field == "extent")
  try list.append(2, extent: 30, into: &changes)
  #expect(list.visibleRows == 0..<2)
  let diff = try RowDiff(from: [1, 2], to: [2, 3], id: { $0 })
  #expect(throws: RejectedEvent.self) { try list.apply(diff, into: &changes) }
  try list.apply(diff, extent: 50, into: &changes)
  #expect(list.contentExtent == 80)
}
