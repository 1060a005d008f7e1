import InfiniteScroll
import Testing

// The examples of the documentation, word for word where a test can be.

@Test("the loop's example shows cells that move on by a frame of 70 pt/s")
func loopExampleRuns() throws {
  var configuration = LoopConfiguration(items: 10, itemExtent: 100, viewport: 393)
  configuration.speed = 70
  var loop = try LoopEngine(configuration)
  var cells = ContiguousArray<LoopCell>()
  try loop.advance(by: 1.0 / 60)
  loop.visibleCells(into: &cells)
  #expect(cells.map(\.item) == [0, 1, 2, 3])
  #expect(abs(cells[0].position + 70.0 / 60) < 1e-12)
}

@Test("the feed's example asks for page two near the end of page one")
func feedExampleRuns() throws {
  struct Post: Identifiable { let id: Int }
  var feed = try Feed<Post, String>()
  var sent: [FeedLoad<String>] = []
  func perform(_ effects: [FeedEffect<String>]) {
    for case .load(let load) in effects { sent.append(load) }
  }
  perform(feed.load(.first))
  let posts = (0..<20).map(Post.init)
  perform(feed.receive(FeedPage(items: posts, next: "2"), for: sent[0].token))
  perform(try feed.appear(at: 17))
  #expect(sent.map(\.cursor) == [nil, "2"])
}

@Test("the pager's examples move one section forward, and the linked pager follows")
func pagerExamplesRun() throws {
  var pager = try PagerEngine(PagerConfiguration(width: 300))
  try pager.handle(.drag(dx: -120))
  let move = try pager.handle(.end(dx: -120, velocity: 0))
  #expect(move.steps == 1)
  #expect(move.animation != nil)
  let linked = PagerConfiguration(width: 300)
  var group = try PagerGroup([linked, linked])
  try group.handle(.end(dx: -120, velocity: 0), at: 0)
  #expect(group.pagers.map(\.position) == [1, 1])
}

@Test("the window's example grows at both ends, and a prepend moves nothing visible")
func windowExampleRuns() throws {
  let days = WindowConfiguration(lower: -10, upper: 10, extent: 44, viewport: 600)
  var window = try WindowEngine(days)
  try window.handle(.scrollBy(distance: -200, seconds: 1.0 / 60))
  let before = window.visibleRows
  try window.handle(.prepend(5))
  #expect(window.visibleRows == before)
  #expect(!before.isEmpty)
}

@Test("the list's example makes its first cells and recycles them as it scrolls")
func listExampleRuns() throws {
  struct Screen: RowHost {
    var shown: [Int: Int] = [:]
    mutating func make(cell: Int, kind: Int) {}
    mutating func bind(cell: Int, row: Int) { shown[cell] = row }
    mutating func move(cell: Int, to position: Double) {}
    mutating func park(cell: Int) { shown[cell] = nil }
    mutating func destroy(cell: Int) { shown[cell] = nil }
  }
  var host = Screen()
  var changes = RowChanges()
  let rows = ListRows.fixed(count: 10_000, extent: 72)
  var list = try VirtualList(ListConfiguration(rows: rows, viewport: 844), into: &changes)
  host.apply(changes)
  changes.removeAll()
  try list.scroll(by: 133.4, into: &changes)
  host.apply(changes)
  #expect(Set(host.shown.values) == Set(list.visibleRows))
}

@Test("the geometry's example finds the row that was resized")
func geometryExampleRuns() throws {
  var rows = try RowGeometry(count: 1_000_000, extent: 72, spacing: 0)
  try rows.resize(500_000, to: 100)
  #expect(rows.offset(ofRow: 500_001) == 36_000_100)
  #expect(rows.row(at: 36_000_050) == 500_000)
}
