import Testing

@testable import Workloads

@Suite struct FeedHostTests {
  private func host(_ weight: RowWeight) -> FeedHost {
    FeedHost(weight: weight, writer: RowWriter(seed: 1))
  }

  @Test("a cell shows the row that it was bound to, where it was put, until it is parked")
  func lifeOfACell() {
    var host = host(.text)
    host.make(cell: 3, kind: 0)
    #expect(host.row(inCell: 3) == nil)
    host.bind(cell: 3, row: 12)
    host.move(cell: 3, to: 864)
    #expect(host.row(inCell: 3) == 12)
    #expect(host.leading(ofCell: 3) == 864)
    host.park(cell: 3)
    #expect(host.row(inCell: 3) == nil)
    #expect(host.leading(ofCell: 3) == nil)
    #expect(host.cellCount == 1)
    host.bind(cell: 3, row: 13)
    #expect(host.row(inCell: 3) == 13)
    host.destroy(cell: 3)
    #expect(host.row(inCell: 3) == nil)
    #expect(host.cellCount == 0)
    #expect(host.row(inCell: 99) == nil)
  }

  @Test("what a cell shows depends on its row alone", arguments: RowWeight.allCases)
  func cellsShowTheirRow(weight: RowWeight) {
    var (straight, recycled) = (host(weight), host(weight))
    for cell in 0..<4 {
      straight.make(cell: cell, kind: cell % 2)
      straight.bind(cell: cell, row: cell)
    }
    recycled.make(cell: 0, kind: 0)
    for row in (0..<4).reversed() {
      recycled.bind(cell: 0, row: row)
      #expect(recycled.fingerprint(ofCell: 0) == straight.fingerprint(ofCell: row))
    }
    let shown = Set((0..<4).map { straight.fingerprint(ofCell: $0) })
    #expect(shown.count == 4 && !shown.contains(0))
    #expect(straight.fingerprint(ofCell: 4) == 0)
  }
}
