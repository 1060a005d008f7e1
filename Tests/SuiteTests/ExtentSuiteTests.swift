import InfiniteScroll
import Testing
import Workloads

@testable import ExtentBenchmarks

/// Every structure over the same rows, and the rows themselves.
private struct Sides {
  var rows: ContiguousArray<Double>
  var tree: RowGeometry
  var fenwick: NaiveFenwickTree
  var sums: [NaivePrefixSums]

  init(count: Int, seed: UInt64) throws {
    rows = ExtentSample.extents(count, seed: seed)
    tree = try RowGeometry(Array(rows))
    fenwick = NaiveFenwickTree(rows)
    sums = NaivePrefixSums.Rebuild.allCases.map { [rows] in NaivePrefixSums(rows, rebuild: $0) }
  }

  mutating func change(_ draw: inout SeededDraw) throws {
    let extent = Double(44 + draw.below(57))
    switch draw.below(4) {
    case 0 where rows.count > 1:
      let row = draw.below(rows.count)
      rows.remove(at: row)
      try each { try $0.remove(at: row) }
    case 1:
      let row = draw.below(rows.count + 1)
      rows.insert(extent, at: row)
      try each { try $0.insert(extent, at: row) }
    default:
      let row = draw.below(rows.count)
      rows[row] = extent
      try each { try $0.resize(row, to: extent) }
    }
  }

  mutating func each(_ body: (inout any RowPlaces) throws -> Void) throws {
    var places: [any RowPlaces] = [tree, fenwick] + sums.map { $0 as any RowPlaces }
    for index in places.indices { try body(&places[index]) }
    tree = try #require(places[0] as? RowGeometry)
    fenwick = try #require(places[1] as? NaiveFenwickTree)
    sums = places[2...].compactMap { $0 as? NaivePrefixSums }
  }

  /// What each says of a row and an offset: all must say what counting says.
  func disagreements(at offset: Double) -> [String] {
    var edges = [0.0]
    for extent in rows { edges.append(edges[edges.count - 1] + extent) }
    let row = edges.dropLast().lastIndex { $0 <= offset }
    var found: [String] = []
    for side in [tree, fenwick] + sums.map({ $0 as any RowPlaces }) as [any RowPlaces] {
      let isRight =
        side.contentExtent == edges[rows.count] && side.row(at: offset) == row
        && edges.indices.allSatisfy { side.offset(ofRow: $0) == edges[$0] }
      if !isRight { found.append("\(type(of: side))") }
    }
    return found
  }
}

@Test("tree, Fenwick tree and prefix sums agree with counting after every change")
func structuresAgree() throws {
  for seed in 0..<60 as Range<UInt64> {
    var draw = SeededDraw(seed: seed)
    var sides = try Sides(count: 1 + draw.below(40), seed: seed)
    for step in 0..<40 {
      try sides.change(&draw)
      let content = sides.rows.reduce(0, +)
      for offset in [0, Double(draw.below(Int(content))), content - 1, content] {
        #expect(sides.disagreements(at: offset) == [], "seed \(seed), step \(step), \(offset)")
      }
    }
  }
}

@Test("the plain list binds the rows that this library's list binds")
func listsAgree() throws {
  for seed in 0..<20 as Range<UInt64> {
    var draw = SeededDraw(seed: seed)
    let extents = ExtentSample.extents(200, seed: seed)
    var changes = RowChanges()
    var list = try VirtualList(
      ExtentBenchmark.configuration(.listed(Array(extents))), into: &changes)
    var plain = NaiveList(extents, viewport: ExtentSample.viewport, into: &changes)
    for step in 0..<200 {
      let distance = Double(draw.below(1200) - 500)
      try list.scroll(by: distance, into: &changes)
      plain.scroll(by: distance, into: &changes)
      #expect(plain.offset == list.offset, "seed \(seed), step \(step)")
      #expect(plain.nearRows == list.nearRows, "seed \(seed), step \(step)")
      #expect(plain.boundRows == Set(list.nearRows), "seed \(seed), step \(step)")
    }
  }
}
