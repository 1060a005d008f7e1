import Testing

@testable import InfiniteScroll

/// A geometry and the extents of its rows in an array.
private struct GeometryTrial {
  var geometry: RowGeometry
  var extents: [Double]

  init(_ extents: [Double], spacing: Double) throws {
    geometry = try RowGeometry(extents, spacing: spacing)
    self.extents = extents
  }

  mutating func step(using generator: inout SeededGenerator) throws {
    let extent = [12, 33.3, 50, 0.7][Int.random(in: 0..<4, using: &generator)]
    let place = Int.random(in: 0...extents.count, using: &generator)
    let count = [1, 1, 2, 40, 130, 300][Int.random(in: 0..<6, using: &generator)]
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1:
      try geometry.insert(count, of: extent, at: place)
      extents.insert(contentsOf: repeatElement(extent, count: count), at: place)
    case 2, 3:
      let removed = min(count, extents.count - place)
      try geometry.remove(removed, at: place)
      extents.removeSubrange(place..<place + removed)
    case 4 where place < extents.count:
      try geometry.resize(place, to: extent)
      extents[place] = extent
    case 5 where place < extents.count:
      let target = Int.random(in: 0..<extents.count, using: &generator)
      try geometry.move(place, to: target)
      extents.insert(extents.remove(at: place), at: target)
    default: break
    }
  }

  /// Where the geometry is wrong, looking at every `stride`-th row.
  func faults(stride: Int) -> [String] {
    var found = geometry.isUniform ? [] : geometry.tree.faults
    if geometry.count != extents.count { found.append("\(geometry.count) rows") }
    var edge = 0.0
    for (row, extent) in extents.enumerated() {
      defer { edge += extent + geometry.spacing }
      guard row % stride == 0 || row == extents.count - 1 else { continue }
      let offset = geometry.offset(ofRow: row)
      if abs(offset - edge) > 1e-8 { found.append("row \(row) is at \(offset), not \(edge)") }
      if geometry.extent(ofRow: row) != extent { found.append("row \(row) is not \(extent)") }
      if geometry.row(at: offset) != row { found.append("row \(row) is not at \(offset)") }
      if geometry.row(at: offset + extent / 2) != row { found.append("row \(row) is not whole") }
    }
    let content = extents.isEmpty ? 0 : edge - geometry.spacing
    if abs(geometry.contentExtent - content) > 1e-8 { found.append("not \(content) points long") }
    return found
  }
}

@Test("a geometry agrees with an array of extents through random edits", arguments: [0, 4, 0.3])
func geometryScripts(spacing: Double) throws {
  for seed in 0..<16 as Range<UInt64> {
    var generator = SeededGenerator(seed: seed)
    var extents: [Double] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let runs = [1, 3, 90, 400][Int.random(in: 0..<4, using: &generator)]
      extents += (0..<runs).map { runs == 400 ? 7 : Double($0 % 5 + 1) }
    }
    var trial = try GeometryTrial(extents, spacing: spacing)
    for step in 0..<30 {
      try trial.step(using: &generator)
      let faults = trial.faults(stride: step % 10 == 9 ? 7 : 101)
      #expect(faults == [], "seed \(seed), step \(step)")
      if !faults.isEmpty { return }
    }
  }
}

@Test("a tree grows levels by runs of rows and loses them again")
func treeLevels() throws {
  var geometry = try RowGeometry(count: 0, extent: 1)
  for number in 0..<10_000 {
    try geometry.insert(200, of: Double(number % 61 + 1), at: geometry.count / 400 * 200)
  }
  #expect(geometry.tree.levels == 3)
  #expect(geometry.tree.faults == [])
  #expect(geometry.row(at: geometry.offset(ofRow: 900_001)) == 900_001)
  try geometry.remove(600_000, at: 1_100_000)
  #expect(geometry.tree.faults == [])
  try geometry.remove(1_300_000, at: 50_000)
  #expect(geometry.tree.faults == [])
  try geometry.remove(99_800, at: 100)
  #expect(geometry.tree.faults == [])
  #expect(geometry.tree.levels == 1)
  #expect(geometry.count == 200)
}
