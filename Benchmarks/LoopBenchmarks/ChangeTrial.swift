import InfiniteScroll

/// A carousel half way round, into which an item comes before all others and out of which it goes
/// again.
struct ChangeTrial {
  private(set) var engine: LoopEngine
  private var known: LoopItems<Int>
  /// The ids without the one that comes and goes.
  let fewer: [Int]
  /// The ids with it.
  let more: [Int]

  init(items: Int, mode: LoopConfiguration.Mode) throws {
    engine = try LoopSample.engine(mode, items: items)
    try engine.moveContent(by: Self.start(items))
    fewer = Array(0..<items)
    more = Array(-1..<items)
    known = try LoopItems(fewer)
  }

  /// The first cell on screen.
  var leading: LoopCell { cells[0] }

  /// The place of an item on screen, in points; NaN if it is not there.
  func position(of item: Int) -> Double { cells.first { $0.item == item }?.position ?? .nan }

  /// Lets the item come; the program knows that every other one is one further on.
  mutating func insert() throws {
    try engine.change(
      LoopDataChange(count: more.count, newIndices: (1..<more.count).lazy.map { $0 }))
  }

  /// Lets it go.
  mutating func remove() throws {
    try engine.change(
      LoopDataChange(
        count: fewer.count, newIndices: (-1..<fewer.count).lazy.map { $0 < 0 ? nil : $0 }))
  }

  /// Goes over to these ids; the program knows nothing and compares them by hashing.
  mutating func compare(with ids: [Int]) throws {
    let next = try LoopItems(ids)
    try engine.change(known.change(to: next))
    known = next
  }

  /// Half way round, so that looking for the first item on screen takes half of them.
  static func start(_ items: Int) -> Double {
    Double(items / 2) * (LoopSample.itemExtent + LoopSample.spacing) + 30
  }

  private var cells: ContiguousArray<LoopCell> {
    var cells = ContiguousArray<LoopCell>()
    engine.visibleCells(into: &cells)
    return cells
  }
}
