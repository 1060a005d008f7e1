import BenchKit
import InfiniteScroll

/// Shows rows as plain buffers, and loses one small buffer a binding where it is told to.
private struct BufferHost: RowHost {
  let leaks: Bool
  private var cells: [[UInt8]] = []
  private final class Lost {
    var words: (Int, Int, Int, Int) = (0, 0, 0, 0)
  }

  init(leaks: Bool) { self.leaks = leaks }

  mutating func make(cell: Int, kind: Int) {
    while cells.count <= cell { cells.append([]) }
  }

  mutating func bind(cell: Int, row: Int) {
    cells[cell] = [UInt8](repeating: UInt8(truncatingIfNeeded: row), count: 4000)
    if leaks { _ = Unmanaged.passRetained(Lost()) }
  }

  mutating func move(cell: Int, to position: Double) {}
  mutating func park(cell: Int) {}
  mutating func destroy(cell: Int) { cells[cell] = [] }
}

/// A recycling list that grows by pages to 2,000 rows; with `leaks`, its host forgets 48 bytes a
/// row, some hundred KiB in all beside as much that is live.
func feed(_ id: String, leaks: Bool, expecting growth: ExpectedGrowth? = nil) -> Benchmark {
  Benchmark(id, plan: MeasurementPlan(.once, blocks: 1), expectedGrowth: growth) { block in
    var changes = RowChanges(capacity: 256)
    var host = BufferHost(leaks: leaks)
    var list = try VirtualList(
      ListConfiguration(rows: .fixed(count: 20, extent: 72), viewport: 844), into: &changes)
    host.apply(changes)
    try block.measure {
      while list.rowCount < 2000 {
        changes.removeAll()
        try list.scroll(by: 100, into: &changes)
        if list.offset == list.maximumOffset { try list.append(20, into: &changes) }
        host.apply(changes)
        if list.visibleRows.lowerBound % 20 == 0 { block.growth(at: Double(list.rowCount)) }
      }
    }
    keep(host)
  }
}
