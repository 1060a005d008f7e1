import InfiniteScroll
import Workloads

/// Shows a carousel's visible cells with rows of real text, and counts what that takes.
///
/// A cell whose item changed is bound again, a cell never seen is made; cells that left stay, as
/// the engine keeps them.
struct CarouselScreen {
  private(set) var made = 0
  private(set) var bound = 0
  private var host: FeedHost
  private var visible = ContiguousArray<LoopCell>()
  private var itemOfCell = ContiguousArray<Int>()

  init(seed: UInt64) {
    host = FeedHost(weight: .text, writer: RowWriter(seed: seed))
    visible.reserveCapacity(64)
    itemOfCell.reserveCapacity(256)
  }

  /// Shows what `engine` shows.
  mutating func show(_ engine: LoopEngine) {
    engine.visibleCells(into: &visible)
    for cell in visible {
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
  }
}
