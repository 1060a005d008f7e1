import InfiniteScroll

/// A host that believes nothing: it mirrors every change and notes each that makes no sense.
struct MirrorHost: RowHost {
  struct Cell: Equatable {
    var kind: Int
    var row: Int?
    var position: Double?
  }

  private(set) var cells: [Int: Cell] = [:]
  private(set) var faults: [String] = []
  private(set) var made = 0
  private(set) var bound = 0
  private(set) var moved = 0
  private(set) var destroyed = 0
  private(set) var highWater = 0

  var live: [Int: Cell] { cells.filter { $0.value.row != nil } }
  var parked: Int { cells.count - live.count }

  mutating func make(cell: Int, kind: Int) {
    if cells[cell] != nil { faults.append("made \(cell) twice") }
    if cell != (0...cells.count).first(where: { cells[$0] == nil }), cell > highWater {
      faults.append("\(cell) is not a small number")
    }
    cells[cell] = Cell(kind: kind)
    made += 1
    highWater = max(highWater, cells.count)
  }

  mutating func bind(cell: Int, row: Int) {
    if cells[cell] == nil { faults.append("bound \(cell), which is not there") }
    cells[cell]?.row = row
    cells[cell]?.position = nil
    bound += 1
  }

  mutating func move(cell: Int, to position: Double) {
    if cells[cell]?.row == nil { faults.append("moved \(cell), which shows nothing") }
    if cells[cell]?.position == position { faults.append("moved \(cell) to where it was") }
    cells[cell]?.position = position
    moved += 1
  }

  mutating func park(cell: Int) {
    if cells[cell]?.row == nil { faults.append("parked \(cell), which shows nothing") }
    cells[cell]?.row = nil
    cells[cell]?.position = nil
  }

  mutating func destroy(cell: Int) {
    if cells[cell] == nil { faults.append("destroyed \(cell), which is not there") }
    cells[cell] = nil
    destroyed += 1
  }

  /// Renumbers the rows that the cells show, as an edit of the rows does; nil where a row is gone.
  mutating func renumber(_ newRow: (Int) -> Int?) {
    for (cell, state) in cells {
      guard let row = state.row else { continue }
      cells[cell]?.row = newRow(row) ?? -1
    }
  }
}
