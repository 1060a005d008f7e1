import Testing

@testable import InfiniteScroll

@Test("ten million estimated rows cost memory for what was measured only")
func memoryOfMeasuredRows() throws {
  var geometry = try RowGeometry(count: 10_000_000, extent: 44)
  #expect(geometry.tree.children.isEmpty && geometry.tree.rows.lanes.isEmpty)
  try geometry.resize(5_000_000, to: 44)
  #expect(geometry.tree.children.isEmpty)
  for row in 0..<500 { try geometry.resize(5_000_000 + row, to: 60) }
  #expect(geometry.tree.spelledLeaves == 6)
  #expect(geometry.tree.runs.count - geometry.tree.unusedRuns.count == 2)
  for row in 0..<500 { try geometry.resize(row * 20_000 + 9, to: 60) }
  #expect(geometry.tree.spelledLeaves == 505)
  #expect(geometry.tree.used.count < 30)
  #expect(geometry.tree.faults == [])
  #expect(geometry.contentExtent == 44 * 10_000_000 + 16 * 999)
}

@Test("runs that meet again are one, and emptied leaves are given back")
func runsJoin() throws {
  var geometry = try RowGeometry(count: 1_000_000, extent: 44)
  for number in 0..<50 {
    try geometry.insert(1, of: 50, at: 1000 * number + 10)
    try geometry.remove(1, at: 1000 * number + 10)
  }
  #expect(geometry.tree.used[geometry.tree.root] == 1)
  #expect(geometry.tree.runs.count < 5)
  for row in 0..<300 { try geometry.resize(row, to: 50) }
  try geometry.remove(304, at: 1)
  #expect(geometry.tree.spelledLeaves == 1)
  #expect(geometry.tree.rows.lanes.count <= 20 * 4)
  #expect(geometry.tree.faults == [])
}

@Test("sparse leaves are merged with their neighbours")
func leavesMerge() throws {
  var geometry = try RowGeometry((0..<2240).map { Double($0 % 9 + 1) })
  #expect(geometry.tree.spelledLeaves == 20)
  for row in 0..<200 { try geometry.remove(10, at: row) }
  #expect(geometry.count == 240)
  #expect(geometry.tree.spelledLeaves <= 8)
  #expect(geometry.tree.faults == [])
}

@Test("offsets are the same however often rows were resized")
func noDrift() throws {
  let extents = (0..<1000).map { 20 + Double($0 % 37) * 1.1 }
  var geometry = try RowGeometry(extents, spacing: 0.1)
  let before = (0...1000).map { geometry.offset(ofRow: $0) }
  var generator = SeededGenerator(seed: 5)
  for _ in 0..<500 {
    let row = Int.random(in: 0..<1000, using: &generator)
    try geometry.resize(row, to: Double.random(in: 1...1000, using: &generator))
    try geometry.resize(row, to: extents[row])
  }
  #expect((0...1000).map { geometry.offset(ofRow: $0) } == before)
}

@Test("the offset of a row finds that row, and just before it the one before", arguments: [0, 0.1])
func offsetsAreFound(spacing: Double) throws {
  for extent in [33.3, 1e-9, 0.1, 1e6] {
    let uniform = try RowGeometry(count: 3_000, extent: extent, spacing: spacing)
    let mixed = try RowGeometry((0..<500).map { extent * Double(1 + $0 % 13) }, spacing: spacing)
    for geometry in [uniform, mixed] {
      let lost = (1..<geometry.count).filter { row in
        let offset = geometry.offset(ofRow: row)
        return geometry.row(at: offset) != row || geometry.row(at: offset.nextDown) != row - 1
      }
      #expect(lost == [])
    }
  }
}

@Test(
  "what lies outside the rows counts as the nearest",
  arguments: [
    (-1, 0.0, 0.0), (0, 0, 10), (2, 25, 12), (3, 40, 0), (9, 40, 0), (.min, 0, 0), (.max, 40, 0),
  ])
func rowsOutside(row: Int, offset: Double, extent: Double) throws {
  let geometry = try RowGeometry([10, 12, 12], spacing: 3)
  #expect(geometry.offset(ofRow: row) == [40: 43][offset] ?? (row == 2 ? 28 : offset))
  #expect(geometry.extent(ofRow: row) == extent)
}

@Test(
  "the visible rows meet the viewport with some of their extent",
  arguments: [
    (0.0, 10.0, 0..<1), (0, 13, 0..<1), (0, 13.5, 0..<2), (10, 2, 0..<0), (10, 4, 1..<2),
    (12, 1, 0..<0), (40, 9, 0..<0), (39.5, 9, 2..<3), (-9, 9, 0..<0), (-9, 10, 0..<1),
    (12.5, 1, 1..<2), (9.5, 20, 0..<3), (25, 99, 2..<3), (0, 0, 0..<0),
  ])
func visibleRows(offset: Double, viewport: Double, rows: Range<Int>) throws {
  let geometry = try RowGeometry([10, 12, 12], spacing: 3)
  #expect(geometry.rows(at: offset, viewport: viewport) == rows)
}
