import InfiniteScroll

/// A host that believes nothing: it mirrors every change, and notes each one that makes no sense.
///
/// It knows rows by identity, so that a cell can be told from another after an edit: `identities`
/// are those of the rows as they are once the event is done.
struct MirrorHost: RowHost {
  struct Cell: Equatable {
    let kind: Int
    var identity: Int?
    var position: Double?
  }

  var identities: [Int] = []
  private(set) var cells: [Int: Cell] = [:]
  private(set) var faults: [String] = []
  private(set) var made = 0
  private(set) var bound = 0
  private(set) var destroyed = 0
  private(set) var highWater = 0

  mutating func make(cell: Int, kind: Int) {
    if cells[cell] != nil { faults.append("made \(cell) twice") }
    if cell < 0 || cell > highWater { faults.append("\(cell) is not a small number") }
    cells[cell] = Cell(kind: kind)
    made += 1
    highWater = max(highWater, cells.count)
  }

  mutating func bind(cell: Int, row: Int) {
    guard let state = cells[cell], identities.indices.contains(row) else {
      return faults.append("bound \(cell) to \(row), and one of them is not there")
    }
    if state.identity != identities[row] { cells[cell]?.position = nil }
    cells[cell]?.identity = identities[row]
    bound += 1
  }

  mutating func move(cell: Int, to position: Double) {
    if cells[cell]?.identity == nil { faults.append("moved \(cell), which shows nothing") }
    if cells[cell]?.position == position { faults.append("moved \(cell) to where it was") }
    cells[cell]?.position = position
  }

  mutating func park(cell: Int) {
    if cells[cell]?.identity == nil { faults.append("parked \(cell), which shows nothing") }
    cells[cell]?.identity = nil
    cells[cell]?.position = nil
  }

  mutating func destroy(cell: Int) {
    if cells[cell] == nil { faults.append("destroyed \(cell), which is not there") }
    cells[cell] = nil
    destroyed += 1
  }
}
