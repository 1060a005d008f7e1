import InfiniteScroll
import Testing

@Test(
  "a geometry names the field that it cannot be made with",
  arguments: [
    ("extent", 3, 0.0, 0.0), ("extent", 3, -1, 0), ("extent", 3, .nan, 0),
    ("extent", 3, .infinity, 0),
    ("spacing", 3, 1, -0.5), ("spacing", 3, 1, .nan), ("spacing", 3, 1, .infinity),
    ("rows", -1, 1, 0), ("rows", .max, 1, 0), ("rows", 1_099_511_627_777, 1, 0),
    ("rows", 2, 1e308, 1e308),
  ])
func badUniform(field: String, count: Int, extent: Double, spacing: Double) {
  let error = #expect(throws: ConfigurationError.self) {
    try RowGeometry(count: count, extent: extent, spacing: spacing)
  }
  #expect(error?.field == field)
}

@Test(
  "a geometry does not take extents that it cannot add up",
  arguments: [
    [1.0, 0], [1, .nan], [1e-300, 1], [1e308, 1e308], [1, 1e13], [-1],
  ])
func badExtents(extents: [Double]) {
  let error = #expect(throws: ConfigurationError.self) { try RowGeometry(extents) }
  #expect(error?.field == "extents")
}

@Test("the longest list and the largest numbers work")
func largest() throws {
  let longest = try RowGeometry(count: 1 << 40, extent: 0x1p900)
  #expect(longest.offset(ofRow: 1 << 40) == 0x1p940)
  #expect(longest.row(at: .greatestFiniteMagnitude) == (1 << 40) - 1)
  #expect(longest.row(at: .infinity) == (1 << 40) - 1)
  var geometry = try RowGeometry(count: 1 << 39, extent: 0x1p900)
  #expect(geometry.row(at: -.infinity) == 0 && geometry.row(at: .nan) == 0)
  let row = 1 << 38
  try geometry.resize(row, to: 0x1p899)
  #expect(geometry.offset(ofRow: row + 1) == 0x1p938 + 0x1p899)
  #expect(geometry.row(at: geometry.offset(ofRow: row + 2)) == row + 2)
  #expect(throws: RejectedEvent.self) { try geometry.insert(1, of: 0x1p900, at: 0) }
  var tiny = try RowGeometry(count: 5, extent: .leastNonzeroMagnitude)
  #expect(tiny.row(at: 3 * .leastNonzeroMagnitude) == 3)
  try tiny.resize(0, to: 3 * .leastNonzeroMagnitude)
  #expect(tiny.row(at: 3 * .leastNonzeroMagnitude) == 1)
}

@Test(
  "a viewport of no sense shows nothing",
  arguments: [
    (Double.nan, 10.0), (-.infinity, 10), (-1e300, 10), (1, .nan), (1, -1), (.infinity, 10),
    (31, 10), (-.infinity, .infinity), (.nan, .infinity),
  ])
func senselessViewport(offset: Double, viewport: Double) throws {
  for geometry in [try RowGeometry([10, 10, 10]), try RowGeometry([9, 10, 10], spacing: 1)] {
    #expect(geometry.rows(at: offset, viewport: viewport).isEmpty)
    #expect(geometry.rows(at: -1, viewport: .infinity) == 0..<3)
  }
}

@Test("a refused edit names its field and changes nothing")
func badEdits() throws {
  var geometry = try RowGeometry([10, 12, 12])
  func refuse(_ field: String, _ edit: (inout RowGeometry) throws -> Void) {
    let error = #expect(throws: RejectedEvent.self) { try edit(&geometry) }
    #expect(error?.field == field)
    #expect(geometry.count == 3 && geometry.contentExtent == 34)
    #expect((0..<3).map { geometry.extent(ofRow: $0) } == [10, 12, 12])
  }
  for extent in [0, -1, .nan, .infinity, 1e300, 1e-300] {
    refuse("extent") { try $0.resize(1, to: extent) }
    refuse("extent") { try $0.insert(1, of: extent, at: 1) }
  }
  for row in [-1, 3, .min, .max] {
    refuse("row") { try $0.resize(row, to: 5) }
    refuse("row") { try $0.move(row, to: 0) }
    refuse("to") { try $0.move(0, to: row) }
  }
  for row in [-1, 4, .min, .max] {
    refuse("at") { try $0.insert(1, of: 5, at: row) }
    refuse("at") { try $0.remove(0, at: row) }
  }
  for count in [-1, .min, .max, 1 << 40] { refuse("count") { try $0.insert(count, of: 5, at: 1) } }
  for count in [-1, 3, .max] { refuse("count") { try $0.remove(count, at: 1) } }
}

@Test("a list that was emptied starts over")
func emptied() throws {
  var geometry = try RowGeometry([10, 12, 12], spacing: 3)
  try geometry.remove(3, at: 0)
  #expect(geometry.contentExtent == 0 && geometry.row(at: 0) == nil)
  #expect(geometry.rows(at: 0, viewport: 9).isEmpty)
  try geometry.insert(2, of: 1e-30, at: 0)
  #expect(geometry.count == 2 && geometry.offset(ofRow: 2) == 2e-30 + 6)
}
