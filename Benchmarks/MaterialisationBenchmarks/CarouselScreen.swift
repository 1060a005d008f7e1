import InfiniteScroll
import Workloads

/// Shows a carousel's visible cells with rows of real text, and counts what that takes.
///
/// A cell never seen is made, a cell whose item changed is bound again. Cells that left the screen
/// are kept, as the library's engine does, or freed, as the published carousel's platform does.
struct CarouselScreen {
  private(set) var made = 0
  private(set) var bound = 0
  private let freesHiddenCells: Bool
  private var host: FeedHost
  private var visible = ContiguousArray<LoopCell>()
  private var shown = ContiguousArray<Int>()
  private var itemOfCell = ContiguousArray<Int>()

  init(seed: UInt64, freesHiddenCells: Bool) {
    self.freesHiddenCells = freesHiddenCells
    host = FeedHost(weight: .text, writer: RowWriter(seed: seed))
    visible.reserveCapacity(64)
    shown.reserveCapacity(64)
    itemOfCell.reserveCapacity(256)
  }

  /// Shows what `engine` shows.
  mutating func show(_ engine: LoopEngine) {
    engine.visibleCells(into: &visible)
    if freesHiddenCells { freeHidden() }
    for cell in visible { show(cell) }
  }

  private mutating func show(_ cell: LoopCell) {
    while itemOfCell.count <= cell.cell { itemOfCell.append(-1) }
    if itemOfCell[cell.cell] < 0 {
      host.make(cell: cell.cell, kind: 0)
      made += 1
    }
    if itemOfCell[cell.cell] != cell.item {
      host.bind(cell: cell.cell, row: cell.item)
      itemOfCell[cell.cell] = cell.item
      bound += 1
    }
    host.move(cell: cell.cell, to: cell.position)
  }

  private mutating func freeHidden() {
    for cell in shown where !visible.contains(where: { $0.cell == cell }) {
      host.destroy(cell: cell)
      itemOfCell[cell] = -1
    }
    shown.removeAll(keepingCapacity: true)
    for cell in visible { shown.append(cell.cell) }
  }
}
